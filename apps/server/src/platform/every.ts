import type { Clock } from '@posthorn/connectors';

/** Does something again and again, that many milliseconds apart; answers how to end that. */
export function every(clock: Pick<Clock, 'after'>, ms: number, work: () => void): () => void {
  let callOff = clock.after(ms, beat);
  function beat() {
    callOff = clock.after(ms, beat);
    work();
  }
  return () => callOff();
}
