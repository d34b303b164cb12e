import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@posthorn/contract';
import { newHash, type Tx } from '@posthorn/db';
import {
  CHECK_COUNTS_HOURS,
  type Finding,
  finding,
  jobListFindings,
  listDeletionFinding,
  tidyLine,
  tooManyJobListsFinding,
} from '@posthorn/domain';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { type Change, recordChange } from '../../../platform/record.ts';
import { notFound, Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { refreshCatalogues } from '../../publishing/index.ts';
import { findProfiles } from '../../reference/index.ts';
import { sealPassword } from '../passwords.ts';
import { presentJobLists } from '../presenter.ts';
import { NOTHING_KNOWN } from '../refresh/apply-reading.ts';
import { askToRead } from '../refresh/ask-to-read.ts';
import {
  countJobLists,
  findGoodCheck,
  findJobList,
  listAdvertising,
  listFeeds,
  lockJobList,
} from '../repository.ts';
import { isSameOrigin } from '../same-origin.ts';

interface Whose {
  accountId: string;
  personId: string;
}
export interface JobListRequest extends Whose {
  jobListId: string;
  expectedVersion: number | undefined;
}
type NewList = OperationInput<'createJobList'>['body'];
type Update = OperationInput<'updateJobList'>['body'];
type SentFeed = Update['feedSources'][number];

/** Only of feeds that were checked and found usable. Their jobs are read as soon as the list is there. */
export function createJobList(deps: Deps, whose: Whose, sent: NewList) {
  const { accountId } = whose;
  const values = tidied(sent);
  refuseWhen(jobListFindings(values, { isNew: true }));
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const tooMany = tooManyJobListsFinding(await countJobLists(tx, accountId));
    if (tooMany) refuse(tooMany, 'conflict');
    await assertKnown(tx, accountId, values);
    await assertChecked(tx, accountId, values, []);
    const { id } = await tx
      .insertInto('job_list')
      .values({
        ...{ account_id: accountId, name: values.name, template_id: values.templateId },
        reference_id: newHash(10),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added: string[] = [];
    for (const feed of values.feedSources) {
      added.push(await addFeed(tx, deps, { accountId, jobListId: id }, feed));
    }
    await askToRead(tx, added);
    await record(tx, whose, id, { action: 'created', after: recorded(values) });
    return answer(tx, accountId, id);
  });
}

/** A feed keeps its jobs as long as it is named by its id, also at another address that was checked. */
export function updateJobList(deps: Deps, request: JobListRequest, sent: Update) {
  const { accountId, jobListId } = request;
  const values = tidied(sent);
  refuseWhen(jobListFindings(values));
  return inTransaction(deps, async (tx) => {
    const before = await lockExpected(tx, request);
    const feeds = await listFeeds(tx, [jobListId]);
    await assertKnown(tx, accountId, values);
    for (const [at, { id }] of values.feedSources.entries()) {
      if (id !== undefined && !feeds.some((feed) => feed.id === id)) {
        refuse(finding('field.unknown', `feedSources.${at}.id`));
      }
    }
    await assertChecked(tx, accountId, values, feeds);
    const kept = values.feedSources.flatMap(({ id }) => id ?? []);
    const removed = feeds.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
    if (removed.length > 0) await tx.deleteFrom('feed').where('id', 'in', removed).execute();
    const wanted: string[] = [];
    for (const feed of values.feedSources) {
      const known = feeds.find(({ id }) => id === feed.id);
      if (!known) wanted.push(await addFeed(tx, deps, request, feed));
      else if (await changeFeed(tx, deps, known, feed)) wanted.push(known.id);
    }
    await askToRead(tx, wanted);
    await tx
      .updateTable('job_list')
      .set({
        ...{ name: values.name, template_id: values.templateId, version: before.version + 1 },
        updated_at: sql<Date>`product_now()`,
      })
      .where('id', '=', jobListId)
      .execute();
    await record(tx, request, jobListId, {
      action: 'changed',
      before: recorded({
        name: before.name,
        templateId: before.template_id,
        feedSources: feeds.map(({ url, job_profile_id }) => ({
          feedUrl: url,
          jobProfileId: job_profile_id,
        })),
      }),
      after: recorded(values),
    });
    await refreshCatalogues(tx, { accountId, jobListId, now: deps.now() });
    return answer(tx, accountId, jobListId);
  });
}

export function deleteJobList(deps: Deps, request: JobListRequest): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const { name } = await lockExpected(tx, request);
    const advertising = await listAdvertising(tx, [request.jobListId]);
    const advertised = listDeletionFinding(advertising.get(request.jobListId) ?? null);
    if (advertised) refuse(advertised, 'conflict');
    await tx.deleteFrom('job_list').where('id', '=', request.jobListId).execute();
    await record(tx, request, request.jobListId, { action: 'removed', before: { name } });
  });
}

/** Reads all feeds as soon as a worker is free, also those that are being read: they have changed meanwhile. */
export function refreshJobList(
  deps: Deps,
  { accountId, personId, jobListId }: Omit<JobListRequest, 'expectedVersion'>,
  { closeMissing }: { closeMissing: boolean },
) {
  return inTransaction(deps, async (tx) => {
    if (!(await lockJobList(tx, accountId, jobListId))) throw notFound();
    const feedIds = (await listFeeds(tx, [jobListId])).map(({ id }) => id);
    await askToRead(tx, feedIds, { personId, closesMissing: closeMissing });
    return answer(tx, accountId, jobListId);
  });
}

