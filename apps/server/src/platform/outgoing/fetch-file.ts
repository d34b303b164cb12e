import type { OpenOptions, Outgoing } from './outgoing.ts';
import { OutgoingProblem } from './outgoing-problem.ts';

/** A whole file at an address that we were given; undefined where it is not there or can not be reached. */
export async function fetchFile(
  outgoing: Outgoing,
  url: string,
  options: OpenOptions,
): Promise<Buffer | undefined> {
  try {
    const opened = await outgoing.open(url, options);
    try {
      return opened.statusCode === 200 ? await wholeBody(opened.body) : undefined;
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof OutgoingProblem) return undefined;
    throw error;
  }
}

export async function wholeBody(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}
