/** A value that a component can watch with useSyncExternalStore. */
export interface Watched<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createWatched<T>(first: T): Watched<T> {
  let current = first;
  const watchers = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const watch of watchers) watch();
    },
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
