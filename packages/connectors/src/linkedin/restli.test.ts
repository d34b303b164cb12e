import { parseRestliQuery } from '@posthorn/sandbox';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RestliValue, restli, restliQuery } from './restli.ts';

describe('the writing of Rest.li', () => {
  test.each<[RestliValue, string]>([
    ['plain', 'plain'],
    ['', "''"],
    ['urn:li:geo:5', 'urn%3Ali%3Ageo%3A5'],
    ["it's (a, b)", 'it%27s%20%28a%2C%20b%29'],
    [12, '12'],
    [false, 'false'],
    [[], 'List()'],
    [['a', 'b'], 'List(a,b)'],
    [{}, '()'],
    [{ start: { year: 2027 }, gone: undefined }, '(start:(year:2027))'],
    [
      { or: { 'urn:li:adTargetingFacet:locations': ['urn:li:geo:5'] } },
      '(or:(urn%3Ali%3AadTargetingFacet%3Alocations:List(urn%3Ali%3Ageo%3A5)))',
    ],
  ])('%j is %s', (value, written) => {
    expect(restli(value)).toBe(written);
  });

  test('fields are bare names', () => {
    expect(restliQuery({ q: 'analytics', fields: ['dateRange', 'clicks'] })).toBe(
      'q=analytics&fields=dateRange,clicks',
    );
  });

  test('whatever is written is read as the same', () => {
    const text = fc.string({ unit: 'grapheme' });
    const { value } = fc.letrec<{ value: RestliValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        text,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(text, tie('value'), { maxKeys: 4 }),
      ),
    }));
    // A key without letters can be written nowhere, and `fields` is no value.
    const key = text.filter((one) => one !== '' && one !== 'fields');
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 4 }), (query) => {
        expect(parseRestliQuery(restliQuery(query))).toEqual({ ...query });
      }),
    );
  });
});
