import type { World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import type { Params } from './call.ts';
import { GraphError, invalid } from './graph-error.ts';
import { kept } from './kept.ts';
import { amount, oneOf, optionalText, text } from './value.ts';

/** How long Meta works on a video before it can be shown. */
const WORK_MS = 5_000;
const LARGEST_BYTES = 4 * 1024 ** 3;
/** What is asked for at first, and then. */
const FIRST_PIECE_BYTES = 1024 * 1024;
const PIECE_BYTES = 4 * 1024 * 1024;

const badUpload = (message: string, subcode: number) =>
  new GraphError({ message: `(#6000) ${message}`, code: 6000, subcode });

export function stateOf(video: LedgerObject, world: World): 'uploading' | 'processing' | 'ready' {
  const finished = video.fields.finishedAt;
  if (typeof finished !== 'number') return 'uploading';
  return world.now() < finished + WORK_MS ? 'processing' : 'ready';
}

export const isReady = (video: LedgerObject, world: World): boolean =>
  stateOf(video, world) === 'ready';

/** A video comes in three acts, or all at once. */
export async function newVideo(account: string, params: Params, world: World) {
  const phase = optionalText(params, 'upload_phase');
  if (phase === undefined) return whole(account, params, world);
  switch (oneOf('upload_phase', phase, 'upload_phase')) {
    case 'start':
      return start(account, params, world);
    case 'transfer':
      return transfer(account, params, world);
    case 'finish':
      return finish(account, params, world);
    default:
      return cancel(account, params, world);
  }
}

function whole(account: string, params: Params, world: World) {
  const source = params.source;
  if (!Buffer.isBuffer(source) && params.file_url === undefined) {
    throw invalid('Send a video, as source or by its file_url');
  }
  const fields = { title: titleIn(params), finishedAt: world.now() };
  return () => ({
    id: world.ledger.create({ kind: 'video', id: world.newId(), account, fields }).id,
  });
}

const titleIn = (params: Params) =>
  optionalText(params, 'title') ?? optionalText(params, 'name') ?? '';

function start(account: string, params: Params, world: World) {
  const size = Number(amount(params, 'file_size') ?? 0);
  if (size < 1 || size > LARGEST_BYTES) {
    throw badUpload('A video has between one byte and four gigabytes.', 1363022);
  }
  return () => {
    const video = world.ledger.create({ kind: 'video', id: world.newId(), account, fields: {} });
    const session = world.ledger.create({
      kind: 'session',
      id: world.newId(),
      account,
      parent: video.id,
      fields: { size, received: 0 },
    });
    return { upload_session_id: session.id, video_id: video.id, ...offsets(0, size) };
  };
}

const offsets = (received: number, size: number) => ({
  start_offset: String(received),
  end_offset: String(Math.min(received + (received === 0 ? FIRST_PIECE_BYTES : PIECE_BYTES), size)),
});

const sessionIn = (account: string, params: Params, world: World) =>
  kept(world, 'session', text(params, 'upload_session_id'), account, 'POST');

function transfer(account: string, params: Params, world: World) {
  const session = sessionIn(account, params, world);
  const piece = params.video_file_chunk;
  if (!Buffer.isBuffer(piece))
    throw invalid('Send a piece of the video', { field: 'video_file_chunk' });
  const [size, received] = [Number(session.fields.size), Number(session.fields.received)];
  const from = Number(amount(params, 'start_offset') ?? 0);
  // What came already is answered with where to go on.
  if (from + piece.length <= received) return () => offsets(received, size);
  if (from !== received || from + piece.length > size) {
    throw badUpload('This piece does not go on where the last one ended.', 1363037);
  }
  const isAsked = from + piece.length === Number(offsets(received, size).end_offset);
  if (!isAsked && world.refuses('metaOtherPiece')) {
    throw badUpload('This is not the piece that was asked for.', 1363037);
  }
  return () => {
    world.ledger.change(session.id, { received: from + piece.length });
    return offsets(from + piece.length, size);
  };
}

function finish(account: string, params: Params, world: World) {
  const session = sessionIn(account, params, world);
  if (session.fields.received !== session.fields.size) {
    throw badUpload('Some of the video is missing.', 1363037);
  }
  const videoId = session.parent ?? '';
  return () => {
    if (world.ledger.get(videoId)?.fields.finishedAt === undefined) {
      world.ledger.change(videoId, { title: titleIn(params), finishedAt: world.now() });
    }
    return { success: true };
  };
}

function cancel(account: string, params: Params, world: World) {
  const session = sessionIn(account, params, world);
  return () => {
    world.ledger.remove(session.parent ?? '');
    world.ledger.remove(session.id);
    return { success: true };
  };
}
