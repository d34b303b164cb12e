import type { Tx } from '@posthorn/db';
import { budgetChannels, networkOf } from '@posthorn/domain';
import { z } from 'zod';
import { inDatabase, readInput } from './by-command.ts';
import { BadSetting, type Config } from './platform/config.ts';
import { type AdAccount, adAccountSchema, saveAdAccount } from './platform/networks/ad-accounts.ts';
import { mayBeShown } from './platform/networks/may-be-shown.ts';
import { localSecret, secretsFrom } from './platform/secrets.ts';

/**
 * Connects the ad accounts on the real networks that are read as a JSON list. From a stream and not from
 * the command line, where every user of the machine could read the keys.
 */
export async function connectAdAccounts(
  config: Config,
  input: NodeJS.ReadableStream,
): Promise<number> {
  const schema = z.array(adAccountSchema).min(1);
  const adAccounts = await readInput(input, schema, 'A list of ad accounts');
  await inDatabase(config, async (db) => {
    const secrets = secretsFrom(config.SESSION_SECRET ?? (await localSecret(config.dataDir)));
    await db.transaction().execute(async (tx) => {
      for (const one of adAccounts) {
        await assertNothingStaysBehind(tx, one);
        await saveAdAccount(tx, secrets, one, { isSandbox: false });
      }
    });
  });
  return adAccounts.length;
}

/** Ads in an ad account that is replaced would go on, and could neither be paused nor stopped. */
async function assertNothingStaysBehind(tx: Tx, { accountId, network, externalId }: AdAccount) {
  const running = await tx
    .selectFrom('publication')
    .innerJoin('ad_account', 'ad_account.account_id', 'publication.account_id')
    .select('ad_account.external_id')
    .where('publication.account_id', '=', accountId)
    .where(
      'publication.channel',
      'in',
      budgetChannels.filter((channel) => networkOf[channel] === network),
    )
    .where(mayBeShown('publication'))
    .where('ad_account.network', '=', network)
    .where('ad_account.is_sandbox', '=', false)
    .where('ad_account.external_id', '<>', externalId)
    .execute();
  const [first] = running;
  if (!first) return;
  throw new BadSetting(
    `Account ${accountId} still has ${running.length} in ad account ${first.external_id} on ${network}. Stop them before you connect another ad account.`,
  );
}
