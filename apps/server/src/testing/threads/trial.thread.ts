import { serveThread } from '../../platform/threads/serve-thread.ts';

export type TrialAsked = 'echo' | 'spin' | 'fill' | 'throw' | 'priority' | 'talk' | 'look back';
export type TrialTold = string;

/** A thread that does what a test wants. */
serveThread<TrialAsked, TrialTold>(async (asked, tell) => {
  switch (asked) {
    case 'spin':
      for (;;);
    case 'look back':
      return String(/^(a+)+$/.test(`${'a'.repeat(100)}b`));
    case 'fill': {
      const kept: unknown[] = [];
      for (;;) kept.push(Array.from({ length: 1_000 }, () => ({})));
    }
    case 'throw':
      throw new TypeError('broken');
    case 'talk':
      return `over after ${await tell('go on')}`;
    default:
      return asked;
  }
});
