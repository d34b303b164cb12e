import type { Followed, ToFollow } from '../connector.ts';
import { followTogether } from '../follow/together.ts';
import type { Graph } from './graph.ts';
import { CAMPAIGN } from './part.ts';
import { figuresOf, readFigures } from './statistics.ts';
import { readStatus, statusOf } from './status.ts';

/** Their ids stand in the address of a call, which may not become too long. */
const AT_ONCE = 100;

/** Lists of the ad account instead of those of each campaign: every call costs a point. */
export const follow = (graph: Graph, publications: readonly ToFollow[]): Promise<Followed[]> =>
  followTogether(publications, {
    isThere: ({ refs }) => refs[CAMPAIGN] !== undefined,
    atOnce: AT_ONCE,
    async ask(some) {
      const ids = some.flatMap(({ refs }) => refs[CAMPAIGN] ?? []);
      const seen = await readStatus(graph, ids);
      const rows = await readFigures(graph, some);
      return (one) => ({
        status: statusOf(one, seen, graph.now()),
        figures: figuresOf(one, rows, graph.chosenEvent),
      });
    },
  });
