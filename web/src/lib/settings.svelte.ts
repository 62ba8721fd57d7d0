// A player's settings for this browser. Kept in local storage, so that they last without an account.

export interface Settings {
  theme: 'system' | 'day' | 'night';
  /** How fast other players' moves are shown. */
  speed: 'slow' | 'normal' | 'fast' | 'instant';
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Single letters and digits work as shortcuts. */
  keys: boolean;
  /** Questions with only one answer are answered without asking. */
  forced: boolean;
  /** The computer player chosen last; empty if none was. */
  level: string;
}

const stored = 'entrepot-settings';
const defaults: Settings = { theme: 'system', speed: 'normal', sound: false, volume: 0.6, keys: true, forced: true, level: '' };

function read(): Settings {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(stored) ?? '{}') };
  } catch {
    return { ...defaults };
  }
}

export const settings: Settings = $state(read());

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function showTheme(): void {
  const night = settings.theme === 'night' || (settings.theme === 'system' && systemIsDark.matches);
  document.documentElement.dataset.theme = night ? 'dark' : 'light';
  // The bar of the browser has the colour of ours, whatever the device prefers.
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  if (bar) document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => (meta.content = bar));
}

$effect.root(() => {
  $effect(() => localStorage.setItem(stored, JSON.stringify(settings)));
  $effect(showTheme);
});
systemIsDark.addEventListener('change', showTheme);
showTheme();
