import type { Finding } from '../finding.ts';
import { tidyLine } from './blank.ts';
import { url } from './rules.ts';

/** What people copy along with an address. */
const wrapping = /^[\s<("'\u201c\u2018]+|[\s>)"'\u201d\u2019]+$/g;
const bareHost = /^[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]|$)/u;

/**
 * An address as it was meant: `www.example.com` and `https:/example.com` get what is missing, spaces around it
 * go. Where the field would not take it even then, what was typed stays to be seen.
 */
export function mendedAddress(
  text: string,
  findingOf: (address: string) => Finding | undefined = url,
): string {
  const line = tidyLine(text);
  // What is right stays: a bracket at its end may be part of it.
  if (findingOf(line) === undefined) return line;
  const bare = line.replace(wrapping, '');
  const secure = bare.replace(/^https:\/{0,2}(?=[^/])/i, 'https://').replace(/^\/\//, 'https://');
  const mended = bareHost.test(secure) ? `https://${secure}` : secure;
  return findingOf(mended) === undefined ? mended : text;
}
