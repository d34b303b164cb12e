import type { CatalogueItem, ItemBatch, ItemChanges, ItemRefusal } from '@posthorn/connectors';
import type { Db, JobContent } from '@posthorn/db';
import { itemGroup, messageOf } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';
import type { HeldPublication } from '../engine/journal-store.ts';
import { LATE_WINDOW_MS, type PublishTools } from '../engine/tools.ts';
import type { CataloguePublication } from './publication.ts';

/** Networks take no longer ids. */
const GROUP_MAX = 100;

interface JobRow {
  id: string;
  feed_id: string;
  job_id: string;
  place: string;
  title: string;
  url: string;
  content: JobContent;
  function_group: string;
  hash: Buffer;
}

/** What an item is made of: the job, and what its feed is about. */
const itemHash = sql`sha256(j.hash || convert_to(pr.function_group, 'UTF8'))`;

/** The jobs that the list of a dynamic campaign has now. */
const openJobs = ({ dynamic_campaign_id }: CataloguePublication): RawBuilder<unknown> => sql`
  dynamic_campaign c
  join feed f on f.job_list_id = c.job_list_id
  join job_profile pr on pr.id = f.job_profile_id
  join job j on j.feed_id = f.id and j.gone_at is null
  where c.id = ${dynamic_campaign_id}`;

/** Items of the catalogue whose job is gone. */
const goneItems = (publication: CataloguePublication): RawBuilder<unknown> => sql`
  catalogue_item i where i.publication_id = ${publication.id}
    and not exists (select from ${openJobs(publication)} and j.id = i.retailer_id)`;

/**
 * What differs between the catalogue and the list. A row is written before an item is sent and deleted after it is
 * removed there, so a process may die at any point and nothing stays in the catalogue that is not known here.
 */
export class ItemDifference implements ItemChanges {
  /** How many batches the network took through this. */
  taken = 0;
  private readonly sent = new Map<string, Buffer>();

  constructor(
    private readonly tools: Pick<PublishTools, 'db' | 'clock'>,
    private readonly held: HeldPublication,
    private readonly publication: CataloguePublication,
  ) {}

  async next(max: number, catalogueId: string): Promise<ItemBatch | undefined> {
    const { db } = this.tools;
    await this.held.begin(sql`
      delete from catalogue_item i using holder
      where i.publication_id = holder.id and i.catalogue <> ${catalogueId}`);
    const removals = await this.listGone(max);
    const jobs = await listChanged(db, this.publication, max - removals.length);
    if (removals.length === 0 && jobs.length === 0) return undefined;
    await this.held.begin(sql`
      insert into catalogue_item (publication_id, retailer_id, feed_id, catalogue, hash, sent_at)
      select holder.id, sent.retailer_id, sent.feed_id, ${catalogueId}, null, ${this.now()}::timestamptz
      from holder, unnest(${jobs.map(({ id }) => id)}::uuid[],
        ${jobs.map(({ feed_id }) => feed_id)}::uuid[]) as sent (retailer_id, feed_id)
      on conflict (publication_id, retailer_id) do update set
        feed_id = excluded.feed_id, catalogue = excluded.catalogue, hash = null, sent_at = excluded.sent_at`);
    for (const { id, hash } of jobs) this.sent.set(id, hash);
    return { upserts: jobs.map(itemOf), removals };
  }

  async settled({ upserts, removals }: ItemBatch, refusals: readonly ItemRefusal[]): Promise<void> {
    const ids = upserts.map(({ retailerId }) => retailerId);
    const saidOf = new Map(refusals.map(({ retailerId, message }) => [retailerId, message]));
    const problems = ids.map((id) => {
      const said = saidOf.get(id);
      return said === undefined ? null : JSON.stringify(refusalOf(said));
    });
    await this.held.change(sql`
      update catalogue_item i set hash = taken.hash, problem = taken.problem
      from holder, unnest(${ids}::uuid[], ${ids.map((id) => this.sent.get(id) ?? null)}::bytea[],
        ${problems}::jsonb[]) as taken (retailer_id, hash, problem)
      where i.publication_id = holder.id and i.retailer_id = taken.retailer_id`);
    await this.held.change(sql`
      delete from catalogue_item i using holder
      where i.publication_id = holder.id and i.retailer_id = any (${removals}::uuid[])`);
    this.taken += 1;
  }

  /**
   * When the last of those can be removed whose sending was never answered; undefined where there are none. Removed
   * earlier, an item could be made by the late call afterwards, and would stay for good.
   */
  async doubtedUntil(): Promise<number | undefined> {
    const { rows } = await sql<{ sent_at: Date | null }>`
      select max(i.sent_at) as sent_at from ${goneItems(this.publication)}
        and i.hash is null`.execute(this.tools.db);
    const last = rows[0]?.sent_at;
    return last ? last.getTime() + LATE_WINDOW_MS : undefined;
  }

  private async listGone(max: number): Promise<string[]> {
    const { rows } = await sql<{ retailer_id: string }>`
      select i.retailer_id from ${goneItems(this.publication)}
        and (i.hash is not null or i.sent_at <= ${new Date(this.tools.clock.now() - LATE_WINDOW_MS)})
      order by i.retailer_id limit ${max}`.execute(this.tools.db);
    return rows.map(({ retailer_id }) => retailer_id);
  }

  private now = (): Date => new Date(this.tools.clock.now());
}

const refusalOf = (reason: string) =>
  reason === ''
    ? messageOf('publish.itemRefusedUnexplained')
    : messageOf('publish.itemRefused', { reason });

async function listChanged(
  db: Db,
  publication: CataloguePublication,
  max: number,
): Promise<JobRow[]> {
  if (max <= 0) return [];
  const { rows } = await sql<JobRow>`
    select j.id, j.feed_id, j.job_id, j.place, j.title, j.url, j.content, pr.function_group,
      ${itemHash} as hash
    from ${openJobs(publication)} and not exists (
      select from catalogue_item i
      where i.publication_id = ${publication.id} and i.retailer_id = j.id
        and i.feed_id = j.feed_id and i.hash = ${itemHash})
    order by j.id limit ${max}`.execute(db);
  return rows;
}

/** The id of the job is the same for as long as it is in the list, also when its feed gives it another one. */
function itemOf(row: JobRow): CatalogueItem {
  const { content } = row;
  const group = itemGroup(row.function_group, row.job_id);
  return {
    retailerId: row.id,
    groupId: group.length > GROUP_MAX ? row.id : group,
    feedId: row.feed_id,
    title: row.title,
    description: content.description,
    link: row.url,
    image: content.image,
    moreImages: content.moreImages,
    brand: content.company,
    place: row.place,
    region: content.region,
    category: content.category,
    jobType: content.jobType,
  };
}
