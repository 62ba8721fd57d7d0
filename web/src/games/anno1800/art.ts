// The drawings of the game.

import './art.css';
import { addSprite } from '../../lib/art';
import sprite from './art.svg?url';

export const addArt = () => addSprite(sprite);
