import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { whenNpmDies } from './when-npm-dies.mjs';

/**
 * @typedef {object} Program
 * @property {string} program
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 */

/**
 * Keeps programs running together until one ends or a person asks; then ends them all and gives
 * the exit code of the one that ended first.
 *
 * Each gets a process group of its own, so that Ctrl-C in a terminal reaches it once, through us,
 * and an IPC channel, whose end tells it that we are gone, even after kill -9.
 * @param {Program[]} programs
 */
export async function keepRunning(programs) {
  const children = programs.map(({ program, args, cwd, env = process.env }) =>
    spawn(program, args, {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
    }),
  );
  const ended = children.map((child) => once(child, 'exit'));
  let asked = false;
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    for (const child of children) child.kill(signal);
  };
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    end(asked ? 'SIGKILL' : signal);
    asked = true;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, onSignal);
  }
  const stopWatching = whenNpmDies(() => onSignal('SIGTERM'));
  const [code, signal] = await Promise.race(ended);
  // A program that was asked already would take a second signal for impatience.
  if (!asked) end('SIGTERM');
  await Promise.all(ended);
  stopWatching();
  return code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
}
