import type { Tx } from '@posthorn/db';
import { finding, fullName, VISIT_HOURS } from '@posthorn/domain';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findAccount, findPerson, findVisit } from '../repository.ts';

interface Request {
  masterId: string;
  personId: string;
  /** The visit is this session's: others of the same person are not in the account. */
  sessionHash: Buffer;
  accountId: string;
}

/** Enters an account; another one in which this session was is left. Twice is once. */
export function enterAccount(deps: Deps, request: Request) {
  const { masterId, personId, sessionHash, accountId } = request;
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    await lockSession(tx, sessionHash);
    const account = await findAccount(tx, masterId, accountId);
    if (!account) throw notFound();
    if (account.archived_at) refuse(finding('administration.archived'), 'conflict');
    const now = await findVisit(tx, sessionHash);
    if (now?.account_id === accountId) return now;
    await endVisits(tx, request);
    const person = await findPerson(tx, personId);
    await tx
      .insertInto('account_visit')
      .values({
        ...{ account_id: accountId, person_id: personId, person_name: fullName(person) },
        session_hash: sessionHash,
        entered_at: sql<Date>`product_now()`,
        ends_at: sql<Date>`product_now() + make_interval(hours => ${VISIT_HOURS})`,
      })
      .execute();
    await writeAudit(tx, { masterId, personId, account, action: 'accountEntered' });
    await tellAdmins(tx, accountId, personId);
    const visit = await findVisit(tx, sessionHash);
    if (!visit) throw notFound();
    return visit;
  });
}

export function leaveAccount(deps: Deps, request: Request): Promise<void> {
  return inTransaction(deps, async (tx) => {
    await lockSession(tx, request.sessionHash);
    await endVisits(tx, request, request.accountId);
  });
}

/** One change of a session's visits at a time. */
async function lockSession(tx: Tx, sessionHash: Buffer): Promise<void> {
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('token_hash', '=', sessionHash)
    .forUpdate()
    .executeTakeFirst();
  // Signed out while this waited.
  if (!session) throw notFound();
}

async function endVisits(
  tx: Tx,
  { masterId, personId, sessionHash }: Request,
  accountId?: string,
): Promise<void> {
  let open = tx
    .updateTable('account_visit')
    .set({ left_at: sql<Date>`least(product_now(), ends_at)` })
    .where('session_hash', '=', sessionHash)
    .where('left_at', 'is', null);
  if (accountId) open = open.where('account_id', '=', accountId);
  const left = await open.returning('account_id').execute();
  for (const { account_id } of left) {
    const account = await findAccount(tx, masterId, account_id);
    if (account) await writeAudit(tx, { masterId, personId, account, action: 'accountLeft' });
    await tellAdmins(tx, account_id, personId);
  }
}

/** Rights are looked up again with it: open streams of the visitor end with the visit. */
export const tellAdmins = (tx: Tx, accountId: string, personId: string) =>
  announce(tx, {
    ...{ accountId, audience: { admins: true } },
    event: { kind: 'membership', id: null, action: 'changed', by: personId },
  });
