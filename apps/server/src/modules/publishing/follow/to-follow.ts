import type { Plan, ToFollow } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import { addDays, budgetSpecs, type CalendarDate, dayIn } from '@posthorn/domain';
import { type NotNull, sql } from 'kysely';
import type { PublicationRow } from '../engine/lease.ts';
import type { PublishTools } from '../engine/tools.ts';

/** Networks correct what they counted for about a week; applications that come later are read once a day. */
const CORRECTED_DAYS = 7;

/**
 * What got there, and what was switched off on the way: a call that switched it on may still be carried
 * out. In the words of the index that finds them.
 */
export const mayBeThere = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.reached_plan`)} is not null or ${sql.ref(`${table}.reached_delivery`)} is not null)`;

/**
 * Marks publications as asked about before they are: what fails on one waits for its next turn. Those that
 * another process has asked about since `before` are left to it.
 */
export const claim = (
  { db, clock }: PublishTools,
  ids: readonly string[],
  before: Date,
): Promise<PublicationRow[]> =>
  db
    .updateTable('publication')
    .set({ followed_at: new Date(clock.now()) })
    .where('id', 'in', ids)
    .where(mayBeThere('publication'))
    .where(({ or, eb }) => or([eb('followed_at', 'is', null), eb('followed_at', '<=', before)]))
    .where('campaign_id', 'is not', null)
    .returningAll()
    .$narrowType<{ campaign_id: NotNull }>()
    .execute();

export interface RowToFollow {
  row: PublicationRow;
  asked: ToFollow;
}

/** What the network is asked about these, read at once for all of them. Without what has nothing there. */
export async function readToFollow(
  db: Db,
  rows: readonly PublicationRow[],
  now: Date,
): Promise<RowToFollow[]> {
  const steps = await listSteps(db, rows);
  const plans = await listPlans<Plan>(db, rows);
  return rows.flatMap((row) => {
    const refs = steps.get(row.id);
    const plan = plans.get(row.id);
    if (!refs || !plan) return [];
    const uncertain = firstUncertainDay(row, now);
    const from = uncertain && uncertain > plan.startDate ? uncertain : plan.startDate;
    return [{ row, asked: { plan, refs, from, to: plan.endDate } }];
  });
}

const idsOf = (rows: readonly Pick<PublicationRow, 'id'>[]) => rows.map(({ id }) => id);

export async function listSteps(
  db: Db,
  rows: readonly Pick<PublicationRow, 'id'>[],
): Promise<Map<string, Record<string, string>>> {
  const steps = await db
    .selectFrom('publication_step')
    .select(['publication_id', 'key', 'external_id'])
    .where('publication_id', 'in', idsOf(rows))
    .where('state', '=', 'done')
    .where('external_id', 'is not', null)
    .orderBy('publication_id')
    .orderBy('key')
    .execute();
  const refs = new Map<string, Record<string, string>>();
  for (const { publication_id: id, key, external_id } of steps)
    refs.set(id, { ...refs.get(id), [key]: external_id ?? '' });
  return refs;
}

/** The plans that stand there; the newest ones of those of which none was reached. */
export async function listPlans<P>(
  db: Db,
  rows: readonly Pick<PublicationRow, 'id' | 'reached_plan'>[],
): Promise<Map<string, P>> {
  const reached = rows.flatMap(({ id, reached_plan }) =>
    reached_plan ? [[id, reached_plan as P] as const] : [],
  );
  const others = rows.filter(({ reached_plan }) => reached_plan === null);
  return new Map([...reached, ...(await listWishes<P>(db, others))]);
}

async function listWishes<P>(
  db: Db,
  rows: readonly Pick<PublicationRow, 'id'>[],
): Promise<(readonly [string, P])[]> {
  if (rows.length === 0) return [];
  const wishes = await db
    .selectFrom('publication_plan as w')
    .innerJoin('publication as p', (join) =>
      join.onRef('p.id', '=', 'w.publication_id').onRef('p.plan_version', '=', 'w.version'),
    )
    .select(['p.id', 'w.plan'])
    .where('p.id', 'in', idsOf(rows))
    .execute();
  return wishes.map(({ id, plan }) => [id, plan as P] as const);
}

/**
 * From which day on figures may have changed since they were last read; undefined when all have to be read. It
 * is counted from that reading, not from today: after a week without one, what was attributed during that
 * week is read too.
 */
export function firstUncertainDay(
  { channel, figures_at }: Pick<PublicationRow, 'channel' | 'figures_at'>,
  now: Date,
): CalendarDate | undefined {
  if (figures_at === null) return undefined;
  const read = dayIn('UTC', figures_at);
  const isFirstToday = read !== dayIn('UTC', now);
  const { attributionDays } = budgetSpecs[channel];
  // One more: where the ad account is, it may have been the day before.
  return addDays(read, -(isFirstToday ? attributionDays : CORRECTED_DAYS) - 1);
}
