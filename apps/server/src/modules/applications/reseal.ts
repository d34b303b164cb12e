import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import type { Secrets } from '../../platform/secrets.ts';
import { resealed, sealName } from './sealing.ts';

const AT_ONCE = 500;

/**
 * Seals with the first of our secrets what another one sealed, so that the other can be given up. What none of
 * them opens stays as it is, for the day on which its secret is found; how many those are is said.
 */
export async function resealApplications(db: Db, secrets: Secrets, log: Logger): Promise<void> {
  const current = sealName(secrets);
  let last = '00000000-0000-0000-0000-000000000000';
  let unreadable = 0;
  for (;;) {
    const rows = await db
      .selectFrom('application')
      .select(['id', 'account_id', 'sealed_answers', 'sealed_note', 'version'])
      .where('erased_at', 'is', null)
      .where('sealed_with', '<>', current)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const again = resealed(secrets, row);
      if (!again) unreadable += 1;
      else {
        await db
          .updateTable('application')
          .set(again)
          .where('id', '=', row.id)
          // A note that was written meanwhile has the new seal already.
          .where('version', '=', row.version)
          .where('erased_at', 'is', null)
          .execute();
      }
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < AT_ONCE) break;
  }
  if (unreadable > 0) log.error({ unreadable }, 'SESSION_SECRET does not open these applications');
}
