// Draws the icons of the installed app from public/icon.svg: `node build/app-icons.mjs`. Few colours are enough for flat art, so
// the files have a palette; the browser draws, and what it drew is written as a PNG with one byte for each pixel.

import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const art = readFileSync(new URL('icon.svg', folder), 'utf8');

/** A mask may cut off all but the middle 80 %, and a phone of Apple rounds the corners itself. */
const icons = [
  { file: 'icon-192.png', size: 192, round: 0.22 },
  { file: 'icon-512.png', size: 512, round: 0.22 },
  { file: 'icon-maskable-512.png', size: 512, round: 0 },
  { file: 'apple-touch-icon.png', size: 180, round: 0 },
];

/** Runs in the page: the pixels of a drawing. @param {{art: string, size: number, round: number}} wanted */
async function pixels({ art, size, round }) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(art)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const pen = canvas.getContext('2d');
  pen.beginPath();
  pen.roundRect(0, 0, size, size, size * round);
  pen.clip();
  pen.drawImage(picture, 0, 0, size, size);
  return [...pen.getImageData(0, 0, size, size).data];
}

/** The colours of the drawing stay as they are; those between two of them, at edges, are rounded, so that there are fewer. */
const drawn = new Set([...art.matchAll(/#([0-9a-f]{6})/g)].map(([, hex]) => Buffer.from(hex, 'hex').join()));
const step = 255 / 10;
const rounded = (/** @type {number} */ value) => Math.round(Math.round(value / step) * step);

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** @param {number[]} data Red, green, blue and opacity of each pixel. @param {number} size */
function png(data, size) {
  const colours = new Map();
  const rows = Buffer.alloc((size + 1) * size);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const seen = data.slice(pixel * 4, pixel * 4 + 4);
    const colour = drawn.has(seen.slice(0, 3).join()) && seen[3] === 255 ? seen.join() : seen.map(rounded).join();
    if (!colours.has(colour)) colours.set(colour, colours.size);
    rows[pixel + Math.floor(pixel / size) + 1] = colours.get(colour);
  }
  if (colours.size > 256) throw new Error(`${colours.size} colours: more than a palette holds`);
  const palette = [...colours.keys()].map((colour) => colour.split(',').map(Number));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour[3]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, size, round } of icons) writeFileSync(new URL(file, folder), png(await page.evaluate(pixels, { art, size, round }), size));
await browser.close();
