import type { Run } from '../connector.ts';
import type { Asset } from '../plan.ts';
import type { Shown } from './creative.ts';
import type { Graph } from './graph.ts';
import { sendVideo, stillOf, videoReady } from './video.ts';

/** Brings the files of an ad to Meta, each of them once; videos are still being worked on then. */
export async function upload(graph: Graph, run: Run, media: readonly Asset[]): Promise<void> {
  for (const asset of media) {
    if (asset.kind === 'video') await sendVideo(graph, run, asset);
    const picture = asset.kind === 'video' ? asset.poster : asset;
    if (picture) await imageHash(graph, run, picture);
  }
}

/** Meta has looked at them all. */
export async function filesReady(graph: Graph, run: Run, media: readonly Asset[]): Promise<void> {
  for (const asset of media) {
    if (asset.kind === 'video') await videoReady(graph, await sendVideo(graph, run, asset));
  }
}

/** The files as an ad can show them. */
export async function shown(graph: Graph, run: Run, media: readonly Asset[]): Promise<Shown[]> {
  const all: Shown[] = [];
  for (const asset of media) {
    if (asset.kind !== 'video') {
      all.push({ kind: 'image', hash: await imageHash(graph, run, asset) });
      continue;
    }
    const id = await sendVideo(graph, run, asset);
    const still = asset.poster
      ? { hash: await imageHash(graph, run, asset.poster) }
      : { url: await stillOf(graph, run, asset, id) };
    all.push({ kind: 'video', id, still });
  }
  return all;
}

/** Meta names a picture after its contents, so sending it again changes nothing. */
const imageHash = (graph: Graph, run: Run, asset: Asset): Promise<string> =>
  run.journal.change({
    key: `image:${asset.key}`,
    request: [graph.account, asset.key, asset.bytes],
    send: async () => {
      const bytes = (await run.read(asset)).toString('base64');
      const { images } = await graph.change<{ images: Record<string, { hash: string }> }>(
        `${graph.account}/adimages`,
        { bytes },
      );
      const [image] = Object.values(images ?? {});
      if (!image) throw new Error('Meta took a picture and did not say how it calls it');
      return image.hash;
    },
  });
