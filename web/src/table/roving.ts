// Arrow keys inside a group of buttons: one of them is in the tab order, arrows go to the nearest in that direction.

const item = '[data-rove]';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const directions: Record<Direction, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const middle = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = middle(from);
  let best: { element: HTMLElement; distance: number } | undefined;
  for (const element of all) {
    const there = middle(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // Sideways distance counts more, so that arrows stay in their row or column if possible.
    const distance = along + 3 * across;
    if (along > 4 && (!best || distance < best.distance)) best = { element, distance };
  }
  return best?.element;
}

export function roving(group: HTMLElement): { destroy(): void } {
  const items = () => [...group.querySelectorAll<HTMLElement>(item)];

  /** Keeps exactly one item in the tab order: the one last focused, else the first. */
  function settle(current?: HTMLElement): void {
    const all = items();
    const chosen = current ?? all.find((element) => element.tabIndex === 0) ?? all[0];
    for (const element of all) element.tabIndex = element === chosen ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const element = (event.target as HTMLElement).closest<HTMLElement>(item);
    if (element) settle(element);
  }

  function pressed(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>(item);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = items();
    let to: HTMLElement | undefined;
    if (event.key === 'Home') to = all[0];
    else if (event.key === 'End') to = all.at(-1);
    else if (event.key in directions) to = nearest(from, all, directions[event.key as Direction]);
    else return;
    event.preventDefault();
    to?.focus();
  }

  settle();
  const observer = new MutationObserver(() => settle());
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', pressed);
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('keydown', pressed);
    },
  };
}
