import type { OperationAnswer } from '@posthorn/contract';
import type { Db, Tx } from '@posthorn/db';
import { itemGroup, jobListStatus, sayFinding, sayMessage } from '@posthorn/domain';
import { countRefusedOfFeeds, listSetsOfFeeds } from '../publishing/index.ts';
import {
  type FeedRow,
  type JobListRow,
  listAdvertising,
  listFeeds,
  listFirstItems,
  type listItems,
  listLastReadings,
  type ReadingRow,
} from './repository.ts';

type JobListAnswer = OperationAnswer<'getJobList'>;
type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** What Meta calls the kind of such a catalogue. */
const VERTICAL = 'commerce';

/** With each feed; a list can have very many. */
const ITEMS_SHOWN = 3;

/** Lists with their feeds, and what came of each when it was read last. */
export async function presentJobLists(
  db: Db | Tx,
  rows: readonly JobListRow[],
): Promise<JobListAnswer[]> {
  const ids = rows.map(({ id }) => id);
  const feeds = await listFeeds(db, ids);
  const refused = await countRefusedOfFeeds(db, ids);
  const sets = await listSetsOfFeeds(db, ids);
  const advertising = await listAdvertising(db, ids);
  const readings = await listLastReadings(
    db,
    feeds.map(({ id }) => id),
  );
  const items = await listFirstItems(
    db,
    feeds.map(({ id }) => id),
    ITEMS_SHOWN,
  );
  return rows.map((row) => {
    const own = feeds.filter(({ job_list_id }) => job_list_id === row.id);
    return {
      id: row.id,
      accountId: row.account_id,
      name: row.name,
      referenceId: row.reference_id,
      vertical: VERTICAL,
      status: jobListStatusOf(own),
      feedSources: own.map((feed) =>
        presentFeed(feed, {
          reading: readings.find(({ feed_id }) => feed_id === feed.id),
          items: items.filter(({ feed_id }) => feed_id === feed.id),
          refusedItemsCount: refused.get(feed.id) ?? 0,
          externalFeedId: sets.get(feed.id) ?? null,
        }),
      ),
      feedsCount: own.length,
      jobsCount: own.reduce((sum, { jobs_count }) => sum + jobs_count, 0),
      templateId: row.template_id,
      externalEventSources: row.pixel_id ? [row.pixel_id] : [],
      advertisedBy: advertising.get(row.id) ?? null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      version: row.version,
    };
  });
}

export const jobListStatusOf = (feeds: readonly Pick<FeedRow, 'tried_at'>[]) =>
  jobListStatus(feeds.map(({ tried_at }) => ({ isTried: tried_at !== null })));

type FeedAnswer = JobListAnswer['feedSources'][number];

const presentFeed = (
  row: FeedRow,
  {
    reading,
    items,
    ...onNetwork
  }: Pick<FeedAnswer, 'refusedItemsCount' | 'externalFeedId'> & {
    reading: ReadingRow | undefined;
    items: readonly ItemRow[];
  },
): FeedAnswer => ({
  id: row.id,
  feedUrl: row.url,
  login: row.login,
  hasPassword: row.sealed_password !== null,
  functionGroup: row.function_group,
  jobProfile: row.profile_name,
  jobProfileId: row.job_profile_id,
  ...onNetwork,
  itemsCount: row.items_count,
  jobsCount: row.jobs_count,
  withoutImageCount: row.without_image_count,
  items: items.map(presentItem),
  movedTo: row.moved_to ?? '',
  isRefreshing: row.is_refreshing,
  mapping: row.mapping,
  lastReading: reading ? presentReading(reading) : null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const presentReading = (row: ReadingRow): OperationAnswer<'listFeedReadings'>[number] => ({
  id: row.id,
  feedSourceId: row.feed_id ?? row.id,
  beganAt: row.began_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  byPersonId: row.person_id,
  outcome: row.outcome,
  failedCheck: row.failed_check,
  message: row.problem ? sayFinding(row.problem) : '',
  validJobs: row.valid_jobs,
  invalidJobs: row.refused_jobs,
  added: row.added,
  changed: row.changed,
  gone: row.gone,
  isUnchanged: row.is_unchanged,
});

export const presentItem = (row: ItemRow): OperationAnswer<'listJobListItems'>['data'][number] => {
  const { content } = row;
  return {
    id: row.id,
    feedSourceId: row.feed_id,
    name: row.title,
    brand: content.company,
    description: content.description,
    imageUrl: content.image,
    additionalImageUrls: [...content.moreImages],
    url: row.url,
    link: row.url,
    jobId: row.job_id,
    retailerId: row.id,
    retailerProductGroupId: itemGroup(row.function_group, row.job_id),
    importerAddress: {
      city: row.place,
      region: content.region,
      postalCode: content.postalCode,
      country: content.country,
    },
    category: content.category,
    jobType: content.jobType,
    salary: content.salary,
    publishedOn: content.publishedOn,
    closesOn: content.closesOn,
    problem: row.refusal ? sayMessage(row.refusal) : '',
  };
};
