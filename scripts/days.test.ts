import { expect, test } from 'vitest';
import { sourcesWithDialects } from './lib/sources.ts';

/** Here days are counted; everything else asks `lengthInDays` or `runningDays`. */
const calendar = 'packages/domain/src/calendar/date.ts';

/** Ways to count days by hand: a span of time divided by a day, dates subtracted, one day more or less. */
const byHand = new RegExp(
  [
    String.raw`[\w)] \/ (DAY|DAY_MS|86_?400_?000)\b`,
    String.raw`Date\.parse\([\w.]*(date|day|start|end)\) - `,
    String.raw`\w*(date|day|start|end)\.(getTime|valueOf)\(\) - `,
    String.raw`(lengthInDays|runningDays)\([^)]*\) [+-] 1`,
  ].join('|'),
  'gi',
);

const countedByHand = (text: string): string[] => text.match(byHand) ?? [];

test('days are counted in the calendar and nowhere else', () => {
  const found = sourcesWithDialects()
    .filter(({ file }) => file !== calendar)
    .flatMap(({ file, text }) => countedByHand(text).map((code) => `${file}: ${code}`));
  expect(found).toEqual([]);
});

test.each([
  'const days = (to - from) / 86_400_000;',
  'const days = Math.round(span / DAY);',
  'const days = (Date.parse(endDate) - Date.parse(startDate)) / perDay;',
  'const days = end.getTime() - start.getTime();',
  'const days = lengthInDays(startDate, endDate) + 1;',
])('is found: %s', (code) => {
  expect(countedByHand(code)).toHaveLength(1);
});
