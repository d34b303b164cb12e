import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type Result, runStages } from './run-stages.mjs';
import { countJourneys } from './stages/journeys.mjs';
import { countVitest } from './stages/vitest.mjs';

let printed: MockInstance<typeof console.log>;
beforeEach(() => {
  printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => printed.mockRestore());

const stage = (title: string, run: () => Promise<Result>) => ({ title, fast: true, run });
const result = (passed: number, failed: number, output = '') => ({ passed, failed, output });
const lastLine = () => printed.mock.lastCall?.[0];
const everything = () => printed.mock.calls.join('\n');

it('adds up what passed, alone on the last line', async () => {
  const stages = [
    [stage('one', async () => result(2, 0))],
    [stage('two', async () => result(3, 0))],
  ];
  expect(await runStages(stages)).toBe(0);
  expect(lastLine()).toBe('5 passed, 0 failed');
});

it('goes on after a failure and shows why it failed', async () => {
  const stages = [
    [stage('one', async () => result(0, 2, 'the reason'))],
    [stage('two', async () => result(3, 0, 'not of interest'))],
  ];
  expect(await runStages(stages)).toBe(1);
  expect(lastLine()).toBe('3 passed, 2 failed');
  expect(everything()).toContain('the reason');
  expect(everything()).not.toContain('not of interest');
});

it('runs a row side by side, and tells of it in its order', async () => {
  let letGo = () => {};
  const second = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const stages = [
    [
      // Waits for its neighbour: one after the other, they would never end.
      stage('one', () => second.then(() => result(2, 0))),
      stage('two', async () => {
        letGo();
        return result(3, 1, 'the reason');
      }),
    ],
  ];
  expect(await runStages(stages)).toBe(1);
  expect(lastLine()).toBe('5 passed, 1 failed');
  expect(everything()).toMatch(/✓ one[\s\S]*✗ two[\s\S]*the reason/);
});

it('takes a stage that breaks or tests nothing for failed', async () => {
  const stages = [
    [stage('breaks', () => Promise.reject(new Error('broken')))],
    [stage('empty', async () => result(0, 0))],
  ];
  expect(await runStages(stages)).toBe(1);
  expect(lastLine()).toBe('0 passed, 2 failed');
  expect(everything()).toContain('broken');
});

it('stops where it is interrupted, without a result', async () => {
  const interrupted = new AbortController();
  const never = vi.fn(async () => result(1, 0));
  const stages = [
    [
      stage('one', async () => {
        interrupted.abort();
        return result(0, 1);
      }),
    ],
    [stage('two', never)],
  ];
  expect(await runStages(stages, interrupted.signal)).toBe(130);
  expect(never).not.toHaveBeenCalled();
  expect(everything()).not.toMatch(/^1 passed/m);
});

it('counts test files that break before their first test', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  };
  expect(countVitest(report, 1)).toEqual({ passed: 4, failed: 2 });
});

it('counts a run that fails without a failed test, or leaves no report', () => {
  expect(countVitest({ numPassedTests: 4, numFailedTests: 0 }, 1)).toEqual({
    passed: 4,
    failed: 1,
  });
  expect(countVitest({}, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countJourneys({}, 1)).toEqual({ passed: 0, failed: 1 });
});

it('does not accept a journey that passed only at the second try', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(countJourneys({ stats }, 1)).toEqual({ passed: 5, failed: 2 });
});
