/** Something that changes while it is looked at: what it is now, and word of every change. */
export interface Live<T> {
  snapshot: () => T;
  subscribe: (listener: () => void) => () => void;
}

/** What a part of the screen shows: given anew with every drawing, or followed without any. */
export type MaybeLive<T> = T | Live<T>;

export const isLive = <T>(value: MaybeLive<T>): value is Live<T> =>
  typeof value === 'object' && value !== null && 'subscribe' in value;

/** One that is what it was last set to. */
export function liveValue<T>(first: T): Live<T> & { set: (next: T) => void } {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    snapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A part of it, whose followers hear of its own changes alone. */
export function partOf<Whole, Part>(
  whole: Live<Whole>,
  select: (whole: Whole) => Part,
): Live<Part> {
  const listeners = new Set<() => void>();
  const snapshot = () => select(whole.snapshot());
  let last: Part;
  let stop: (() => void) | undefined;

  function passOn(): void {
    const next = snapshot();
    if (Object.is(next, last)) return;
    last = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    snapshot,
    subscribe(listener) {
      if (listeners.size === 0) {
        last = snapshot();
        stop = whole.subscribe(passOn);
      }
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}
