// The real server, on a free port, with a temporary folder of its own.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { luck } from './luck.mjs';

const built = fileURLToPath(new URL('../../../target/debug/entrepot', import.meta.url));
const program = process.env.ENTREPOT ?? built;

/** How long a server may take to say that it listens. */
const patience = 20_000;

export class Server {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #folder = '';
  #port = 0;
  /** @type {string[]} */
  #options = [];

  /** A server that listens. @param {string[]} [options] more arguments for `serve` */
  static async start(options = []) {
    const server = new Server();
    server.#options = options;
    server.#folder = await mkdtemp(join(tmpdir(), 'entrepot-test-'));
    await server.#listen();
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Ends it like a power cut, without a chance to clean up. */
  async kill() {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }

  /** Starts it again at the same address, with the same folder. */
  async restart() {
    await this.kill();
    await this.#listen();
  }

  /** Ends it for good. */
  async stop() {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #listen() {
    const words = ['serve', '--listen', `127.0.0.1:${this.#port}`, '--data', this.#folder, '--luck', `${luck}`, ...this.#options];
    const running = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = running;
    this.#port = await address(running);
  }
}

/**
 * The port that a server reports.
 * @param {import('node:child_process').ChildProcess} running
 * @returns {Promise<number>}
 */
function address(running) {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (/** @type {string} */ why) => reject(new Error(`${program}: ${why}\n${said}`));
    const late = setTimeout(() => fail('does not say that it listens'), patience);
    running.once('error', (error) => fail(error.message));
    running.once('exit', (code) => fail(`ended with ${code}`));
    running.stderr?.on('data', (text) => (said += text));
    createInterface({ input: /** @type {import('node:stream').Readable} */ (running.stdout) }).on('line', (line) => {
      said += `${line}\n`;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
      if (!found) return;
      clearTimeout(late);
      resolve(Number(found[1]));
    });
  });
}
