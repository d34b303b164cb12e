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

/** One line of a CSV file. Every cell is quoted, and none is a formula. */
export const csvLine = (cells: readonly string[], separator: CsvStyle['separator']): string =>
  `${cells.map(cell).join(separator)}\r\n`;

const cell = (text: string): string => {
  const isFormula = formulaStarts.some((start) => text.startsWith(start));
  const harmless = isFormula ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Without it spreadsheets take accents for something else. */
export const CSV_BEGINNING = '\uFEFF';
