import type { Clock } from '@posthorn/connectors';
import { type Db, lockBalance, type Tx } from '@posthorn/db';
import { archiveFinding, fullName } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { inRounds } from '../../../platform/in-rounds.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import type { Networks } from '../../../platform/networks/networks.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { stopAllCampaigns } from '../../campaigns/index.ts';
import { forgetArchivedKeys } from '../../connections/index.ts';
import { stopAllDynamicCampaigns } from '../../dynamic-campaigns/index.ts';
import { findAccount, findPerson } from '../repository.ts';

interface Request {
  masterId: string;
  personId: string;
  accountId: string;
  /** What was typed to confirm it: the name of the account. */
  typed: string;
}

/** From here on nothing is launched; what runs is stopped in rounds. Twice is once. */
export function beginArchive(deps: Deps, { masterId, personId, accountId, typed }: Request) {
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const account = await findAccount(tx, masterId, accountId);
    if (!account) throw notFound();
    const other = archiveFinding(typed, account.name);
    refuseWhen(other ? [other] : []);
    if (account.archive_begun_at) {
      await takeOver(tx, accountId, personId);
      return account;
    }
    // Waits for a launch that is under way, and those after it see what is written here.
    await lockBalance(tx, accountId);
    await tx
      .updateTable('account')
      .set({ archive_begun_at: sql<Date>`product_now()`, archive_begun_by: personId })
      .where('id', '=', accountId)
      .execute();
    const begun = await findAccount(tx, masterId, accountId);
    if (!begun) throw notFound();
    await writeAudit(tx, {
      ...{ masterId, personId, account, action: 'archiveBegun' },
      after: { campaigns: String(begun.running), people: String(account.people) },
    });
    await announce(tx, {
      ...{ accountId, audience: { wholeAccount: true } },
      event: { kind: 'account', id: accountId, action: 'changed', by: personId },
    });
    return begun;
  });
}

/** What a person began who is gone since is gone on with in the name of the next who asks for it. */
async function takeOver(tx: Tx, accountId: string, personId: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ archive_begun_by: personId })
    .where('id', '=', accountId)
    .where('archive_begun_by', 'is', null)
    .where('archived_at', 'is', null)
    .execute();
}

interface ArchiveTools {
  db: Db;
  log: Logger;
  networks: Networks;
  secrets: Pick<Secrets, 'unseal'>;
  clock: Pick<Clock, 'now' | 'after'>;
}

/** Goes on with what was begun, also after a crash; what fails is tried again in the next round. */
export const archiveInRounds = (tools: ArchiveTools, everyMs: number) =>
  inRounds(tools.clock, everyMs, () =>
    archiveAccounts(tools).catch((error: unknown) =>
      tools.log.warn({ err: error }, 'accounts to archive could not be looked for'),
    ),
  );

export async function archiveAccounts(tools: ArchiveTools): Promise<void> {
  const { db, log, clock } = tools;
  const now = new Date(clock.now());
  const begun = await db
    .selectFrom('account')
    .select(['id', 'master_account_id', 'archive_begun_by'])
    .where('archive_begun_at', 'is not', null)
    .where('archived_at', 'is', null)
    .orderBy('archive_begun_at')
    .execute();
  for (const { id, master_account_id, archive_begun_by } of begun) {
    if (!master_account_id || !archive_begun_by) {
      log.warn({ account: id }, 'an account waits for a master admin who archives it again');
      continue;
    }
    const request = { accountId: id, masterId: master_account_id, personId: archive_begun_by };
    await archive({ db, log }, request, now).catch((error: unknown) =>
      log.warn({ err: error, account: id }, 'an account could not be archived'),
    );
  }
  await forgetArchivedKeys(db, tools);
}

async function archive(
  tools: Pick<ArchiveTools, 'db' | 'log'>,
  request: Omit<Request, 'typed'>,
  now: Date,
): Promise<void> {
  const { accountId, personId } = request;
  const { db } = tools;
  await stopAllCampaigns(tools, { accountId, person: await findPerson(db, personId), now });
  await stopAllDynamicCampaigns(tools, { accountId, personId, now });
  await db.transaction().execute((tx) => closeAccount(tx, request));
}

/** Only when everything stands still on the networks: an account is never half archived. */
async function closeAccount(
  tx: Tx,
  { masterId, personId, accountId }: Omit<Request, 'typed'>,
): Promise<void> {
  await lockAccount(tx, accountId);
  const account = await findAccount(tx, masterId, accountId);
  if (!account || account.archived_at || account.running > 0) return;
  const members = await tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['first_name', 'last_name', 'email', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('email')
    .execute();
  // Workspaces and tokens of the members go with it.
  await tx.deleteFrom('membership').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('invitation')
    .set({ revoked_at: sql<Date>`product_now()` })
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  await tx
    .updateTable('account_visit')
    .set({ left_at: sql<Date>`least(product_now(), ends_at)` })
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute();
  await tx
    .updateTable('webhook')
    .set({ is_on: false })
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('account')
    .set({ archived_at: sql<Date>`product_now()` })
    .where('id', '=', accountId)
    .execute();
  const people = members.map((one) => `${fullName(one)} (${one.email}, ${one.role})`);
  await writeAudit(tx, {
    ...{ masterId, personId, account, action: 'accountArchived' },
    before: { people: people.join('; ') },
  });
  await announce(tx, {
    ...{ accountId, audience: { wholeAccount: true } },
    event: { kind: 'membership', id: null, action: 'removed', by: personId },
  });
}
