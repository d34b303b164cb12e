import { describe, expect, test } from 'vitest';
import { isStorable } from '../field/rules.ts';
import { finding } from '../finding.ts';
import { sayFinding } from '../message/say.ts';
import { checkAnswers, FEW_JOBS, unreachableFinding } from './check.ts';
import { feedDay, plainText } from './feed-text.ts';
import { JOB_TITLE_MAX, readJob } from './job.ts';
import { mappingFindings } from './mapping.ts';

test.each([
  ['2026-11-17', '2026-11-17'],
  ['2026-11-17T09:00:00+01:00', '2026-11-17'],
  ['20261117', '2026-11-17'],
  ['17-11-2026', '2026-11-17'],
  ['1.2.2026', '2026-02-01'],
  ['17/11/2026 09:00', '2026-11-17'],
  ['Tue, 17 Nov 2026 09:00:00 GMT', '2026-11-17'],
  ['17 November 2026', '2026-11-17'],
  ['31-02-2026', undefined],
  ['2026-13-01', undefined],
  ['soon', undefined],
  ['', undefined],
])('%s is the day %s', (text, expected) => {
  expect(feedDay(text)).toBe(expected);
});

describe('the text of a description', () => {
  test.each([
    ['Plain  text\n\n\nwith   spaces ', 'Plain text\nwith spaces'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['a < b &amp; c &#8364; &#x20AC; &unknown;', 'a < b & c € € &unknown;'],
    ['<script>alert(1)</script >Hello<style>x{}</style>', 'Hello'],
    ['<style>x{}</style>Hello<script>alert(1)', 'Hello'],
    ['<scripted>Hello</scripted> <SCRIPT type="a">1</Script>world', 'Hello world'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['&#0;&#55296;&#9999999;x', 'x'],
  ])('%s', (text, expected) => {
    expect(plainText(text, 1_000)).toBe(expected);
  });

  test('is cut, and hostile markup takes no time', () => {
    expect(plainText('x'.repeat(50), 10)).toHaveLength(10);
    expect(plainText('<'.repeat(1_000_000), 5_000)).toHaveLength(5_000);
    expect(plainText('<script>'.repeat(100_000), 5_000)).toBe('');
  });
});

describe('a text that is cut inside an emoji', () => {
  // The emojis begin at even places or at odd ones, so that each limit lies inside one in one of the two.
  test.each(['', 'x'])('keeps no half of it (after "%s")', (before) => {
    const long = before + '🙂'.repeat(20_000);
    const { job, findings } = readJob(
      {
        ...{ id: [long], title: [long], url: [long], company: [long], description: [long] },
        ...{ place: [long], closesOn: [long] },
      },
      '2026-11-17',
    );
    // JSON writes a lone half as an escape.
    expect(JSON.stringify([job, findings])).not.toMatch(/\\ud[89a-f]/i);
    expect(findings.map(({ code }) => code)).toContain('feed.longTitle');
    expect(isStorable(plainText(`${before}${'<b>🙂</b>'.repeat(20_000)}`, 5_000))).toBe(true);
  });

  test('is too long also where only the second half is too much', () => {
    const { job, findings } = readJob(
      { title: [`${'x'.repeat(JOB_TITLE_MAX - 1)}🙂`] },
      '2026-11-17',
    );
    expect(job.title).toHaveLength(JOB_TITLE_MAX - 1);
    expect(findings.map(({ code }) => code)).toContain('feed.longTitle');
  });
});

describe('checks', () => {
  const passed = (outcome: Parameters<typeof checkAnswers>[0]) =>
    Object.values(checkAnswers(outcome)).map((answer) => answer.passed);
  const problems = (outcome: Parameters<typeof checkAnswers>[0]) =>
    Object.values(checkAnswers(outcome)).flatMap((answer) => answer.problem?.code ?? []);

  test.each([
    ['passedAuth', [false, false, false, false, false]],
    ['requiredAuth', [true, false, false, false, false]],
    ['isXml', [true, true, false, false, false]],
    ['structure', [true, true, true, false, false]],
  ] as const)('%s fails, and nothing after it is looked at', (failed, expected) => {
    const outcome = { failed, problem: finding('feed.nothing') };
    expect(passed(outcome)).toEqual(expected);
    expect(problems(outcome)).toEqual(['feed.nothing']);
  });

  test('few jobs are said', () => {
    const some = { failed: undefined, withoutImage: 0 };
    expect(passed({ ...some, validJobs: FEW_JOBS })).not.toContain(false);
    expect(problems({ ...some, validJobs: 1 })).toEqual(['feed.fewJobs']);
    expect(problems({ ...some, validJobs: 0 })).toEqual(['feed.noJobs']);
  });

  test.each([
    [300, 300, ['feed.noImages']],
    [300, 151, ['feed.manyWithoutImage']],
    [300, 150, []],
    [7, 3, []],
    [6, 3, ['feed.fewJobs']],
  ])('of %i jobs %i have no image: %o', (validJobs, withoutImage, expected) => {
    expect(problems({ failed: undefined, validJobs, withoutImage })).toEqual(expected);
  });
});

test.each([
  ['ECONNREFUSED', 'feed.connectionRefused'],
  ['UND_ERR_SOCKET', 'feed.brokenOff'],
  ['ECONNRESET', 'feed.brokenOff'],
  ['CERT_HAS_EXPIRED', 'feed.certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'feed.certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'feed.certificate'],
  ['HPE_INVALID_HEADER_TOKEN', 'feed.unreachable'],
])('%s is said as %s', (reason, code) => {
  expect(unreachableFinding(reason).code).toBe(code);
});

test('a day is written as everywhere', () => {
  const { findings } = readJob({ closesOn: ['2026-11-15'] }, '2026-11-17');
  expect(findings.map(sayFinding)).toContain('The job has closed on 15-11-2026');
});

test.each([
  [{ record: 'jobs/job', fields: { title: 'title', url: 'link@href', id: '@id' } }, []],
  [{ record: 'jobs/job@id', fields: { title: 'a', url: 'b' } }, ['mapping.record']],
  [{ record: '', fields: { title: 'a/', url: 'b' } }, ['mapping.record', 'mapping.fields.title']],
  [{ record: 'jobs', fields: { title: 'a' } }, ['mapping.fields.url']],
])('%o: %o', (mapping, expected) => {
  expect(mappingFindings(mapping).map(({ path }) => path)).toEqual(expected);
});
