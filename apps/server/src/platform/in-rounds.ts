import type { Clock } from '@posthorn/connectors';
import { every } from './every.ts';

/** How many times as long as a round the rest after it is. */
const REST = 4;

/**
 * Looks every so often whether to begin a round of work. Never two at once, and a round that took long
 * is followed by a longer rest: what is done again and again is not to use up the machine.
 */
export function inRounds(
  clock: Pick<Clock, 'after'>,
  ms: number,
  work: () => Promise<void>,
): { stop(): Promise<void> } {
  let round: Promise<void> | undefined;
  // Counted in looks, which come by real time also where the clock of the product is turned.
  let looksDuringRound = 0;
  let looksToRest = 0;
  const callOff = every(clock, ms, () => {
    if (round) looksDuringRound += 1;
    else if (looksToRest > 0) looksToRest -= 1;
    else {
      looksDuringRound = 0;
      round = work().finally(() => {
        round = undefined;
        looksToRest = REST * looksDuringRound;
      });
    }
  });
  return {
    async stop() {
      callOff();
      await round;
    },
  };
}
