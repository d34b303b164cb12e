import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import type { Secrets } from '../../platform/secrets.ts';
import { webhookPurpose } from './deliver.ts';

/** Seals all secrets with the first one of ours. Where none opens it, its signatures fit no longer: that is said. */
export async function resealWebhooks(db: Db, secrets: Secrets, log: Logger): Promise<void> {
  const rows = await db
    .selectFrom('webhook')
    .select(['id', 'account_id', 'sealed_secret'])
    .execute();
  for (const row of rows) {
    const sealed_secret = secrets.reseal(webhookPurpose(row), row.sealed_secret);
    if (sealed_secret === undefined) {
      const { account_id: account, id: webhook } = row;
      log.error({ account, webhook }, 'SESSION_SECRET does not open the secret of this webhook');
    } else if (sealed_secret !== row.sealed_secret) {
      await db.updateTable('webhook').set({ sealed_secret }).where('id', '=', row.id).execute();
    }
  }
}
