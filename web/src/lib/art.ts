// The drawings of the games. Each game has one sprite, which is put into the page once; `Art.svelte` shows its parts.

const added = new Map<string, Promise<void>>();

/** Puts a sprite into the page. The drawings that show it are empty until then. */
export function addSprite(url: string): Promise<void> {
  const before = added.get(url);
  if (before) return before;
  const adding = add(url);
  added.set(url, adding);
  // What failed can be tried again.
  adding.catch(() => added.delete(url));
  return adding;
}

async function add(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const holder = document.createElement('div');
  holder.className = 'sprite';
  holder.ariaHidden = 'true';
  holder.innerHTML = await response.text();
  document.body.append(holder);
}
