import type { Clock } from '../clock.ts';
import type { Followed, ToFollow } from '../connector.ts';
import { followTogether } from '../follow/together.ts';
import type { LinkedInClient } from './client.ts';
import { groupKey, knownCampaigns } from './keys.ts';
import { figuresOf, readFigures } from './statistics.ts';
import { statusOf } from './status.ts';
import { readTrees } from './tree.ts';

/** As many as there are ids in a call: a publication has one group. */
const AT_ONCE = 100;

/** Groups, campaigns and creatives by their ids, and one report: the quota of a day counts calls. */
export const follow = (
  client: LinkedInClient,
  publications: readonly ToFollow[],
  clock: Clock,
): Promise<Followed[]> =>
  followTogether(publications, {
    isThere: ({ refs }) => refs[groupKey] !== undefined || knownCampaigns(refs).length > 0,
    atOnce: AT_ONCE,
    async ask(some) {
      const trees = await readTrees(
        client,
        some.map(({ refs }) => refs),
      );
      const rows = await readFigures(client, some);
      const treeOf = new Map(some.map((one, at) => [one, trees[at]]));
      return (one) => {
        const tree = treeOf.get(one);
        if (!tree) throw new Error('It was not asked about');
        return { status: statusOf(one, tree, clock.now()), figures: figuresOf(one, rows) };
      };
    },
  });
