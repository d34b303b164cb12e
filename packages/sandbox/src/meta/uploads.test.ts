import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCreative, blamed, MetaByHand, png } from './testing.ts';

let meta: MetaByHand;
beforeEach(async () => {
  meta = await MetaByHand.open();
});
afterEach(() => meta.close());

describe('a picture', () => {
  test('is called after its contents, so that the same one is kept once', async () => {
    expect(await meta.image('one')).toBe(await meta.image('one'));
    expect(await meta.image('two')).not.toBe(await meta.image('one'));
    const { body } = await meta.get(`${meta.account}/adimages`, { fields: 'hash,width,height' });
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({ width: 1080, height: 1080 });
  });

  test('may come as a file, under its own name', async () => {
    const form = new FormData();
    form.append('nurse.png', new Blob([Buffer.from(png('one'), 'base64')]), 'nurse.png');
    const { body } = await meta.send('POST', `${meta.account}/adimages`, { body: form });
    expect(body.images['nurse.png'].hash).toBe(await meta.image('one'));
  });

  test.each([
    ['GIF', Buffer.from('GIF89a\x05\x00\x03\x00', 'latin1'), 5, 3],
    ['JPEG', jpeg(640, 480), 640, 480],
  ])('may be a %s', async (_, bytes, width, height) => {
    const { body } = await meta.post(`${meta.account}/adimages`, {
      bytes: bytes.toString('base64'),
    });
    expect(body.images.bytes).toMatchObject({ width, height });
  });

  test('is no text', async () => {
    const bytes = Buffer.from('<svg></svg>').toString('base64');
    const { body } = await meta.post(`${meta.account}/adimages`, { bytes });
    expect(body.error.code).toBe(100);
    expect((await meta.post(`${meta.account}/adimages`, {})).body.error.code).toBe(100);
  });
});

function jpeg(width: number, height: number): Buffer {
  const bytes = Buffer.from('ffd8ffe000040000ffc0001108', 'hex');
  const size = Buffer.alloc(12);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([bytes, size]);
}

describe('a video', () => {
  const act = (params: Record<string, string>, piece?: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(params)) form.append(name, value);
    if (piece !== undefined) form.append('video_file_chunk', new Blob([piece]));
    return meta.send('POST', `${meta.account}/advideos`, { body: form });
  };
  const start = async (size: number) =>
    (await act({ upload_phase: 'start', file_size: String(size) })).body;
  const transfer = (session: string, offset: number, piece: string) =>
    act(
      { upload_phase: 'transfer', upload_session_id: session, start_offset: String(offset) },
      piece,
    );
  const finish = (session: string) => act({ upload_phase: 'finish', upload_session_id: session });
  const stateOf = async (id: string) =>
    (await meta.get(id, { fields: 'status' })).body.status.video_status;

  test('comes in pieces, is worked on, and can be shown then', async () => {
    const size = 1_048_580;
    const started = await start(size);
    const { upload_session_id: session, video_id: id } = started;
    expect(await stateOf(id)).toBe('uploading');
    expect(started).toMatchObject({ start_offset: '0', end_offset: '1048576' });
    const first = 'x'.repeat(1_048_576);
    const rest = { start_offset: '1048576', end_offset: String(size) };
    expect((await transfer(session, 0, first)).body).toEqual(rest);
    // The answer was lost, so it is sent again.
    expect((await transfer(session, 0, first)).body).toEqual(rest);
    expect((await finish(session)).body.error).toMatchObject({ code: 6000 });
    expect((await transfer(session, 1_048_576, '7890')).body.start_offset).toBe(String(size));
    expect((await finish(session)).body).toEqual({ success: true });
    expect((await finish(session)).body).toEqual({ success: true });
    expect(await stateOf(id)).toBe('processing');
    await meta.sandbox.clock.advance(10_000);
    expect(await stateOf(id)).toBe('ready');
    const { body } = await meta.get(`${id}/thumbnails`, { fields: 'uri,is_preferred' });
    expect(body.data).toHaveLength(1);
  });

  test('has no gaps, and is as long as was said', async () => {
    const { upload_session_id: session } = await start(10);
    expect((await transfer(session, 4, '123')).body.error.error_subcode).toBe(1363037);
    expect((await transfer(session, 0, '12345678901')).body.error.code).toBe(6000);
    expect((await act({ upload_phase: 'start', file_size: '0' })).body.error.code).toBe(6000);
    expect((await transfer('1', 0, '123')).body.error.error_subcode).toBe(33);
  });

  test('that was called off is gone', async () => {
    const { upload_session_id: session, video_id: id } = await start(10);
    await act({ upload_phase: 'cancel', upload_session_id: session });
    expect((await transfer(session, 0, '1')).body.error.error_subcode).toBe(33);
    expect(meta.sandbox.ledger.meta.get(id)?.removedAt).not.toBeNull();
  });

  test('is shown once it is ready, and with a picture', async () => {
    const { body: made } = await meta.post(`${meta.account}/advideos`, {
      file_url: 'https://files.example/film.mp4',
    });
    const hash = await meta.image();
    const story = (more: object) => ({
      ...aCreative(hash),
      object_story_spec: {
        page_id: '1001',
        video_data: {
          video_id: made.id,
          call_to_action: { type: 'APPLY_NOW', value: { link: 'https://jobs.example' } },
          ...more,
        },
      },
    });
    const attempt = async (more: object) =>
      (await meta.post(`${meta.account}/adcreatives`, story(more))).body;
    expect(blamed(await attempt({ image_hash: hash }))).toBe('video_id');
    await meta.sandbox.clock.advance(10_000);
    expect((await attempt({})).error.error_subcode).toBe(1443226);
    expect((await attempt({ image_hash: hash })).id).toMatch(/^\d+$/);
  });
});
