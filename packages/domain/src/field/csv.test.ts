import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

const style = { separator: ',', decimal: '.' } as const;
const written = (text: string): string => csvLine([text], style).slice(0, -2);

test.each([
  ['=1+1', `"'=1+1"`],
  [' =1+1', `" '=1+1"`],
  ['x;=1+1;y', `"x;'=1+1;y"`],
  ['x, "=1+1"', `"x, ""'=1+1"""`],
  ['x;;@a,-b', `"x;;'@a,'-b"`],
  ['x\t＝1', `"x\t'＝1"`],
  ['x\n+1', `"x\n'+1"`],
  ['\t=1', `"'\t'=1"`],
])('%j can not become a formula', (text, cell) => {
  expect(written(text)).toBe(cell);
});

test.each(['a, b', '1 - 2', 'Nurse (m/f); Utrecht', 'a=b', 'me@example.com', 'x, y-z', '24/7'])(
  '%j stays as it is',
  (text) => {
    expect(written(text)).toBe(`"${text}"`);
  },
);

/** The cells of lines to a program that expects this separator: quotes count at the beginning of a cell only. */
function cellsOf(lines: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    let cell = '';
    if (lines.charAt(at) === '"') {
      for (at++; at < lines.length; at++) {
        if (lines.charAt(at) === '"' && lines.charAt(++at) !== '"') break;
        cell += lines.charAt(at);
      }
    }
    while (at < lines.length && !`${separator}\r\n`.includes(lines.charAt(at))) {
      cell += lines.charAt(at++);
    }
    cells.push(cell);
  }
  return cells;
}

test('a line is read as it was written', () => {
  expect(cellsOf(csvLine(['a, "b"', 'c'], style), ',').slice(0, 2)).toEqual(['a, "b"', 'c']);
});

const piece = fc.constantFrom(...'=+-@＝＋－＠,;\t\r\n" \u00a0\'a1', '""', 'x;=1', 'x,"=1');
const texts = fc.array(
  fc.array(piece).map((pieces) => pieces.join('')),
  { minLength: 1 },
);

test.each([',', ';'] as const)(
  'no program finds a formula in a line with %j between its cells',
  (separator) => {
    fc.assert(
      fc.property(texts, fc.constantFrom(',', ';', '\t'), (cells, expected) => {
        const line = csvLine(cells, { separator, decimal: '.' });
        for (const cell of cellsOf(line, expected)) {
          expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: 1000 },
    );
  },
);
