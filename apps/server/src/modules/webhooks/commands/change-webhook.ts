import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@posthorn/db';
import {
  finding,
  tidyLine,
  tooManyWebhooksFinding,
  type WebhookEvent,
  webhookFindings,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { isMember } from '../../../platform/is-member.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { webhookPurpose } from '../deliver.ts';
import { presentWebhook } from '../presenter.ts';
import { findWebhook, listWebhooks } from '../repository.ts';

interface Whose {
  accountId: string;
  personId: string;
}

interface Values {
  url: string;
  events: readonly WebhookEvent[];
}

const tidied = ({ url, events }: Values) => ({ url: tidyLine(url), events: [...new Set(events)] });

const refuseBad = ({ config }: Deps, values: Values): void =>
  refuseWhen(webhookFindings(values, { isLocal: config.MODE === 'local' }));

/** A webhook goes on after a visit, and would tell visitors what happens when they are gone. */
async function assertMember(tx: Tx, { accountId, personId }: Whose): Promise<void> {
  if (!(await isMember(tx, accountId, personId))) {
    refuse(finding('webhook.onlyMembers'), 'conflict');
  }
}

/** The secret is in the answer and nowhere else, but sealed. */
export function createWebhook(deps: Deps, whose: Whose, sent: Values) {
  const values = tidied(sent);
  refuseBad(deps, values);
  const { accountId } = whose;
  const id = randomUUID();
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  const sealed_secret = deps.secrets.seal(webhookPurpose({ id, account_id: accountId }), secret);
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    await assertMember(tx, whose);
    const tooMany = tooManyWebhooksFinding((await listWebhooks(tx, accountId)).length);
    if (tooMany) refuse(tooMany, 'conflict');
    await tx
      .insertInto('webhook')
      .values({ id, account_id: accountId, person_id: whose.personId, ...values, sealed_secret })
      .execute();
    await record(tx, whose, { after: values });
    return { row: await found(tx, accountId, id), secret };
  });
}

interface Update {
  webhookId: string;
  sent: Partial<Values> & { isOn?: boolean | undefined };
  expectedVersion: number | undefined;
}

export function updateWebhook(
  deps: Deps,
  whose: Whose,
  { webhookId, sent, expectedVersion }: Update,
) {
  const { accountId } = whose;
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const row = await found(tx, accountId, webhookId);
    if (expectedVersion !== undefined && expectedVersion !== row.version) {
      throw new Refusal('stale', 'request.stale', { current: presentWebhook(row) });
    }
    const before = { url: row.url, events: row.events, is_on: row.is_on };
    const { url = row.url, events = row.events, isOn = row.is_on } = sent;
    const after = { ...tidied({ url, events }), is_on: isOn };
    refuseBad(deps, after);
    if (isDeepStrictEqual(before, after)) return row;
    if (after.url !== before.url) await assertMember(tx, whose);
    await tx
      .updateTable('webhook')
      .set({ ...after, version: row.version + 1 })
      .where('id', '=', webhookId)
      .execute();
    await record(tx, whose, { before, after });
    return found(tx, accountId, webhookId);
  });
}

export const deleteWebhook = (deps: Deps, whose: Whose, webhookId: string) =>
  inTransaction(deps, async (tx) => {
    const { url, events } = await found(tx, whose.accountId, webhookId);
    await tx.deleteFrom('webhook').where('id', '=', webhookId).execute();
    await record(tx, whose, { before: { url, events } });
  });

async function found(tx: Tx, accountId: string, webhookId: string) {
  const row = await findWebhook(tx, accountId, webhookId);
  if (!row) throw notFound();
  return row;
}

const record = (
  tx: Tx,
  { accountId, personId }: Whose,
  { before, after }: { before?: object; after?: object },
): Promise<void> =>
  recordChange(tx, {
    ...{ accountId, personId, workspaceId: null },
    kind: 'account',
    entityId: accountId,
    action: 'changed',
    ...(before && { before: { webhook: before } }),
    ...(after && { after: { webhook: after } }),
    tells: { admins: true },
  });