const tidied = <Sent extends NewList | Update>(sent: Sent) => ({
  name: tidyLine(sent.name),
  templateId: sent.templateId,
  feedSources: (sent.feedSources as SentFeed[]).map((feed) => ({
    ...feed,
    feedUrl: feed.feedUrl.trim(),
  })),
});
type Values = ReturnType<typeof tidied>;

/** Feeds without their logins, which stay out of the activity log. */
const recorded = ({
  name,
  templateId,
  feedSources,
}: Pick<Values, 'name' | 'templateId'> & {
  feedSources: readonly { feedUrl: string; jobProfileId: string }[];
}) => ({
  name,
  templateId,
  feeds: feedSources.map(({ feedUrl, jobProfileId }) => ({ feedUrl, jobProfileId })),
});

/** The template is the account's own, and the profiles are of the reference data. */
async function assertKnown(tx: Tx, accountId: string, { templateId, feedSources }: Values) {
  const template = await tx
    .selectFrom('template')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .executeTakeFirst();
  const ids = feedSources.map(({ jobProfileId }) => jobProfileId);
  const profiles = await findProfiles(tx, ids);
  refuseWhen([
    ...ids.flatMap((id, at) =>
      profiles.some((profile) => profile.id === id)
        ? []
        : [finding('field.unknown', `feedSources.${at}.jobProfileId`)],
    ),
    ...(template ? [] : [finding('field.unknown', 'templateId')]),
  ]);
}

/** New feeds, and those with another address, login or password than before, were read and found usable. */
async function assertChecked(
  tx: Tx,
  accountId: string,
  { feedSources }: Values,
  before: readonly KnownFeed[],
): Promise<void> {
  const findings: Finding[] = [];
  for (const [at, feed] of feedSources.entries()) {
    const known = before.find(({ id }) => id === feed.id);
    const login = feed.login ?? known?.login ?? '';
    const isSame = known?.url === feed.feedUrl && known.login === login;
    if (isSame && feed.password === undefined) continue;
    if (!(await goodCheck(tx, accountId, { ...feed, login }))) {
      findings.push(finding('jobList.notChecked', `feedSources.${at}.feedUrl`));
    }
  }
  refuseWhen(findings);
}

const goodCheck = (tx: Tx, accountId: string, { feedUrl: url, login = '' }: SentFeed) =>
  findGoodCheck(tx, accountId, { url, login, hours: CHECK_COUNTS_HOURS });

/** As it was recognised or corrected when it was checked, if it was. */
async function addFeed(
  tx: Tx,
  deps: Deps,
  { accountId, jobListId }: { accountId: string; jobListId: string },
  feed: SentFeed,
): Promise<string> {
  const row = { id: randomUUID(), account_id: accountId };
  const mapping = (await goodCheck(tx, accountId, feed))?.mapping;
  await tx
    .insertInto('feed')
    .values({
      ...row,
      job_list_id: jobListId,
      url: feed.feedUrl,
      login: feed.login ?? '',
      sealed_password: sealPassword(deps.secrets, row, feed.password ?? ''),
      job_profile_id: feed.jobProfileId,
      mapping: mapping ? JSON.stringify(mapping) : null,
    })
    .execute();
  return row.id;
}

type KnownFeed = Awaited<ReturnType<typeof listFeeds>>[number];

/**
 * A login or password that is not sent stays; a password does not follow the feed to another host. True where it has to
 * be read again.
 */
async function changeFeed(tx: Tx, deps: Deps, before: KnownFeed, feed: SentFeed): Promise<boolean> {
  const { feedUrl: url, login = before.login, password, jobProfileId } = feed;
  const mapping = (await goodCheck(tx, before.account_id, { ...feed, login }))?.mapping;
  const keptPassword =
    isSameOrigin(url, before.url) && login !== '' ? before.sealed_password : null;
  const isRead =
    url !== before.url || login !== before.login || password !== undefined || !!mapping;
  await tx
    .updateTable('feed')
    .set({
      url,
      login,
      sealed_password:
        password === undefined ? keptPassword : sealPassword(deps.secrets, before, password),
      job_profile_id: jobProfileId,
      updated_at: sql<Date>`product_now()`,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(isRead && { moved_to: null, ...NOTHING_KNOWN }),
    })
    .where('id', '=', before.id)
    .execute();
  return isRead;
}

async function lockExpected(tx: Tx, { accountId, jobListId, expectedVersion }: JobListRequest) {
  const row = await lockJobList(tx, accountId, jobListId);
  if (!row) throw notFound();
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new Refusal('stale', 'request.stale', {
      current: await answer(tx, accountId, jobListId),
    });
  }
  return row;
}

/** Job lists belong to the account as a whole, so everyone in it hears of them. */
const record = (
  tx: Tx,
  { accountId, personId }: Whose,
  jobListId: string,
  change: Pick<Change, 'action' | 'before' | 'after'>,
): Promise<void> =>
  recordChange(tx, {
    ...change,
    ...{ accountId, personId, workspaceId: null },
    ...{ kind: 'jobList', entityId: jobListId, tells: { wholeAccount: true } },
  });

async function answer(tx: Tx, accountId: string, jobListId: string) {
  const row = await findJobList(tx, accountId, jobListId);
  const [presented] = row ? await presentJobLists(tx, [row]) : [];
  if (!presented) throw notFound();
  return presented;
}
