import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code 0 for success; a program that could not run or was ended has none, so 1
 * @property {string} output everything it printed
 * @property {string} stdout the part meant for programs
 */

/** Programs under way, so that Ctrl-C can end them with all their children. */
const running = new Set();
let closed = false;

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { cwd = root, env = process.env, timeoutMs } = {}) {
  if (closed) return Promise.resolve({ code: 1, output: '', stdout: '' });
  return new Promise((resolve) => {
    // A group of its own: a hanging program is ended together with whatever it started.
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    let stdout = '';
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    child.stdout.on('data', (text) => {
      stdout += text;
    });
    const timer =
      timeoutMs &&
      setTimeout(() => {
        keep(`\nEnded after ${timeoutMs / 1000} s without a result.\n`);
        endGroup(child.pid, 'SIGKILL');
      }, timeoutMs);
    child.once('error', (error) => keep(`${error.message}\n`));
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      // Some programs colour their words even where there is no terminal.
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output), stdout });
    });
  });
}

/**
 * Runs a JavaScript program that a package brings, without the cost of npx.
 * @param {string} script path of the program below node_modules
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runScript(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}

/** Ends what runs and lets nothing new begin. */
export function endAllRunning() {
  closed = true;
  for (const child of running) endGroup(child.pid, 'SIGTERM');
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function endGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has ended by itself in the meantime.
  }
}
