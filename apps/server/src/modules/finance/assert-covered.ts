import { lockBalance, type Tx } from '@posthorn/db';
import { type Currency, coverFinding, finding } from '@posthorn/domain';
import { refuse } from '../../platform/refusal.ts';

interface Booked {
  accountId: string;
  /** How much less is available to the account than before the change, in cents. */
  taken: number;
  isLaunch: boolean;
  currency: Currency;
  /** The field that a refusal is about. */
  path: string;
}

/**
 * To be called after a campaign has booked what it holds now, last of all: the balance is locked by that. Of two that
 * take at the same time the second sees what the first has left, and what is not covered is undone with everything else.
 */
export async function assertCovered(
  tx: Tx,
  { accountId, taken, isLaunch, currency, path }: Booked,
): Promise<void> {
  if (!isLaunch && taken <= 0) return;
  const { available, is_limited } = await lockBalance(tx, accountId);
  if (isLaunch && (await isBeingArchived(tx, accountId))) {
    refuse(finding('administration.archiving'), 'conflict');
  }
  const free = is_limited ? available + taken : null;
  const uncovered = coverFinding(taken, free, currency, path);
  if (uncovered) refuse(uncovered);
}

/**
 * Asked with the balance locked, as archiving does when it begins: what was launched before is stopped with the
 * others, and nothing is launched afterwards.
 */
async function isBeingArchived(tx: Tx, accountId: string): Promise<boolean> {
  const { archive_begun_at } = await tx
    .selectFrom('account')
    .select('archive_begun_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return archive_begun_at !== null;
}
