import { createHmac, randomBytes } from 'node:crypto';
import type { Db, Tx } from '@posthorn/db';
import type { Network } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Secrets } from '../../platform/secrets.ts';

const PURPOSE = 'lead key';
/** So that a hash is not taken for a number. */
const PREFIX = 'hmac-sha256:';

/** What is kept of the number of an application on its network: the one that is written first. */
export type LeadHashes = (network: Network, leadId: string) => [string, ...string[]];

/**
 * The keys are kept beside the applications, sealed, because they must outlive SESSION_SECRET: what was erased is known
 * by its hash alone. Where no secret opens one, a new one is made, and the others wait for their secret.
 */
export async function openLeadHashes(tx: Tx, secrets: Secrets): Promise<LeadHashes> {
  const keys = (await openKeys(tx, secrets)) ?? (await makeKey(tx, secrets));
  return (network, leadId) => {
    const hashed = (key: string) =>
      PREFIX + createHmac('sha256', key).update([network, leadId].join('/')).digest('base64url');
    const [newest, ...others] = keys;
    return [hashed(newest), ...others.map(hashed)];
  };
}

async function openKeys(
  tx: Tx,
  secrets: Pick<Secrets, 'unseal'>,
): Promise<[string, ...string[]] | undefined> {
  const rows = await tx.selectFrom('lead_key').select('sealed').orderBy('id', 'desc').execute();
  const [newest, ...others] = rows.flatMap(({ sealed }) => secrets.unseal(PURPOSE, sealed) ?? []);
  return newest === undefined ? undefined : [newest, ...others];
}

/** Two that find none make one. */
async function makeKey(tx: Tx, secrets: Secrets): Promise<[string, ...string[]]> {
  await sql`lock table lead_key in share row exclusive mode`.execute(tx);
  const madeMeanwhile = await openKeys(tx, secrets);
  if (madeMeanwhile) return madeMeanwhile;
  const key = randomBytes(32).toString('base64url');
  await tx
    .insertInto('lead_key')
    .values({ sealed: secrets.seal(PURPOSE, key) })
    .execute();
  return [key];
}

/** As `resealAdAccounts`. */
export async function resealLeadKeys(db: Db, secrets: Secrets, log: Logger): Promise<void> {
  for (const { id, sealed } of await db.selectFrom('lead_key').selectAll().execute()) {
    const again = secrets.reseal(PURPOSE, sealed);
    if (again === undefined) {
      log.error({ key: id }, 'SESSION_SECRET does not open this key of application numbers');
    } else if (again !== sealed) {
      await db.updateTable('lead_key').set({ sealed: again }).where('id', '=', id).execute();
    }
  }
}

const AT_ONCE = 500;

/** Hashes the numbers that an earlier version kept, before anything is received; done once, it finds none. */
export async function hashLeadNumbers(db: Db, secrets: Secrets): Promise<void> {
  for (;;) {
    const count = await db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('application')
        .select(['id', 'network', 'lead_hash'])
        .where(sql<boolean>`lead_hash not like 'hmac-sha256:%'`)
        .orderBy('id')
        .limit(AT_ONCE)
        .forNoKeyUpdate()
        .execute();
      if (rows.length === 0) return 0;
      const hashes = await openLeadHashes(tx, secrets);
      const ids = rows.map(({ id }) => id);
      const hashed = rows.map(({ network, lead_hash }) => hashes(network, lead_hash)[0]);
      await sql`
        update application a set lead_hash = h.hash
        from unnest(${ids}::uuid[], ${hashed}::text[]) as h (id, hash)
        where a.id = h.id`.execute(tx);
      return rows.length;
    });
    if (count < AT_ONCE) return;
  }
}
