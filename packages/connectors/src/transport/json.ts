import type { Answer } from './transport.ts';

/** The body of an answer, or undefined when it is not whole: half a text, or the error page of a proxy. */
export function jsonOf(answer: Answer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch {
    return undefined;
  }
}
