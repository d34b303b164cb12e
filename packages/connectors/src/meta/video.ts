import { messageOf } from '@posthorn/domain';
import type { Run } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import { AtWork } from '../journal/store.ts';
import type { Asset } from '../plan.ts';
import type { Graph } from './graph.ts';

/** The piece that Meta asks for next; there is none left where both are the same. */
interface Offsets {
  start_offset: string;
  end_offset: string;
}
interface Started extends Offsets {
  upload_session_id: string;
  video_id: string;
}

const EDGE = 'advideos';

/**
 * Sends a video in pieces. Where it stopped stands in the journal; a session that Meta has forgotten
 * is begun anew, which leaves nothing behind.
 */
export function sendVideo(graph: Graph, run: Run, asset: Asset): Promise<string> {
  const key = `video:${asset.key}`;
  const request = [graph.account, asset.key, asset.bytes];
  return run.journal.change({
    key,
    request,
    send: async () => {
      const session = await run.journal.change({
        key: `${key}:session`,
        request,
        send: () => begin(graph, asset),
      });
      const started = JSON.parse(session) as Started;
      const { upload_session_id: sessionId, video_id: id } = started;
      try {
        await transfer(graph, run, asset, started);
        await finish(graph, asset, sessionId, id);
      } catch (error) {
        if (error instanceof NetworkFailure && error.kind === 'invalid') {
          await run.journal.forget(`${key}:session`);
        }
        throw error;
      }
      return id;
    },
  });
}

async function begin(graph: Graph, asset: Asset): Promise<string> {
  const answer = await graph.upload<Started>(EDGE, {
    upload_phase: 'start',
    file_size: String(asset.bytes),
  });
  const { upload_session_id, video_id, start_offset, end_offset } = answer;
  return JSON.stringify({ upload_session_id, video_id, start_offset, end_offset });
}

/** Sends what Meta asks for. Each piece is a step of its own: those that arrived are not sent again. */
async function transfer(graph: Graph, run: Run, asset: Asset, started: Started): Promise<void> {
  const { upload_session_id: sessionId } = started;
  let { start_offset: from, end_offset: to } = started;
  while (from !== to) {
    const piece = { from: Number(from), to: Number(to) };
    if (!(piece.to > piece.from)) throw lost('Meta does not say which piece of a video it wants.');
    const next = await run.journal.change({
      key: `video:${asset.key}:${from}`,
      request: sessionId,
      send: () => sendPiece(graph, run, asset, sessionId, piece),
    });
    const asked = offsetsIn(next);
    if (!(Number(asked.start_offset) > piece.from)) {
      throw lost('Meta asks for the same piece of a video again.');
    }
    ({ start_offset: from, end_offset: to } = asked);
  }
}

/** What the journal keeps of an answer: 'start-end'. */
function offsetsIn(kept: string): Offsets {
  const [start_offset = '', end_offset = ''] = kept.split('-');
  return { start_offset, end_offset };
}

async function sendPiece(
  graph: Graph,
  run: Run,
  asset: Asset,
  sessionId: string,
  { from, to }: { from: number; to: number },
): Promise<string> {
  const { start_offset, end_offset } = await graph.upload<Offsets>(EDGE, {
    upload_phase: 'transfer',
    upload_session_id: sessionId,
    start_offset: String(from),
    video_file_chunk: new Blob([new Uint8Array(await run.read(asset, from, to))]),
  });
  return `${start_offset}-${end_offset}`;
}

async function finish(graph: Graph, asset: Asset, sessionId: string, id: string): Promise<void> {
  try {
    await graph.upload(EDGE, {
      upload_phase: 'finish',
      upload_session_id: sessionId,
      title: asset.key,
    });
  } catch (error) {
    // The answer to the first time may have been lost: then the video is there, and all is well.
    if (!(error instanceof NetworkFailure) || error.kind !== 'invalid') throw error;
    if (!['processing', 'ready'].includes(await stateOf(graph, id))) throw error;
  }
}

/** Meta works on a video for a while before it can be shown. */
export async function videoReady(graph: Graph, id: string): Promise<void> {
  const state = await stateOf(graph, id);
  if (state === 'error' || state === 'expired') throw lost('Meta could not read a video.');
  if (state !== 'ready') throw new AtWork(graph.now());
}

async function stateOf(graph: Graph, id: string): Promise<string> {
  const { status } = await graph.get<{ status?: { video_status?: string } }>(id, {
    fields: 'status',
  });
  return status?.video_status ?? 'processing';
}

/** A picture out of the video itself, for one that came without. */
export const stillOf = (graph: Graph, run: Run, asset: Asset, id: string): Promise<string> =>
  run.journal.change({
    key: `video:${asset.key}:still`,
    request: id,
    send: async () => {
      const stills = await graph.list<{ uri: string; is_preferred?: boolean }>(`${id}/thumbnails`, {
        fields: 'uri,is_preferred',
      });
      const still = stills.find(({ is_preferred }) => is_preferred) ?? stills[0];
      if (!still) throw lost('Meta has no picture of a video.');
      return still.uri;
    },
  });

const lost = (message: string) =>
  new NetworkFailure({
    kind: 'invalid',
    code: 'video',
    message,
    userMessage: messageOf('meta.videoUnusable'),
  });
