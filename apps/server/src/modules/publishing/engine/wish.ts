import type { Plan } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import { channelsPaidBy } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Sources } from '../files/sources.ts';
import type { PublicationRow } from './lease.ts';

/** The newest plan, as it was frozen. */
export async function findWish(db: Db | Tx, { id, plan_version }: PublicationRow) {
  const { plan, sources } = await db
    .selectFrom('publication_plan')
    .select(['plan', 'sources'])
    .where('publication_id', '=', id)
    .where('version', '=', plan_version)
    .executeTakeFirstOrThrow();
  return { plan: plan as Plan, sources: sources as Sources };
}

/** What was counted so far, in cents. */
export async function findSpent(db: Db | Tx, row: PublicationRow): Promise<number> {
  const total = await db
    .selectFrom('campaign_total')
    .select(sql<number>`coalesce(sum(spend), 0)::bigint`.as('spend'))
    .where('campaign_id', '=', row.campaign_id)
    .where('channel', 'in', channelsPaidBy(row.channel))
    .executeTakeFirstOrThrow();
  return total.spend;
}
