import type { Db, Tx } from '@posthorn/db';
import { type ErasureReason, erasedOn, RETENTION_DAYS_MIN } from '@posthorn/domain';
import { sql } from 'kysely';
import { announce } from '../../platform/events/announce.ts';
import { recordUse } from './uses.ts';

const AT_ONCE = 500;

/** Erases what was kept for as long as its account allows. Answers how many. */
export async function eraseOutdated(db: Db, now: Date): Promise<number> {
  let erased = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows, count } = await db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('application')
        .innerJoin('account', 'account.id', 'application.account_id')
        .select([
          'application.id',
          'application.campaign_id',
          'status',
          'applied_at',
          'status_at',
          'application_days',
        ])
        .where('erased_at', 'is', null)
        .where('applied_at', '<=', new Date(now.getTime() - RETENTION_DAYS_MIN * 86_400_000))
        .where(
          sql<boolean>`applied_at <= ${now}::timestamptz - application_days * interval '1 day'`,
        )
        .where('application.id', '>', last)
        .orderBy('application.id')
        .limit(AT_ONCE)
        // What is decided at this moment is waited for: erased is erased.
        .forNoKeyUpdate('application')
        .execute();
      const due = rows.filter(
        ({ status, applied_at: appliedAt, status_at: statusAt, application_days }) =>
          erasedOn({ status, appliedAt, statusAt }, application_days) <= now,
      );
      const ids = due.map(({ id }) => id);
      const count = await eraseApplications(tx, { ids, reason: 'time', now, personId: null });
      return { rows, count };
    });
    erased += count;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < AT_ONCE) return erased;
  }
}

interface Erasure {
  ids: readonly string[];
  reason: ErasureReason;
  now: Date;
  /** Null when their time was over. */
  personId: string | null;
}

/** Takes everything that tells of the people; what stays is that they applied, when, and from which ad. */
export async function eraseApplications(
  tx: Tx,
  { ids, reason, now, personId }: Erasure,
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .updateTable('application')
    .set({
      ...{ sealed_answers: null, sealed_note: null, sealed_with: null, assigned_to: null },
      ...{ erased_at: now, erased_for: reason, version: sql<number>`version + 1` },
    })
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .returning(['campaign_id', 'account_id'])
    .execute();
  const campaigns = new Map(rows.map((row) => [row.campaign_id, row.account_id]));
  for (const [campaignId, accountId] of campaigns) {
    const number = rows.filter((row) => row.campaign_id === campaignId).length;
    await recordUse(tx, { campaignId, personId, use: 'erased', number });
    await announceChange(tx, accountId, campaignId, personId);
  }
  return rows.length;
}

/** Open screens ask for the applications of a campaign again. */
export async function announceChange(
  tx: Tx,
  accountId: string,
  campaignId: string,
  by: string | null,
): Promise<void> {
  const { workspace_id: workspaceId } = await tx
    .selectFrom('campaign')
    .select('workspace_id')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const event = { kind: 'application', id: campaignId, action: 'changed', by } as const;
  await announce(tx, { accountId, audience: { workspaceId }, event });
}
