/** How often one toast was asked for: a counter that its card can watch. */
export interface Repeat {
  get: () => number;
  bump: () => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createRepeat(): Repeat {
  let count = 1;
  const watchers = new Set<() => void>();
  return {
    get: () => count,
    bump: () => {
      count += 1;
      for (const watch of watchers) watch();
    },
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
