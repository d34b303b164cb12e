import type { CsvStyle } from './csv-style.ts';

/** With one of these a formula begins, which could call out of the spreadsheet. */
const formulaSigns = '=+@＝＋－＠-';

/** Between cells, in one program or another, whatever we put there ourselves. */
const cellSeparators = ',;\t\r\n';

/** May stand before a formula without making it a text. */
const skippedBeforeFormula = '" \v\f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/**
 * Where a formula would begin: at the beginning of a text, or after what a program that expects another separator
 * than ours takes for one. PostgreSQL understands it, too.
 */
export const formulaPattern = `(^|[${cellSeparators}])([${skippedBeforeFormula}]*)([${formulaSigns}])`;
const formulas = new RegExp(formulaPattern, 'g');

/** Some programs leave these out, and begin with what follows. */
export const droppedStarts = ['\t', '\r', '\n'] as const;

/** An apostrophe makes a text of what follows. */
function cell(text: string): string {
  const isDropped = droppedStarts.some((start) => text.startsWith(start));
  const harmless = text.replace(formulas, "$1$2'$3");
  return `"${(isDropped ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
}

/** A number as a cell: null is not known and stays empty, which is not the same as none. */
export interface CsvNumber {
  number: number | null;
  decimals: number;
}

/** One line. Words are quoted and none is a formula; numbers are not, so that a spreadsheet counts with them. */
export function csvLine(
  cells: readonly (string | CsvNumber)[],
  { separator, decimal }: CsvStyle,
): string {
  const written = (one: string | CsvNumber): string => {
    if (typeof one === 'string') return cell(one);
    return one.number === null ? '' : one.number.toFixed(one.decimals).replace('.', decimal);
  };
  return `${cells.map(written).join(separator)}\r\n`;
}

/** A whole file. */
export const csvFile = (
  rows: readonly (readonly (string | CsvNumber)[])[],
  style: CsvStyle,
): string => CSV_BEGINNING + rows.map((cells) => csvLine(cells, style)).join('');

/** Without it spreadsheets take accents for something else. */
export const CSV_BEGINNING = '\uFEFF';
