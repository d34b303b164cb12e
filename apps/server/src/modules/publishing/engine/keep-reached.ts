import { LeaseLost } from '@posthorn/connectors';
import type { Database } from '@posthorn/db';
import type { Updateable } from 'kysely';
import type { Lease, PublicationRow } from './lease.ts';
import type { Reached } from './moves.ts';
import type { PublishTools } from './tools.ts';

export const reachedColumns = ({
  plan,
  delivery,
  isWhole,
}: Reached): Updateable<Database['publication']> => ({
  reached_plan: plan && JSON.stringify(plan),
  reached_delivery: delivery,
  is_whole: isWhole,
});

/** Writes down how far it came; answers what is wanted by now. */
export async function keepReached(
  { db }: Pick<PublishTools, 'db'>,
  { row, token }: Pick<Lease, 'row' | 'token'>,
  reached: Reached,
): Promise<PublicationRow> {
  const newest = await db
    .updateTable('publication')
    .set(reachedColumns(reached))
    .where('id', '=', row.id)
    .where('lease_token', '=', token)
    .returningAll()
    .executeTakeFirst();
  if (!newest) throw new LeaseLost();
  return newest;
}
