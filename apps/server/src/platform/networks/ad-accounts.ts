import type { Keys } from '@posthorn/connectors';
import type { Database, Db, Tx } from '@posthorn/db';
import { type LossReason, NETWORK_NUMBER, networkCapabilities, networks } from '@posthorn/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Secrets } from '../secrets.ts';

type AdAccountRow = Selectable<Database['ad_account']>;

/** What a customer gave us: a key that opens, or one that is exchanged for such a key. */
const keysSchema: z.ZodType<Keys> = z.union([
  z.strictObject({ accessToken: z.string().min(1) }),
  z.strictObject({ refreshToken: z.string().min(1) }),
]);

const number = z.string().regex(NETWORK_NUMBER, 'only the digits of the number');

/** An ad account of a customer, as it is connected. */
export const adAccountSchema = z.strictObject({
  accountId: z.uuid(),
  network: z.enum(networks),
  externalId: number,
  keys: keysSchema,
  capabilities: z.array(z.enum(networkCapabilities)).default([]),
  /** Under which the network counts applications; without it no campaign can aim at them there. */
  conversionId: number.nullable().default(null),
});
export type AdAccount = z.infer<typeof adAccountSchema>;

/** What a person's consent and the network itself say of it. */
interface ConnectionFacts {
  name: string;
  currency: string;
  timeZone: string;
  managerId: string | null;
  rights: string[];
  keysEndAt: Date | null;
  isRenewable: boolean;
  connectedBy: string;
}

/** With what was chosen later, see `setApplicationEvent`, and what was found out since. */
export type ConnectedAdAccount = AdAccount & {
  applicationEvents: string[];
  managerId: string | null;
  currency: string | null;
  keysEndAt: Date | null;
  lossReason: LossReason | null;
};

interface SaveOptions {
  isSandbox: boolean;
  now?: Date | RawBuilder<Date>;
  /** Missing where no person gave consent: then they are asked for with the first check. */
  facts?: ConnectionFacts;
}

/** Connects an ad account, in place of the one that the account had on that network. */
export async function saveAdAccount(
  db: Db | Tx,
  secrets: Pick<Secrets, 'seal'>,
  { accountId: account_id, network, externalId: external_id, keys, ...rest }: AdAccount,
  { isSandbox: is_sandbox, now = sql<Date>`product_now()`, facts }: SaveOptions,
): Promise<void> {
  const owner = { account_id, network, is_sandbox, external_id };
  const { capabilities, conversionId: conversion_id } = rest;
  const connected = {
    ...{ external_id, capabilities, conversion_id },
    sealed_keys: sealKeys(secrets, owner, keys),
    name: facts?.name ?? null,
    currency: facts?.currency ?? null,
    time_zone: facts?.timeZone ?? null,
    manager_id: facts?.managerId ?? null,
    rights: facts?.rights ?? [],
    keys_end_at: facts?.keysEndAt ?? null,
    is_renewable: facts?.isRenewable ?? false,
    connected_by: facts?.connectedBy ?? null,
    connected_at: now,
    // What consent was just given for needs no check.
    checked_at: facts ? now : null,
    check_begun_at: null,
    lost_at: null,
    lost_reason: null,
    missing_rights: [],
  };
  await db
    .insertInto('ad_account')
    .values({ ...owner, ...connected })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network', 'is_sandbox']).doUpdateSet({
        ...connected,
        // With new keys it counts as before; another ad account has other conversions.
        application_events: sql<string[]>`case
          when ad_account.external_id = excluded.external_id then ad_account.application_events
          else '{}' end`,
        updated_at: sql<Date>`product_now()`,
      }),
    )
    .execute();
}

/** The ad accounts of one account. Those whose keys can not be read any more are as good as none. */
export async function listAdAccounts(
  db: Db | Tx,
  secrets: Pick<Secrets, 'unseal'>,
  { accountId, isSandbox }: { accountId: string; isSandbox: boolean },
): Promise<ConnectedAdAccount[]> {
  const rows = await db
    .selectFrom('ad_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_sandbox', '=', isSandbox)
    .execute();
  return rows.flatMap((row) => {
    const keys = keysOf(secrets, row);
    if (keys === undefined) return [];
    return [
      {
        accountId,
        network: row.network,
        externalId: row.external_id,
        keys,
        capabilities: row.capabilities,
        conversionId: row.conversion_id,
        applicationEvents: row.application_events,
        managerId: row.manager_id,
        currency: row.currency,
        keysEndAt: row.keys_end_at,
        lossReason: row.lost_reason,
      },
    ];
  });
}

type Owner = Pick<AdAccountRow, 'account_id' | 'network' | 'is_sandbox' | 'external_id'>;

export const sealKeys = (secrets: Pick<Secrets, 'seal'>, owner: Owner, keys: Keys): Buffer =>
  secrets.seal(purposeOf(owner), JSON.stringify(keys));

/** Undefined when it is disconnected, or no secret opens them. */
export function keysOf(
  secrets: Pick<Secrets, 'unseal'>,
  row: Owner & Pick<AdAccountRow, 'sealed_keys'>,
): Keys | undefined {
  const keys = row.sealed_keys && secrets.unseal(purposeOf(row), row.sealed_keys);
  return keys ? readKeys(keys) : undefined;
}

export const readKeys = (json: string): Keys => keysSchema.parse(JSON.parse(json));

/** With this key an account is connected on the sandbox without anyone's consent. */
export const sandboxKeys = { accessToken: 'sandbox' };

/** Such a key was given by no one: it can neither be given back nor does it end. */
export const needsNoConsent = (keys: Keys): boolean =>
  'accessToken' in keys && keys.accessToken === sandboxKeys.accessToken;

/**
 * Seals all keys with the first secret, so that the one behind it can be taken away. What no secret
 * opens any more is said: its customer is disconnected until the keys are given again. Those of the
 * sandbox are no secret and are made anew: otherwise a new secret would end all launches there.
 */
export async function resealAdAccounts(db: Db, secrets: Secrets, log: Logger): Promise<void> {
  const rows = await db.selectFrom('ad_account').selectAll().execute();
  for (const row of rows) {
    if (row.sealed_keys === null) continue;
    const purpose = purposeOf(row);
    const sealed_keys =
      secrets.reseal(purpose, row.sealed_keys) ??
      (row.is_sandbox ? secrets.seal(purpose, JSON.stringify(sandboxKeys)) : undefined);
    if (sealed_keys === undefined) {
      const { account_id: account, network, external_id: adAccount } = row;
      log.error({ account, network, adAccount }, 'SESSION_SECRET does not open these keys');
    } else if (sealed_keys !== row.sealed_keys) {
      // Keys that were given meanwhile stay.
      await db
        .updateTable('ad_account')
        .set({ sealed_keys })
        .where('id', '=', row.id)
        .where('sealed_keys', '=', row.sealed_keys)
        .execute();
    }
  }
}

/** Keys are sealed for one place: in another row they can not be opened. */
const purposeOf = (row: Owner): string =>
  ['ad account', row.account_id, row.network, row.is_sandbox, row.external_id].join('/');
