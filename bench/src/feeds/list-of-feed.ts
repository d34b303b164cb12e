import { createHash, randomBytes } from 'node:crypto';
import { type Db, newHash } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import { ownPageHeaders } from '../own-page.ts';

export type ListOfFeed = Awaited<ReturnType<typeof makeListOfFeed>>;

/** A job list with one feed that was never read, and a person who can have it read and look at its jobs. */
export async function makeListOfFeed(db: Db, productUrl: string, feedUrl: string) {
  const { id: account_id } = await builders.makeAccount(db, { features: ['dynamicAds'] });
  const { id: person_id } = await builders.makePerson(db);
  await builders.makeMembership(db, { account_id, person_id, role: 'admin' });
  const { id: job_list_id } = await db
    .insertInto('job_list')
    .values({ account_id, name: 'Nurses', reference_id: newHash(10) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: job_profile_id } = await builders.makeProfile(db);
  const { id: feedId } = await db
    .insertInto('feed')
    .values({
      ...{ account_id, job_list_id, job_profile_id, url: feedUrl },
      // Read only when it is asked for.
      next_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      person_id,
      expires_at: new Date(Date.now() + 86_400_000),
      id_token: null,
    })
    .execute();
  const headers = await ownPageHeaders(productUrl, `posthorn_session=${token}`);
  const readings = () =>
    db
      .selectFrom('feed_reading')
      .select(['outcome', 'added', 'changed', 'gone', 'began_at', 'ended_at'])
      .where('feed_id', '=', feedId)
      .orderBy('id')
      .execute();
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`${productUrl}/api${path}`, { headers });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`Answered ${answer.status}: ${body}`);
    return body;
  };
  const listPath = `/dynamic-ads/${account_id}/catalogs/${job_list_id}`;
  /** Presses refresh, and waits until the feed was read. */
  const refresh = async () => {
    const before = (await readings()).length;
    await ask(`${listPath}/refresh`);
    for (;;) {
      const reading = (await readings())[before];
      if (reading?.ended_at) {
        if (reading.outcome !== 'done') throw new Error(`The reading is ${reading.outcome}`);
        return { ...reading, ms: reading.ended_at.getTime() - reading.began_at.getTime() };
      }
      await new Promise((wait) => setTimeout(wait, 200));
    }
  };
  return {
    refresh,
    ask,
    itemsPath: `${listPath}/items`,
    campaignsPath: `/accounts/${account_id}/All/campaigns?page=1&perpage=10`,
  };
}
