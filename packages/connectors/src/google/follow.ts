import type { Followed, ToFollow } from '../connector.ts';
import { followTogether } from '../follow/together.ts';
import type { Desk } from './desk.ts';
import { idOf } from './gaql.ts';
import { campaignOf, isThere } from './lifecycle.ts';
import { campaignIds, figuresWanted, readFigures } from './statistics.ts';
import { readStatus, statusOf } from './status.ts';

/** Far below the 20,000 values that a condition may have: a query is still short enough to be read in a log. */
const AT_ONCE = 1_000;

/** Three queries for all campaigns, however many rows they bring: further pages are not counted by Google. */
export const follow = (desk: Desk, publications: readonly ToFollow[]): Promise<Followed[]> =>
  followTogether(publications, {
    isThere,
    atOnce: AT_ONCE,
    async ask(some) {
      const ids = some.map((one) => idOf(campaignOf(one)));
      const seen = await readStatus(desk, ids);
      const rows = await readFigures(desk, some, some.flatMap(campaignIds));
      return (one) => ({ status: statusOf(one, seen), figures: figuresWanted(one, rows) });
    },
  });
