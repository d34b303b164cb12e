/** How a spreadsheet program of a language wants its files. */
export interface CsvStyle {
  decimal: '.' | ',';
  separator: ',' | ';';
}

const withPoint: CsvStyle = { decimal: '.', separator: ',' };
const withComma: CsvStyle = { decimal: ',', separator: ';' };

/**
 * The style for what a browser says of its languages (Accept-Language). Where the comma is part of
 * numbers, spreadsheets expect a semicolon between cells; with a comma all would land in one.
 */
export function csvStyleFor(acceptLanguage: string | undefined): CsvStyle {
  const language = acceptLanguage?.split(/[,;]/)[0]?.trim() ?? '';
  return decimalOf(language) === ',' ? withComma : withPoint;
}

function decimalOf(language: string): string | undefined {
  try {
    const parts = new Intl.NumberFormat(language || 'en').formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value;
  } catch {
    // Not the name of a language.
    return undefined;
  }
}
