import { describe, expect, test } from 'vitest';
import { NotRestli, parseQuery, parseValue, type RestliValue } from './restli.ts';

describe('a query in Rest.li', () => {
  test.each<[string, RestliValue]>([
    ['plain', 'plain'],
    ["''", ''],
    ['a%20b', 'a b'],
    ['urn%3Ali%3Ageo%3A5', 'urn:li:geo:5'],
    ['urn:li:geo:5', 'urn:li:geo:5'],
    ['List()', []],
    ['List(a,b)', ['a', 'b']],
    ['List(List(a),(b:c))', [['a'], { b: 'c' }]],
    ['()', {}],
    ['(start:(year:2027,month:1),end:List())', { start: { year: '2027', month: '1' }, end: [] }],
    ['(urn%3Ali%3Afacet:List(urn%3Ali%3Ageo%3A5))', { 'urn:li:facet': ['urn:li:geo:5'] }],
    ['%28a%2Cb%29', '(a,b)'],
  ])('%s', (raw, value) => {
    expect(parseValue(raw)).toEqual(value);
  });

  test.each([
    'List(a',
    'List(a,',
    '(a)',
    '(a:b',
    '(a:b,c)',
    'a(b)',
    'List(a)b',
    '(a:b))',
    '%E0%A4%A',
    '('.repeat(10_000),
    'List('.repeat(10_000),
  ])('%.20s is none', (raw) => {
    expect(() => parseValue(raw)).toThrow(NotRestli);
  });

  test('has every parameter once, and bare names in fields', () => {
    expect(parseQuery('q=search&fields=a,b&x=')).toEqual({
      q: 'search',
      fields: ['a', 'b'],
      x: '',
    });
    expect(() => parseQuery('q=a&q=b')).toThrow('twice');
    expect(() => parseQuery('__proto__=a&__proto__=b')).toThrow('twice');
    expect(Object.entries(parseQuery('__proto__=a'))).toEqual([['__proto__', 'a']]);
  });
});
