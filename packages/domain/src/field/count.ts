const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const onlyAscii = /^[\t\n -~]*$/;

/**
 * Characters as a person counts them: an emoji with its skin tone or a letter with its accents is
 * one. Counters, limits, truncation and insertion all count this way.
 */
export function countCharacters(text: string): number {
  if (onlyAscii.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

export function countLineBreaks(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}
