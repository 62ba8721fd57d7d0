// The drawings of the games. Each game has one sprite, which is put into the page once; `Art.svelte` shows its parts.

const added = new Map<string, Promise<void>>();

/** Puts a sprite into the page. The drawings that show it are empty until then. */
export function addSprite(url: string): Promise<void> {
  const before = added.get(url);
  if (before) return before;
  const adding = addInTime(url);
  added.set(url, adding);
  return adding;
}

/** Without its drawings a table is hard to read: what did not come is asked for again, at longer and longer intervals. */
async function addInTime(url: string): Promise<void> {
  for (let pause = 1; ; pause = Math.min(2 * pause, 60)) {
    try {
      return await add(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    }
  }
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
