import { emptySummary, type FeedItem, FeedProblem, type OpenFeed, openFeed } from '@posthorn/feeds';
import { serveThread } from '../../platform/threads/serve-thread.ts';

/** How a feed is to be read, then one piece after the other when it is asked for, or why there is none. */
export type FeedAsked =
  | (Parameters<typeof openFeed>[1] & { kind: 'open'; wants: 'items' | 'counts' })
  | { kind: 'piece'; bytes: Uint8Array | undefined }
  | { kind: 'broken' }
  | { kind: 'goOn' };

export type FeedTold =
  | { kind: 'wants' }
  | ({ kind: 'opened' } & Pick<OpenFeed, 'mapping' | 'elements' | 'root'>)
  | { kind: 'items'; items: FeedItem[]; count: number }
  | ({ kind: 'over'; summary: OpenFeed['summary'] } & Partial<
      Pick<FeedProblem, 'failed' | 'finding'>
    >);

/** The host broke off; it is told to those who read from it. */
class Broken extends Error {}

serveThread<FeedAsked, FeedTold>(async (options, tell) => {
  if (options.kind !== 'open') throw new Error('A feed has to be opened first');
  const pieces = async function* () {
    for (;;) {
      const next = await tell({ kind: 'wants' });
      if (next.kind !== 'piece') throw new Broken();
      if (next.bytes === undefined) return;
      yield next.bytes;
    }
  };
  let summary = emptySummary();
  try {
    const feed = await openFeed(pieces(), options);
    const { mapping, elements, root } = feed;
    summary = feed.summary;
    await tell({ kind: 'opened', mapping, elements, root });
    for await (const items of feed.items()) {
      const count = items.length;
      if (count > 0)
        await tell({ kind: 'items', items: options.wants === 'items' ? items : [], count });
    }
    return { kind: 'over', summary };
  } catch (error) {
    if (error instanceof Broken) return { kind: 'over', summary };
    if (!(error instanceof FeedProblem)) throw error;
    const { failed, finding } = error;
    return { kind: 'over', summary, failed, finding };
  }
});
