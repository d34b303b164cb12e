import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dataOf, paramsReader, queryReader } from './parse.ts';

const parsed = vi.fn();
const schema = z.object({
  page: z.coerce.number().min(1).default(1),
  status: z
    .string()
    .transform((text) => {
      parsed(text);
      return text.split(',');
    })
    .optional(),
});
const read = queryReader(schema);
const asked = (query: Record<string, string>) =>
  read({ url: `/list?${new URLSearchParams(query)}`, query });

test('the same query is parsed once, and another one by itself', () => {
  expect(dataOf(read({ url: '/list', query: {} }))).toEqual({ page: 1 });
  const first = dataOf(asked({ page: '2', status: 'draft,active' }));
  expect(first).toEqual({ page: 2, status: ['draft', 'active'] });
  expect(dataOf(asked({ page: '2', status: 'draft,active' }))).toBe(first);
  expect(dataOf(asked({ page: '2', status: 'paused' }))).toEqual({ page: 2, status: ['paused'] });
  expect(parsed).toHaveBeenCalledTimes(2);
});

test('what many share can not be changed by one', () => {
  const { status } = dataOf(asked({ status: 'ended' })) as { status: string[] };
  expect(() => status.push('draft')).toThrow(TypeError);
});

test('a refusal is made out each time', () => {
  for (const _ of [1, 2]) expect(() => dataOf(asked({ page: '0' }))).toThrow();
});

test('a flood of different queries is parsed, and not kept', () => {
  for (let page = 1; page < 1_000; page += 1) {
    expect(dataOf(asked({ page: String(page) }))).toEqual({ page });
  }
  parsed.mockClear();
  const long = 'x'.repeat(500);
  for (const _ of [1, 2]) asked({ status: long });
  expect(parsed).toHaveBeenCalledTimes(2);
});

test('what an address names is parsed once, and told apart from what looks like it', () => {
  const path = z.object({ a: z.string().max(3), b: z.string() });
  const readPath = paramsReader({ params: path } as never);
  const first = readPath({ a: 'x', b: 'y/z' });
  expect(first).toEqual({ a: 'x', b: 'y/z' });
  expect(readPath({ a: 'x', b: 'y/z' })).toBe(first);
  expect(readPath({ a: 'x/y', b: 'z' })).toEqual({ a: 'x/y', b: 'z' });
  for (const _ of [1, 2]) expect(() => readPath({ a: 'too long', b: '' })).toThrow();
});
