import { expect, test } from 'vitest';
import type { TrialAsked, TrialTold } from '../../testing/threads/trial.thread.ts';
import { openThreads, TookTooMuch } from './open-threads.ts';

const open = (limits: { computeMs: number; memoryMegabytes?: number }) =>
  openThreads<TrialAsked, TrialTold>(
    import.meta.url,
    '../../testing/threads/trial.thread.ts',
    limits,
  );
const threads = open({ computeMs: 200 });
const ask = (asked: TrialAsked, signal?: AbortSignal) =>
  threads.converse((thread) => thread.ask(asked), signal);

test('a thread answers, also in the middle of its work', async () => {
  expect(await ask('echo')).toBe('echo');
  const told = await threads.converse(async (thread) => [
    await thread.ask('talk'),
    await thread.ask('echo'),
  ]);
  expect(told).toEqual(['go on', 'over after echo']);
});

test('what a thread throws is thrown, and the next conversation finds a sound one', async () => {
  await expect(ask('throw')).rejects.toThrow(new TypeError('broken'));
  expect(await ask('echo')).toBe('echo');
});

test.each(['spin', 'look back'] as const)(
  'work without end is ended while others are served (%s)',
  async (asked) => {
    let isServed = false;
    setImmediate(() => {
      isServed = true;
    });
    const work = ask(asked);
    await expect(work).rejects.toBeInstanceOf(TookTooMuch);
    expect(isServed).toBe(true);
    expect(await ask('echo')).toBe('echo');
  },
);

test('a thread that wants more memory than there is for it is ended', async () => {
  const small = open({ computeMs: 3_600_000, memoryMegabytes: 64 });
  const work = small.converse((thread) => thread.ask('fill'));
  await expect(work).rejects.toEqual(new TookTooMuch('memory'));
});

test('a conversation that is called off, or left in the middle, leaves nothing behind', async () => {
  const left = new AbortController();
  const work = ask('spin', left.signal);
  left.abort(new Error('left'));
  await expect(work).rejects.toThrow('left');
  expect(await threads.converse((thread) => thread.ask('talk'))).toBe('go on');
  expect(await ask('echo')).toBe('echo');
});
