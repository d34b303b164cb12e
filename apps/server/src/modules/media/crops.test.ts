import { cropSizes, proposedCrop } from '@posthorn/domain';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { runJob } from '../../testing/run-job.ts';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import { mediaWorkers } from './index.ts';
import { sweepFilesJob } from './jobs.ts';

setScene();

/** Four quarters in four colours, so that a cut shows where it was made. */
const quarters = { red: [0, 0], lime: [600, 0], blue: [0, 400], white: [600, 400] } as const;

let mediaId: string;
beforeEach(async () => {
  const picture = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: 'black' },
  })
    .composite(
      Object.entries(quarters).map(([background, [left, top]]) => ({
        input: { create: { width: 600, height: 400, channels: 3, background } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)]), 'quarters.png');
  const params = { accountId: world.account.id };
  const { body } = await admin.send('uploadImage', { params, body: form });
  mediaId = (body as { id: string }).id;
});

const crop = (body: object) => admin.send('cropImage', { params: { mediaId }, body });
type Cropped = { id: string; url: string; masterUrl: string; width: number; height: number };
const fileOf = async (croppedId: string) =>
  (await admin.call('getCroppedFile', { params: { croppedId } })).bytes;

async function middleOf(file: Buffer): Promise<number[]> {
  const { dominant } = await sharp(file).stats();
  return Object.values(dominant).map((part) => Math.round(part / 64));
}

test('cuts the area in full resolution, as jpeg, and leads back to the original', async () => {
  const answer = await crop({ crop: { x: 600, y: 0, width: 600, height: 400 } });
  expect(answer.status).toBe(201);
  const cropped = answer.body as Cropped;
  expect(cropped).toMatchObject({ width: 600, height: 400 });
  expect(cropped.masterUrl).toBe(`/api/master-images/${mediaId}/file`);
  const file = await fileOf(cropped.id);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
  expect(await middleOf(file)).toEqual([0, 4, 0]);
});

test('what is proposed can be cut', async () => {
  for (const size of Object.values(cropSizes)) {
    const area = proposedCrop({ width: 1200, height: 800 }, size, { x: 0.99, y: 0.99 });
    expect((await crop({ crop: area })).status).toBe(201);
  }
});

test('cutting again leaves the cut before alone, for ads and undo', async () => {
  const first = (await crop({ crop: { x: 0, y: 0, width: 100, height: 100 } })).body as Cropped;
  const params = { croppedId: first.id };
  const blue = { crop: { x: 0, y: 400, width: 100, height: 100 } };
  for (const body of [blue, { ...blue, copy: '1' }]) {
    const again = (await admin.send('recropImage', { params, body })).body as Cropped;
    expect(again.id).not.toBe(first.id);
    expect(again.masterUrl).toBe(first.masterUrl);
    expect(await middleOf(await fileOf(again.id))).toEqual([0, 0, 4]);
    expect(await middleOf(await fileOf(first.id))).toEqual([4, 0, 0]);
  }
});

test('takes a finished picture in base64', async () => {
  const picture = await sharp({
    create: { width: 50, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  for (const image of [
    picture.toString('base64'),
    `data:image/png;base64,${picture.toString('base64')}`,
  ]) {
    const answer = await crop({ image });
    expect(answer).toMatchObject({ status: 201, body: { width: 50, height: 40, crop: null } });
    const file = await fileOf((answer.body as Cropped).id);
    expect((await sharp(file).metadata()).format).toBe('jpeg');
    // see-through becomes white
    expect(await middleOf(file)).toEqual([4, 4, 4]);
  }
});

test.each([
  ['beyond the edge', { crop: { x: 601, y: 0, width: 600, height: 400 } }],
  ['nothing', { crop: { x: 0, y: 0, width: 0, height: 10 } }],
  ['negative', { crop: { x: -1, y: 0, width: 10, height: 10 } }],
  ['half pixels', { crop: { x: 0.5, y: 0, width: 10, height: 10 } }],
  ['neither', {}],
  ['both', { crop: { x: 0, y: 0, width: 9, height: 9 }, image: 'aGVsbG8=' }],
  ['no picture', { image: 'aGVsbG8=' }],
  [
    'an svg',
    { image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') },
  ],
])('%s: refused', async (_name, body) => {
  const before = await server.db.selectFrom('cropped_image').select('id').execute();
  expect((await crop(body)).status).toBe(422);
  expect(await server.db.selectFrom('cropped_image').select('id').execute()).toEqual(before);
});

test('deleting an image takes its cut-outs and all files with it', async () => {
  const cropped = (await crop({ crop: { x: 0, y: 0, width: 10, height: 10 } })).body as Cropped;
  const { file_key } = await server.db
    .selectFrom('media')
    .select('file_key')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow();
  expect((await admin.call('deleteImage', { params: { mediaId } })).status).toBe(204);
  expect((await admin.send('getCroppedFile', { params: { croppedId: cropped.id } })).status).toBe(
    404,
  );
  expect((await admin.send('deleteImage', { params: { mediaId } })).status).toBe(404);

  const { deps } = server;
  await runJob(server, mediaWorkers(deps.storage, deps.config.dataDir), sweepFilesJob, {});
  expect(await deps.storage.get(file_key)).toBeUndefined();
  const left = await server.db
    .selectFrom('loose_file')
    .select('key')
    .where('since', '=', new Date(0))
    .execute();
  expect(left).toEqual([]);
});
