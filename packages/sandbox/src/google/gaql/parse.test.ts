import { describe, expect, test } from 'vitest';
import { Refused } from '../errors.ts';
import { spanOf } from './dates.ts';
import { askedField } from './fields.ts';
import { matches } from './match.ts';
import { type Operator, parse } from './parse.ts';

describe('a query', () => {
  test('is read whole', () => {
    expect(
      parse(
        "SELECT campaign.id, metrics.clicks FROM campaign WHERE campaign.name LIKE '%[[]rk:a\\'b%' AND campaign.status != 'REMOVED' AND campaign.id IN (1, 2) AND segments.date BETWEEN '2027-01-01' AND '2027-01-31' ORDER BY campaign.id DESC, metrics.clicks LIMIT 10 PARAMETERS include_drafts=true",
      ),
    ).toEqual({
      select: ['campaign.id', 'metrics.clicks'],
      from: 'campaign',
      where: [
        { field: 'campaign.name', operator: 'LIKE', values: ["%[[]rk:a'b%"] },
        { field: 'campaign.status', operator: '!=', values: ['REMOVED'] },
        { field: 'campaign.id', operator: 'IN', values: ['1', '2'] },
        { field: 'segments.date', operator: 'BETWEEN', values: ['2027-01-01', '2027-01-31'] },
      ],
      orderBy: [
        { field: 'campaign.id', isDescending: true },
        { field: 'metrics.clicks', isDescending: false },
      ],
      limit: 10,
    });
  });

  test.each([
    ['UPDATE x', 'EXPECTED_SELECT'],
    ['SELECT campaign.id campaign', 'EXPECTED_FROM'],
    ['SELECT campaign.id', 'EXPECTED_FROM'],
    ['SELECT', 'UNEXPECTED_END_OF_QUERY'],
    ['SELECT a.b FROM', 'UNEXPECTED_END_OF_QUERY'],
    ['SELECT a.b FROM c WHERE d', 'BAD_OPERATOR'],
    ['SELECT a.b FROM c WHERE d ~ 1', 'BAD_OPERATOR'],
    ["SELECT a.b FROM c WHERE d = 'x", 'STRING_NOT_TERMINATED'],
    ['SELECT a.b FROM c WHERE d = §', 'BAD_SYMBOL'],
    ['SELECT a.b FROM c WHERE d IN ()', 'PROHIBITED_EMPTY_LIST_IN_CONDITION'],
    ['SELECT a.b FROM c WHERE d IN 1', 'EXPECTED_LIST'],
    ["SELECT a.b FROM c WHERE d BETWEEN '1'", 'EXPECTED_VALUE_WITH_BETWEEN_OPERATOR'],
    ['SELECT a.b FROM c WHERE d = 1 OR e = 2', 'EXPECTED_AND'],
    ['SELECT a.b FROM c LIMIT x', 'BAD_LIMIT_VALUE'],
    ['SELECT a.b FROM c LIMIT 0', 'LIMIT_VALUE_TOO_LOW'],
    ['SELECT a.b FROM c ORDER a.b', 'EXPECTED_BY'],
  ])('%s is refused as %s', (query, code) => {
    expect(() => parse(query)).toThrow(Refused);
    expect(() => parse(query)).toThrow(`queryError.${code}`);
  });
});

describe('a condition', () => {
  const row = {
    campaign: { id: '22400000037', name: 'Nurse [rk:a_b/campaign]', status: 'PAUSED' },
    campaignCriterion: {},
  };
  const isSo = (written: string, operator: Operator, ...values: string[]) =>
    matches(row, askedField(written, written.split('.')[0] ?? ''), {
      field: written,
      operator,
      values,
    });

  test.each<[string, Operator, string[], boolean]>([
    ['campaign.status', '=', ['PAUSED'], true],
    ['campaign.status', '!=', ['PAUSED'], false],
    ['campaign.status', 'IN', ['ENABLED', 'PAUSED'], true],
    ['campaign.status', 'NOT IN', ['ENABLED', 'PAUSED'], false],
    ['campaign.name', 'LIKE', ['nurse%'], true],
    ['campaign.name', 'LIKE', ['%[[]rk:a[_]b/%'], true],
    ['campaign.name', 'LIKE', ['%[[]rk:a[_]c/%'], false],
    ['campaign.name', 'LIKE', ['nurse'], false],
    ['campaign.name', 'NOT LIKE', ['%doctor%'], true],
    ['campaign.id', '>', ['9'], true],
    ['campaign.id', '<=', ['22400000037'], true],
    ['campaign.id', 'BETWEEN', ['1', '2'], false],
    ['campaign.final_url_suffix', 'IS NULL', [], true],
    ['campaign.name', 'IS NOT NULL', [], true],
    ['campaign_criterion.negative', '=', ['FALSE'], true],
  ])('%s %s %j is %s', (written, operator, values, expected) => {
    expect(isSo(written, operator, ...values)).toBe(expected);
  });
});

test.each<[Operator, string[], object]>([
  ['=', ['2027-01-05'], { from: '2027-01-05', to: '2027-01-05' }],
  ['>=', ['2027-01-05'], { from: '2027-01-05' }],
  ['>', ['2027-01-31'], { from: '2027-02-01' }],
  ['<', ['2027-03-01'], { to: '2027-02-28' }],
  ['DURING', ['TODAY'], { from: '2027-03-10', to: '2027-03-10' }],
  ['DURING', ['YESTERDAY'], { from: '2027-03-09', to: '2027-03-09' }],
  ['DURING', ['LAST_7_DAYS'], { from: '2027-03-03', to: '2027-03-09' }],
  ['DURING', ['THIS_MONTH'], { from: '2027-03-01', to: '2027-03-10' }],
  ['DURING', ['LAST_MONTH'], { from: '2027-02-01', to: '2027-02-28' }],
])('segments.date %s %j', (operator, values, span) => {
  expect(spanOf([{ field: 'segments.date', operator, values }], '2027-03-10')).toEqual(span);
});

test('days that several conditions leave', () => {
  const date = (operator: Operator, value: string) => ({
    field: 'segments.date',
    operator,
    values: [value],
  });
  expect(
    spanOf([date('>=', '2027-01-01'), date('>=', '2027-01-05'), date('<=', '2027-02-01')], ''),
  ).toEqual({ from: '2027-01-05', to: '2027-02-01' });
  expect(() => spanOf([date('=', 'tomorrow')], '')).toThrow('INVALID_DATE_FORMAT');
  expect(() => spanOf([date('DURING', 'SOMETIME')], '')).toThrow('INVALID_VALUE_WITH_DURING');
});
