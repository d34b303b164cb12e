import { LeaseLost, type Plan } from '@posthorn/connectors';
import { type RawBuilder, sql } from 'kysely';
import type { AnyPublication, Lease } from './lease.ts';
import type { Reached, RefusedAd } from './moves.ts';
import type { PublishTools } from './tools.ts';

/** What stands on the network, as it is written down. */
export const reachedOf = <P = Plan>(
  row: Pick<AnyPublication, 'reached_plan' | 'reached_delivery' | 'refused_ads'>,
): Reached<P> => ({
  plan: row.reached_plan as P | null,
  delivery: row.reached_delivery,
  refused: row.refused_ads as RefusedAd[],
});

export const reachedColumns = ({ plan, delivery, refused }: Reached<object>) => ({
  reached_plan: plan && JSON.stringify(plan),
  reached_delivery: delivery,
  refused_ads: JSON.stringify(refused),
  ad_states: saidOfSameAds(plan),
});

/** What the network said of an ad is over once it has another ad in its place. */
const saidOfSameAds = (plan: object | null) => sql<string>`(
  select coalesce(jsonb_object_agg(said.key, said.value), '{}')
  from jsonb_each(publication.ad_states) said
  where ${adIn(sql`publication.reached_plan`)} is not distinct from ${adIn(sql`${plan && JSON.stringify(plan)}::jsonb`)})`;

const adIn = (plan: RawBuilder<unknown>) =>
  sql`jsonb_path_query_first(${plan}, '$.ads[*] ? (@.id == $id)', jsonb_build_object('id', said.key))`;

/** Writes down how far it came; answers what is wanted by now. */
export async function keepReached<Row extends AnyPublication>(
  { db }: Pick<PublishTools, 'db'>,
  { row, token }: Pick<Lease<Row>, 'row' | 'token'>,
  reached: Reached<object>,
): Promise<Row> {
  const newest = await db
    .updateTable('publication')
    .set(reachedColumns(reached))
    .where('id', '=', row.id)
    .where('lease_token', '=', token)
    .returningAll()
    .executeTakeFirst();
  if (!newest) throw new LeaseLost();
  // Whose it is never changes.
  return newest as Row;
}
