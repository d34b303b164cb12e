/** A cell that begins so is a formula to a spreadsheet, and could call out of it. */
const formula = /^[=+\-@\t\r]/;

/** One line of a CSV file. Every cell is quoted, and none is a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const cell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Without it spreadsheets take accents for something else. */
export const CSV_BEGINNING = '\uFEFF';
