import { mount } from 'svelte';
import App from './App.svelte';
import './lib/settings.svelte';
import { start } from './lib/i18n.svelte';
import { loadGames } from './lib/offered.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';

await Promise.all([start(), loadGames()]);
mount(App, { target: document.getElementById('app')! });
