import type { CsvStyle } from './csv-style.ts';

/** A cell that begins so is a formula to a spreadsheet, and could call out of it. */
export const formulaStarts = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\t',
  '\r',
  '\n',
] as const;

const cell = (text: string): string => {
  const isFormula = formulaStarts.some((start) => text.startsWith(start));
  const harmless = isFormula ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

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
