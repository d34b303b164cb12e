import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * The value of the last drawing that reached the screen, for what happens later: a listener, a timer,
 * an answer. It is written before other effects run, and never by a drawing that is thrown away.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
