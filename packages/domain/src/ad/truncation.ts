import { graphemes } from '../field/count.ts';

/** A text as a network shows it at first. */
export interface Shown {
  text: string;
  isCut: boolean;
}

const ELLIPSIS = '…';

/** Cut after so many line breaks, or at the last space before so many characters. */
export function truncated(text: string, limit: { length: number; linebreaks?: number }): Shown {
  const byLines = firstLines(text, limit.linebreaks);
  const byLength = wholeWords(byLines, limit.length);
  const isCut = byLength.length < text.trimEnd().length;
  return { text: isCut ? `${byLength.trimEnd()}${ELLIPSIS}` : text, isCut };
}

function firstLines(text: string, linebreaks: number | undefined): string {
  if (linebreaks === undefined) return text;
  const lines = text.split(/\r\n|\r|\n/);
  return lines.length <= linebreaks + 1 ? text : lines.slice(0, linebreaks + 1).join('\n');
}

/** As many words as fit into so many characters; a word that fills them alone is cut. */
export function wholeWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = graphemes(text, length + 1);
  if (characters.length <= length) return text;
  const head = characters.slice(0, length).join('');
  // A word that ends right at the limit is whole.
  if (/\s/.test(characters[length] ?? '')) return head;
  const space = head.search(/\s\S*$/);
  return space > 0 ? head.slice(0, space) : head;
}
