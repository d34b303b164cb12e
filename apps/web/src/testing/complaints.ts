import { afterEach, beforeEach, expect } from 'vitest';

/** What a test wrote to the console as an error or a warning, and what it said it would. */
const complaints: string[] = [];
const expected: RegExp[] = [];

/** For a test that provokes an error or a warning on the console; it fails when none comes. */
export function expectComplaint(words: RegExp): void {
  expected.push(words);
}

/**
 * Complaints of React that depend on how fast the machine is, so they can not decide whether a test passes:
 * a deferred part was loaded, or an answer was drawn, while the test was not waiting for the page.
 */
const matterOfTime = [
  /^A suspended resource finished loading inside a test/,
  /^An update to %s inside a test was not wrapped in act/,
];

const levels = ['error', 'warn'] as const;
const { error, warn } = console;

interface VirtualConsole {
  removeAllListeners(event: 'jsdomError'): void;
  on(event: 'jsdomError', listen: (error: Error) => void): void;
}

/** jsdom tells what it can not do past the console of the tests. */
declare const jsdom: { virtualConsole: VirtualConsole } | undefined;
if (typeof jsdom !== 'undefined') {
  jsdom.virtualConsole.removeAllListeners('jsdomError');
  jsdom.virtualConsole.on('jsdomError', (error) => complaints.push(`${error}`));
}

beforeEach(() => {
  complaints.length = 0;
  expected.length = 0;
  for (const level of levels) {
    console[level] = (...said: unknown[]) => {
      complaints.push(said.map((part) => (part instanceof Error ? part.stack : part)).join(' '));
    };
  }
});

// Set up before everything else, so this comes last: leaving the page may complain, too.
afterEach(() => {
  Object.assign(console, { error, warn });
  const accepted = [...expected, ...matterOfTime];
  const unexpected = complaints.filter((said) => !accepted.some((words) => words.test(said)));
  expect(unexpected, 'The test wrote to the console').toEqual([]);
  const missing = expected.filter((words) => !complaints.some((said) => words.test(said)));
  expect(missing, 'The test announced a complaint that did not come').toEqual([]);
});
