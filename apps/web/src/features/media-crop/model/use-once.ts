import { useRef, useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';

/** Runs something that may fail; while it runs, asking again has no effect. */
export function useOnce() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(errorText(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { run, isBusy, problem, forget: () => setProblem(null) };
}
