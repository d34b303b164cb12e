import { expect, test } from 'vitest';
import { everySource } from './lib/sources.ts';

/** The one place of each app that asks what time it really is; everything else follows the clock of the product. */
const realTime = ['apps/server/src/platform/real-time.ts', 'apps/web/src/lib/time/clock.ts'];

const dated = /^(apps\/(server|web)|packages\/db)\/src\//;
/** What makes the database run, rows for tests, and the clock of the product itself. */
const machine = /^packages\/db\/src\/(embedded\/|builders\/|product-time)/;
/** The demo is made once, when the clock of the product begins. */
const elsewhere = /\.test\.|\/testing\/|\/demo\//;

/** What is left of a source when only its texts are read: SQL, with the values that are put into it left out. */
const textsOf = (code: string): string =>
  (code.replace(/\$\{[^{}]*\}/g, '').match(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g) ?? []).join('\n');

const inCode = /\bnew Date\(\)|\bDate\.now\b/g;
/** The moment of a statement by the clock of the product is made from the real one. */
const inTexts =
  /\bnow\(\)|(?<!\bproduct_time\()\bclock_timestamp\(|\b(statement_timestamp|transaction_timestamp|timeofday)\(|\b(current_(date|time|timestamp)|localtime(stamp)?)\b/gi;

const realTimesIn = (code: string): string[] => [
  ...(code.match(inCode) ?? []),
  ...(textsOf(code).match(inTexts) ?? []),
];

test('one module of the server and one of the web ask what time it really is', () => {
  const files = everySource().filter(
    ({ file }) =>
      dated.test(file) &&
      ![machine, elsewhere].some((other) => other.test(file)) &&
      !realTime.includes(file),
  );
  for (const app of ['server', 'web']) {
    const folder = `apps/${app}/`;
    expect(files.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThan(300);
  }
  const found = files.flatMap(({ file, text }) =>
    realTimesIn(text).map((code) => `${file}: ${code}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'const at = new Date();',
  'const age = Date.now() - begun;',
  'const tools = { now: Date.now };',
  'const old = sql`now() - interval 1`;',
  "const text = 'select now()';",
  'const due = sql`next_at <= clock_timestamp()`;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is searched
  'const end = sql`${minutes} * interval 1 + now()`;',
  'const day = sql`day < current_date`;',
])('is found: %s', (code) => {
  expect(realTimesIn(code)).toHaveLength(1);
});

test.each([
  'const at = now();',
  'const due = sql`next_at <= product_now()`;',
  'const due = sql`next_at <= product_time(clock_timestamp())`;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is searched
  'const due = sql`next_at <= ${now()}`;',
  'const at = new Date(row.at);',
])('is something else: %s', (code) => {
  expect(realTimesIn(code)).toEqual([]);
});
