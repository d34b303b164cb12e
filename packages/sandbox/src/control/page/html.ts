import { escapeHtml } from '@posthorn/domain';

/** Text that is safe to put into a page. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** A piece of a page. Whatever is put into it is text, unless it was made the same way. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.map((text, index) => text + textOf(pieces[index])).join(''));

function textOf(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return escapeHtml(String(piece));
}
