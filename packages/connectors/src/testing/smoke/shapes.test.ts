import { expect, test } from 'vitest';
import { type Recorded, withoutIds } from './recorder.ts';
import { differences } from './shapes.ts';

const call = (answer: unknown, changes: Partial<Recorded> = {}): Recorded => ({
  step: 'publish',
  method: 'GET',
  path: '/act_{id}/ads',
  status: 200,
  answer,
  ...changes,
});

const whats = (real: unknown, local: unknown) =>
  differences([call(real)], [call(local)]).map(({ what }) => what);

test('answers with other values are alike', () => {
  expect(whats({ id: '1', rows: [{ a: 1 }] }, { id: '2', rows: [{ a: 5 }, { a: 6 }] })).toEqual([]);
  expect(whats({ results: { '1234': { a: 1 } } }, { results: { '5678': { a: 2 } } })).toEqual([]);
});

test.each([
  [{ id: '1' }, { id: 1 }, ['id is string, in the sandbox number']],
  [{ id: '1', more: true }, { id: '1' }, ['more (boolean) is missing in the sandbox']],
  [{ id: '1' }, { id: '1', more: true }, ['more (boolean) is in the sandbox alone']],
  [{ rows: [{ a: 1 }] }, { rows: [{ a: null }] }, ['rows[].a is number, in the sandbox null']],
])('%o is not as %o', (real, local, expected) => {
  expect(whats(real, local)).toEqual(expected);
});

test('another status, and calls that only one of them got', () => {
  expect(differences([call({}, { status: 400 })], [call({})])).toMatchObject([
    { call: 'publish: GET /act_{id}/ads', what: 'answered with 400, by the sandbox with 200' },
  ]);
  expect(differences([call({}, { step: 'boost' })], [])).toMatchObject([
    { what: 'only made against the real network' },
  ]);
  expect(differences([], [call({})])).toMatchObject([{ what: 'only made against the sandbox' }]);
});

test('addresses are compared without ids and versions', () => {
  expect(withoutIds('/v26.0/act_1020304/campaigns')).toBe('/act_{id}/campaigns');
  expect(withoutIds('/rest/posts/urn%3Ali%3Ashare%3A12345')).toBe('/rest/posts/urn:li:share:{id}');
});
