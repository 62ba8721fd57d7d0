// Loaded together with the table: the icons of the game.

import sanjuan from 'virtual:icons/sanjuan';
import { addIcons } from './icons';

addIcons(sanjuan);
