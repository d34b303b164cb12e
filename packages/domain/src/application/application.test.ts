import { describe, expect, test } from 'vitest';
import { csvStyleFor } from '../field/csv-style.ts';
import {
  applicantEmails,
  applicantName,
  applicationMatcher,
  contactHref,
  isSamePerson,
  KEPT_ANSWER_MAX,
  keptAnswers,
  noteFinding,
  tidiedNote,
} from './answers.ts';
import { applicationsCsv, type ExportedApplication } from './csv.ts';
import { erasedOn, KEPT_DAYS_AT_MOST, lastDayToAsk, retentionFinding } from './retention.ts';
import { type ApplicationStatus, applicationStatuses } from './status.ts';

const kept = (answers: Record<string, string>, labels: Record<string, string> = {}) =>
  keptAnswers(
    Object.entries(answers).map(([field, value]) => ({ field, values: [value] })),
    labels,
  );

describe('answers as they are kept', () => {
  test('are called as they were asked, or by what the network calls them', () => {
    const labels = { shift: 'Do you like night shifts?', constructor: 'Who built it?' };
    const answers = kept({ shift: 'Yes', phone_number: '+31 6', __proto: 'x' }, labels);
    expect(answers.map(({ label }) => label)).toEqual([
      'Do you like night shifts?',
      'Phone number',
      'Proto',
    ]);
    expect(kept({ toString: 'x', '': 'y' }).map(({ label }) => label)).toEqual([
      'ToString',
      'Question',
    ]);
  });

  test('several choices stand in one line', () => {
    expect(keptAnswers([{ field: 'days', values: ['Monday', 'Friday'] }], {})).toMatchObject([
      { text: 'Monday, Friday', isCut: false },
    ]);
  });

  test.each([
    ['ten thousand characters', 'x'.repeat(KEPT_ANSWER_MAX), KEPT_ANSWER_MAX, false],
    ['one more', 'x'.repeat(KEPT_ANSWER_MAX + 1), KEPT_ANSWER_MAX, true],
    ['as many faces, which are longer than they look', '🙂'.repeat(KEPT_ANSWER_MAX), 20_000, false],
    ['one more face', '🙂'.repeat(KEPT_ANSWER_MAX + 1), 20_000, true],
  ])('%s', (_what, sent, length, isCut) => {
    const [answer] = kept({ letter: sent });
    expect(answer?.text).toHaveLength(length);
    expect(answer?.isCut).toBe(isCut);
  });

  test('hold no character that could not be kept', () => {
    expect(kept({ full_name: 'A\u0000d\ud83da\u0007 🙂\r\nL' })[0]?.text).toBe('Ada 🙂\nL');
  });
});

describe('who applied', () => {
  test.each([
    [{ full_name: 'Ada Lovelace', email: 'a@b.nl' }, 'Ada Lovelace'],
    [{ first_name: 'Ada', last_name: 'Lovelace' }, 'Ada Lovelace'],
    [{ last_name: 'Lovelace' }, 'Lovelace'],
    [{ full_name: ' \u200b', email: 'a@b.nl' }, 'a@b.nl'],
    [{ city: 'Utrecht' }, undefined],
    [{ full_name: '👩🏽‍🚀' }, '👩🏽‍🚀'],
  ])('%o is called %s', (answers, name) => {
    expect(applicantName(kept(answers))).toBe(name);
  });

  test('is known again by an address, however it is written', () => {
    const emails = applicantEmails(
      kept({ email: ' Ada@Example.test', work_email: 'ada@work.test' }),
    );
    expect(emails).toEqual(['ada@example.test', 'ada@work.test']);
    expect(isSamePerson(kept({ work_email: 'ADA@EXAMPLE.TEST ' }), emails)).toBe(true);
    expect(isSamePerson(kept({ email: 'b@example.test' }), emails)).toBe(false);
    expect(isSamePerson(kept({ city: 'Utrecht' }), emails)).toBe(false);
    // a question of the customer's own, with the answers Yes and No
    const yes = applicantEmails(kept({ work_email: 'Yes', email: '-' }));
    expect(yes).toEqual([]);
  });
});

