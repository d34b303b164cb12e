import { afterRealTime, type Clock } from './clock.ts';

interface Bounds {
  withinMs?: number | undefined;
  /** Ends the call earlier, with its own reason. */
  signal?: AbortSignal | undefined;
  clock?: Pick<Clock, 'after'>;
}

export interface Limit {
  signal: AbortSignal;
  abort(reason: unknown): void;
  /** To be called when the call has ended, however it did. */
  release(): void;
}

/**
 * The one way to limit a call in time. The timer holds the controller: a signal of `AbortSignal.timeout` that only
 * `AbortSignal.any` refers to can be garbage-collected before it fires, and the call then never ends.
 */
export function limitCall({ withinMs, signal, clock = { after: afterRealTime } }: Bounds): Limit {
  const controller = new AbortController();
  const abort = (reason: unknown) => controller.abort(reason);
  const forward = () => abort(signal?.reason);
  const callOff =
    withinMs === undefined
      ? () => {}
      : clock.after(withinMs, () => abort(new DOMException('It took too long', 'TimeoutError')));
  if (signal?.aborted) forward();
  signal?.addEventListener('abort', forward);
  return {
    signal: controller.signal,
    abort,
    release() {
      callOff();
      signal?.removeEventListener('abort', forward);
    },
  };
}

/** Makes a call under a limit, and releases the limit afterwards. */
export async function withinLimit<T>(
  bounds: Bounds,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = limitCall(bounds);
  try {
    return await call(limit.signal);
  } finally {
    limit.release();
  }
}
