import { cancellations } from '@posthorn/connectors';
import {
  COMPANY_SETTINGS_PATH,
  CONNECTIONS_ANCHOR,
  type ConnectFailure,
  can,
  isConnectFailure,
  type Network,
} from '@posthorn/domain';
import type { FastifyBaseLogger } from 'fastify';
import { databaseRefusal } from '../../../platform/database-errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import { consentPurpose, stateHash } from '../consents.ts';
import { type ConsentRow, findRole } from '../repository.ts';
import { callbackUrl } from './begin-consent.ts';

interface Answer {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
}

interface Caller {
  person: { id: string; sessionHash: Buffer } | undefined;
  log: FastifyBaseLogger;
}

/** The page of the settings, with what there is to choose from, or with the reason why there is nothing. */
const settingsPage = (search: Record<string, string>): string =>
  `${COMPANY_SETTINGS_PATH}?${new URLSearchParams(search)}#${CONNECTIONS_ANCHOR}`;

const failed = (failure: ConnectFailure, network?: Network): string =>
  settingsPage({ connectFailure: failure, ...(network && { network }) });

/**
 * Takes the answer with which a network sends a person back, and says where to go. The answer counts once,
 * in time, and only in the browser of the person who began: otherwise a stranger's answer would connect a
 * stranger's ad account.
 */
export async function finishConsent(deps: Deps, answer: Answer, caller: Caller): Promise<string> {
  let network: Network | undefined;
  try {
    const { db } = deps.connection;
    const row = await db
      .selectFrom('consent')
      .selectAll()
      .where('state_hash', '=', stateHash(answer.state ?? ''))
      .executeTakeFirst();
    network = row?.network;
    if (!row) return failed('connectionState.unknownState');
    const problem = await problemOf(deps, row, caller);
    if (problem) return failed(problem, network);
    if (!(await markUsed(deps, row))) return failed('connectionState.usedState', network);
    const outcome = await exchange(deps, row, answer, caller.log);
    if (outcome !== 'given') {
      await db.deleteFrom('consent').where('id', '=', row.id).execute();
      return failed(outcome, network);
    }
    return settingsPage({ consent: row.id });
  } catch (error) {
    const code = databaseRefusal(error)?.messageCode;
    caller.log.warn({ err: error, network }, 'a consent could not be finished');
    return failed(isConnectFailure(code) ? code : 'consent.unreachable', network);
  }
}

async function problemOf(
  deps: Deps,
  row: ConsentRow,
  { person }: Caller,
): Promise<ConnectFailure | undefined> {
  if (person?.id !== row.person_id || !person.sessionHash.equals(row.session_hash)) {
    return 'connectionState.otherSession';
  }
  if (row.used_at) return 'connectionState.usedState';
  if (row.ends_at <= deps.now()) return 'connectionState.lateState';
  const member = await findRole(deps.connection.db, row.account_id, person.id);
  return member && can(member.role, 'connection.edit') ? undefined : 'connectionState.notAllowed';
}

/** Whether this is the first answer; of two at once one is. */
async function markUsed({ connection, now }: Deps, { id }: ConsentRow): Promise<boolean> {
  const { numUpdatedRows } = await connection.db
    .updateTable('consent')
    .set({ used_at: now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function exchange(
  deps: Deps,
  row: ConsentRow,
  { code, error }: Answer,
  log: FastifyBaseLogger,
): Promise<'given' | ConnectFailure> {
  const { secrets, networks, config, connection } = deps;
  if (error !== undefined || code === undefined) {
    log.info({ network: row.network, error }, 'a consent was not given');
    const isCancelled = error === undefined || cancellations.includes(error);
    return isCancelled ? 'connectionState.cancelled' : 'consent.refused';
  }
  const client = networks.consentOn(row.network);
  const codeVerifier =
    row.sealed_verifier && secrets.unseal(consentPurpose(row, 'verifier'), row.sealed_verifier);
  // A sandbox that was replaced by the real network meanwhile gave no code for it.
  if (!client || codeVerifier === undefined || row.is_sandbox !== networks.isSandbox) {
    return 'consent.invalid';
  }
  const result = await client.exchange({ code, redirectUrl: callbackUrl(config), codeVerifier });
  if (!result.ok) {
    log.warn({ network: row.network, details: result.details }, 'a code was not exchanged');
    return `consent.${result.reason}`;
  }
  await connection.db
    .updateTable('consent')
    .set({
      sealed_keys: secrets.seal(consentPurpose(row, 'keys'), JSON.stringify(result.keys)),
      rights: result.rights,
      keys_end_at: result.endsAt,
      is_renewable: result.isRefreshable,
    })
    .where('id', '=', row.id)
    .execute();
  return 'given';
}
