/** What a person who starts Posthorn reads; structured logs go to the other stream. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One line per step with the time it took; a step that takes long says that it has begun. */
export async function showProgress<T>(step: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const slow = setTimeout(() => say(`${step} …`), 1_000);
  try {
    const result = await work();
    say(`${step}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  } finally {
    clearTimeout(slow);
  }
}
