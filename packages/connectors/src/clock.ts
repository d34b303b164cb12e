/** What time it is, in milliseconds. Tests have one that they turn themselves. */
export interface Clock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
