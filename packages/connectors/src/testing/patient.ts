import type { Clock } from '../clock.ts';
import { AtWork } from '../journal/store.ts';

/**
 * For tests that ask once: while the network works on what was sent the clock is turned, and it is asked again, as the
 * engine would.
 */
export const patient = <Asked extends object>(asked: Asked, clock: Pick<Clock, 'now' | 'sleep'>) =>
  new Proxy(asked, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => untilDone(() => value.apply(target, given), clock);
    },
  });

function untilDone(ask: () => unknown, clock: Pick<Clock, 'now' | 'sleep'>): unknown {
  const answer = ask();
  if (!(answer instanceof Promise)) return answer;
  return answer.catch(async (error: unknown) => {
    if (!(error instanceof AtWork)) throw error;
    await clock.sleep(Math.max(0, error.until - clock.now()));
    return untilDone(ask, clock);
  });
}