test.each([
  ['email', 'ada@example.test', 'mailto:ada@example.test'],
  ['work_email', ' ada+jobs@example.test ', 'mailto:ada%2Bjobs@example.test'],
  ['email', 'ada@example.test?bcc=evil@example.test', undefined],
  ['email', 'javascript:alert(1)', undefined],
  ['phone', '+31 (6) 1234-5678', 'tel:+31612345678'],
  ['phone_number', '06 12345678', 'tel:0612345678'],
  ['phone', 'none', undefined],
  ['city', 'ada@example.test', undefined],
])('%s "%s" leads to %s', (field, text, href) => {
  const [answer] = kept({ [field]: text });
  expect(answer && contactHref(answer)).toBe(href);
});

test.each([
  ['', true],
  ['zoe', true],
  ['ZOË nights', true],
  ['promised', true],
  ['zoe days', false],
])('a search for "%s": %s', (typed, found) => {
  const answers = kept({ full_name: 'Zoë Jansen', shift: 'Nights only' });
  expect(applicationMatcher(typed)({ answers, note: 'Promised to call' })).toBe(found);
});

test('a note has a limit, and one that no one can see is none', () => {
  expect(tidiedNote('  \n ')).toBe('');
  expect(tidiedNote(' called\r\ntwice ')).toBe('called\ntwice');
  expect(noteFinding('x'.repeat(2_000))).toBeUndefined();
  expect(noteFinding('x'.repeat(2_001))).toMatchObject({ code: 'field.maxLength', path: 'note' });
});

describe('how long an application is kept', () => {
  const day = (n: number) => new Date(Date.UTC(2027, 0, 1 + n));
  test.each<[ApplicationStatus, number, number]>([
    ['new', 50, 90],
    ['contacted', 50, 90],
    ['invited', 50, 140],
    ['declined', 50, 140],
    ['declined', 700, KEPT_DAYS_AT_MOST],
  ])('%s since day %i: until day %i', (status, statusDay, erased) => {
    const application = { status, appliedAt: day(0), statusAt: day(statusDay) };
    expect(erasedOn(application, 90)).toEqual(day(erased));
  });

  test.each([
    [7, true],
    [365, true],
    [6, false],
    [366, false],
    [30.5, false],
    [Number.NaN, false],
  ])('%d days may be chosen: %s', (days, may) => {
    expect(retentionFinding(days) === undefined).toBe(may);
  });

  test('a network is asked for a month after the end', () => {
    expect(lastDayToAsk(new Date('2027-03-31T12:00:00Z'))).toBe('2027-03-01');
  });
});

describe('the file for a spreadsheet', () => {
  const csvOf = (rows: ExportedApplication[], language = 'en') =>
    [...applicationsCsv(rows, csvStyleFor(language))].join('');
  const row = (more: Partial<ExportedApplication> = {}): ExportedApplication => ({
    appliedAt: new Date('2027-01-04T10:00:00Z'),
    channel: 'Facebook',
    ad: 'Facebook post',
    status: 'new',
    assignedTo: '',
    note: '',
    answers: kept({ full_name: 'Ada' }),
    ...more,
  });

  test('has a line for each, and a column for every question', () => {
    const csv = csvOf([row(), row({ answers: kept({ shift: 'Any' }), status: 'invited' })]);
    expect(csv).toBe(
      [
        '\uFEFF"Received","Channel","Ad","Status","Assigned to","Note","Full name","Shift"',
        '"2027-01-04T10:00:00.000Z","Facebook","Facebook post","New","","","Ada",""',
        '"2027-01-04T10:00:00.000Z","Facebook","Facebook post","Invited","","","","Any"',
        '',
      ].join('\r\n'),
    );
  });

  test.each([
    ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
    ['+31 6 1234', `"'+31 6 1234"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t'=1"`],
    ['\n=1', `"'\n'=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['a,b\n"c"', '"a,b\n""c"""'],
    ['Ada', '"Ada"'],
  ])('%s is text to it', (text, cell) => {
    expect(csvOf([row({ answers: kept({ full_name: text }), note: text })])).toContain(
      `${cell},${cell}`,
    );
  });

  test('has semicolons where a comma is part of numbers', () => {
    expect(csvOf([row()], 'nl-NL')).toContain('"Facebook";"Facebook post";"New"');
  });

  test('says what can not be read', () => {
    expect(csvOf([row(), row({ answers: undefined })])).toContain('"Can not be read"');
  });
});

test('every status has its place', () => {
  expect(applicationStatuses).toEqual(['new', 'contacted', 'invited', 'declined']);
});
