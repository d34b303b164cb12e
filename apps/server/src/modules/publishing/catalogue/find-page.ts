import type { Db, Tx } from '@posthorn/db';
import type { SocialChannel } from '@posthorn/domain';

/** The page that has been connected for longest: jobs are advertised in its name. */
export const findPage = (db: Db | Tx, accountId: string, channel: SocialChannel) =>
  db
    .selectFrom('social_page')
    .select(['id', 'name', 'external_id'])
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('external_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
