import { randomUUID } from 'node:crypto';
import { feedWorkers } from '../../modules/job-lists/index.ts';
import type { ServedJob } from '../feed-host.ts';
import { kit, sandbox, server, workOff } from './sandbox-scene.ts';

/** A list of one feed at this address, in the account of the kit; read when a test says so. */
export async function makeJobList(url: string) {
  const { id: account_id } = kit.account;
  await server.db
    .updateTable('account')
    .set({ features: ['dynamicAds'] })
    .where('id', '=', account_id)
    .execute();
  const list = await server.db
    .insertInto('job_list')
    .values({ account_id, name: 'Care', reference_id: randomUUID(), template_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...list, feed: await addFeed(list.id, url) };
}

export const addFeed = (jobListId: string, url: string) =>
  server.db
    .insertInto('feed')
    .values({
      ...{
        account_id: kit.account.id,
        job_list_id: jobListId,
        job_profile_id: kit.profile.id,
        url,
      },
      next_at: new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Reads a feed, as a worker does when it is due. */
export async function readFeed(feedId: string, { closesMissing = false } = {}): Promise<void> {
  await server.db
    .updateTable('feed')
    .set({ next_at: new Date(0), closes_missing: closesMissing })
    .where('id', '=', feedId)
    .execute();
  const [reader] = feedWorkers(server.deps);
  if (!reader) throw new Error('Nothing reads feeds');
  await reader.run({ feedId }, { db: server.db, log: server.deps.log });
}

/** Jobs that can be shown: with a picture. */
export const pictured = (...ids: string[]): ServedJob[] =>
  ids.map((id) => ({ id, image: 'https://jobs.example.com/team.jpg' }));

/** Does what is due, and what becomes due meanwhile. */
export async function settleDown(minutes = 20): Promise<void> {
  for (let round = 0; round < minutes; round += 1) {
    await workOff();
    await sandbox.clock.advance(60_000);
  }
}

interface Marked {
  /** Of the publication. */
  id: string;
}

/** What stands on the network of a dynamic campaign. */
export const thereOf = ({ id }: Marked, kind: string) =>
  sandbox.ledger.meta
    .list({ kind })
    .filter(({ name }) => name.includes(`[rk:${id.replaceAll('-', '').slice(-16)}/`));

/** What its catalogue has, by title. */
export const itemsOf = (publication: Marked): string[] =>
  thereOf(publication, 'productCatalog')
    .flatMap(({ id }) => sandbox.ledger.meta.list({ kind: 'productItem', parent: id }))
    .map(({ fields }) => String((fields.data as { title?: string }).title))
    .toSorted();
