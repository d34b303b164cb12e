import { MEDIA_DELETED_AT_ONCE } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { deleteMedia } from './delete-media.ts';

const ids = Array.from({ length: MEDIA_DELETED_AT_ONCE * 2 + 50 }, (_, n) => `m${n}`);

test('many go in few calls, and say how far they are', async () => {
  const asked = fakeServer(() => json({ deleted: [] }));
  const counts: number[] = [];
  const gone = await deleteMedia('a1', ids, (count) => counts.push(count));
  expect(asked.map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([100, 100, 50]);
  expect(counts).toEqual([100, 200, 250]);
  expect(gone).toEqual(new Set(ids));
});

test('where a call fails, what is gone is known and the rest stays', async () => {
  let calls = 0;
  fakeServer(() => {
    calls += 1;
    return calls === 1 ? json({ deleted: [] }) : json({ code: 'busy', message: 'Later' }, 503);
  });
  expect(await deleteMedia('a1', ids)).toEqual(new Set(ids.slice(0, MEDIA_DELETED_AT_ONCE)));
  expect(calls).toBe(2);
});
