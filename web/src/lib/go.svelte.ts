// Where the player is in the client, and navigation without reloading the page.

function read(): { path: string; parts: string[] } {
  const path = location.pathname;
  return { path, parts: path.split('/').filter(Boolean).map(decode) };
}

/** An address typed by hand may contain a stray %. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = $state(read());

function show(): void {
  Object.assign(route, read());
}

addEventListener('popstate', show);

/** Goes to a path of the client, such as /games. */
export function go(path: string): void {
  if (path === location.pathname) return;
  history.pushState(null, '', path);
  scrollTo(0, 0);
  show();
}

/** For links inside the client: `<a href="/games" use:link>`. New tabs and windows still work. */
export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(anchor.pathname);
  }
  anchor.addEventListener('click', follow);
  return { destroy: () => anchor.removeEventListener('click', follow) };
}
