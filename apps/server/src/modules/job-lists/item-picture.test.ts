import sharp from 'sharp';
import { expect, test } from 'vitest';
import { feedHost } from '../../testing/feed-host.ts';
import { NO_CONTENT } from '../../testing/job-library.ts';
import { admin, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';
import { fetchFeedPicture } from './feed-picture.ts';

setWholeScene();
const host = feedHost();

async function picture(answer: Buffer | string, status = 200) {
  host.answer = (_, reply) => void reply.writeHead(status).end(answer);
  await server.db
    .updateTable('job')
    .set({ content: JSON.stringify({ ...NO_CONTENT, image: host.url('/picture') }) })
    .where('id', '=', world.jobList.item.id)
    .execute();
  const { jobList } = world;
  const params = { accountId: world.account.id, jobListId: jobList.id, itemId: jobList.item.id };
  return admin.send('getJobListItemPicture', { params });
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

test('the picture of a job is fetched and written anew, no larger than it is shown', async () => {
  const large = await drawn(3000, 1500).png().toBuffer();
  const answer = await picture(large);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('image/webp');
  const { format, width, height } = await sharp(answer.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 600 });
});

test.each([
  ['no picture', '<html>', 200],
  [
    'a drawing, which can load files',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    200,
  ],
  ['an answer that says there is none', 'gone', 404],
])('%s is nothing to show', async (_, content, status) => {
  const answer = await picture(content, status);
  expect(answer.status).toBe(204);
  expect(answer.headers['cache-control']).toContain('max-age');
});

test.each(['jpeg', 'webp'] as const)('a %s is shown, too', async (format) => {
  expect((await picture(await drawn(30, 20).toFormat(format).toBuffer())).status).toBe(200);
});

test('the fetch of a picture ends when the browser leaves', async () => {
  const left = new AbortController();
  const hungUp = new Promise<void>((resolve) => {
    host.answer = (_, reply) => {
      reply.once('close', resolve);
      reply.write('a beginning without an end');
      left.abort();
    };
  });
  expect(await fetchFeedPicture(server.deps.outgoing, host.url('/picture'), left.signal)).toBe(
    undefined,
  );
  await hungUp;
  expect(await fetchFeedPicture(server.deps.outgoing, host.url('/picture'), left.signal)).toBe(
    undefined,
  );
  expect(host.asked).toBe(1);
});

test('a picture that would be drawn too large is not drawn', async () => {
  const bomb = await drawn(9000, 9000).png().toBuffer();
  expect((await picture(bomb)).status).toBe(204);
});
