import { refuse } from './problem.ts';

/** Signs that begin something unless a backslash stands before them. */
const reserved = '|{}@[]()<>#*_~';
const template = /\{hashtag\|\\?#\|[^|{}]+\}|@\[[^\]]*\]\(urn:li:\w+:\w+\)|#[\p{L}\p{N}]+/gu;

/** Whether every sign that means something is meant so. */
export function checkLittleText(text: string): void {
  const rest = text.replace(template, '');
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === '\\') at += 1;
    else if (reserved.includes(rest[at] ?? ' ')) {
      throw refuse('INVALID_VALUE_FOR_FIELD', `${rest[at]} is not escaped`, 'commentary');
    }
  }
}

export const plainText = (text: string): string => text.replace(/\\(.)/gs, '$1');
