/** What word processors, slides and PDFs put between two lines. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Lines with the one sign between them that every network and browser takes for a new line. */
export const plainLines = (text: string): string => text.replace(lineBreak, '\n');

/** The same text in one line: a space where there was a new one. */
export const plainLine = (text: string): string => text.replace(lineBreaks, ' ');

/**
 * Control characters, soft hyphens, byte order marks and spaces without width come along with what is pasted.
 * They cannot be seen, so nobody could delete them. What joins emoji or letters stays.
 */
const unseen = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu;

/** Cleans a typed or pasted text: one kind of line break, no control characters. */
export const typedLines = (text: string): string => plainLines(text).replace(unseen, '');
export const typedLine = (text: string): string => plainLine(text).replace(unseen, '');
