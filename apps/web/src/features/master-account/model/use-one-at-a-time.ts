import { useRef } from 'react';

/** Runs something; a second press that comes before the screen shows the first has no effect. */
export function useOneAtATime(): (work: () => Promise<unknown>) => void {
  const isRunning = useRef(false);
  return (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    // What failed is told where the work shows its state.
    void work()
      .catch(() => {})
      .finally(() => {
        isRunning.current = false;
      });
  };
}
