// The tab: its title, and an icon that shows from afar that it is the player's turn.

/** `text` is what the page shows; empty on the first page. Call it inside an effect, so that it follows the language. */
export function setTitle(text: string, turn = false): void {
  document.title = text ? `${text} · Entrepôt` : 'Entrepôt';
  const icon = document.getElementById('favicon') as HTMLLinkElement | null;
  if (icon) icon.href = turn ? '/favicon-turn.svg' : '/favicon.svg';
}
