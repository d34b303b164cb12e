/** What time it is, in milliseconds, and waiting for it. Tests have one that they turn themselves. */
export interface Clock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `work` once, so many milliseconds from now; answers how to call it off. */
  after(ms: number, work: () => void): () => void;
}

/** The timer of this machine. It does not keep a process alive. */
export function afterRealTime(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  timer.unref();
  return () => clearTimeout(timer);
}
