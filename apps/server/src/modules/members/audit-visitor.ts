import type { Tx } from '@posthorn/db';
import type { AuditAction, AuditFacts } from '@posthorn/domain';
import { writeAudit } from '../../platform/audit.ts';
import type { Caller } from './repository.ts';

interface Done {
  action: AuditAction;
  before?: AuditFacts;
  after?: AuditFacts;
}

/** What a master admin does to members while in the account stands in the log of the master account, too. */
export async function auditVisitor(
  tx: Tx,
  accountId: string,
  caller: Caller,
  done: Done,
): Promise<void> {
  if (!caller.session_hash) return;
  const account = await tx
    .selectFrom('account')
    .select(['id', 'name', 'master_account_id'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { master_account_id: masterId } = account;
  if (masterId) await writeAudit(tx, { masterId, personId: caller.id, account, ...done });
}
