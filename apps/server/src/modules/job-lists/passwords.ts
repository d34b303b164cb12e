import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import type { Secrets } from '../../platform/secrets.ts';

export interface FeedWithPassword {
  id: string;
  account_id: string;
  login: string;
  sealed_password: Buffer | null;
}

const purposeOf = ({ id, account_id }: { id: string; account_id: string }): string =>
  ['feed', account_id, id].join('/');

export const sealPassword = (
  secrets: Pick<Secrets, 'seal'>,
  feed: { id: string; account_id: string },
  password: string,
): Buffer | null => (password === '' ? null : secrets.seal(purposeOf(feed), password));

/** What a feed is asked with; nothing where it has no login. A password that can not be read is an empty one. */
export function credentialsOf(secrets: Pick<Secrets, 'unseal'>, feed: FeedWithPassword) {
  if (feed.login === '') return undefined;
  const { sealed_password: sealed } = feed;
  const password = sealed ? secrets.unseal(purposeOf(feed), sealed) : undefined;
  return { login: feed.login, password: password ?? '' };
}

/** Seals all passwords with the first of our secrets. Where none opens it, that is said. */
export async function resealFeeds(db: Db, secrets: Secrets, log: Logger): Promise<void> {
  const rows = await db
    .selectFrom('feed')
    .select(['id', 'account_id', 'sealed_password'])
    .where('sealed_password', 'is not', null)
    .execute();
  for (const row of rows) {
    const before = row.sealed_password;
    const sealed_password = before && secrets.reseal(purposeOf(row), before);
    if (!sealed_password) {
      const { account_id: account, id: feed } = row;
      log.error({ account, feed }, 'SESSION_SECRET does not open the password of this feed');
    } else if (sealed_password !== before) {
      await db.updateTable('feed').set({ sealed_password }).where('id', '=', row.id).execute();
    }
  }
}
