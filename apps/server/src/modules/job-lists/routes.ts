import { csvStyleFor } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import {
  createJobList,
  deleteJobList,
  refreshJobList,
  updateJobList,
} from './commands/change-job-list.ts';
import { validateFeed } from './commands/validate-feed.ts';
import { fetchFeedPicture } from './feed-picture.ts';
import { presentItem, presentJobLists, presentReading } from './presenter.ts';
import { writeFeedReport } from './report.ts';
import {
  findItem,
  findJobList,
  findReading,
  listItems,
  listJobLists,
  listReadings,
  listRunningChecks,
} from './repository.ts';

interface Caller {
  account: { id: string };
  person: { id: string };
}

const whose = ({ account, person }: Caller) => ({ accountId: account.id, personId: person.id });

const requestOf = (
  context: Caller & { params: { jobListId: string }; expectedVersion: number | undefined },
) => ({
  ...whose(context),
  jobListId: context.params.jobListId,
  expectedVersion: context.expectedVersion,
});

const pageOf = <Row, Shown>(
  rows: Shown[],
  { page, perPage, found }: { page: number; perPage: number; found: Row[] },
) => ({ data: rows, page, perPage, hasMore: found.length > perPage });

export const jobListHandlers = {
  validateFeed(context) {
    const left = new AbortController();
    context.reply.raw.once('close', () => left.abort());
    return validateFeed(context.deps, whose(context), context.body, left.signal);
  },

  async listFeedChecks({ account, person, deps }) {
    const checks = await listRunningChecks(deps.connection.db, account.id, person.id);
    return checks.map(({ url, began_at, valid_jobs, refused_jobs }) => ({
      ...{ feedUrl: url, beganAt: began_at.toISOString(), jobs: valid_jobs + refused_jobs },
    }));
  },

  async listJobLists({ account, query, deps }) {
    const { db } = deps.connection;
    const { page, perpage: perPage } = query;
    const found = await listJobLists(db, account.id, { page, perPage });
    return pageOf(await presentJobLists(db, found.slice(0, perPage)), { page, perPage, found });
  },

  createJobList: (context) => createJobList(context.deps, whose(context), context.body),

  async getJobList({ account, params, deps }) {
    const { db } = deps.connection;
    const row = await findJobList(db, account.id, params.jobListId);
    const [list] = row ? await presentJobLists(db, [row]) : [];
    if (!list) throw notFound();
    return list;
  },

  updateJobList: (context) => updateJobList(context.deps, requestOf(context), context.body),

  async deleteJobList(context) {
    await deleteJobList(context.deps, requestOf(context));
  },

  refreshJobList: (context) =>
    refreshJobList(context.deps, requestOf(context), {
      closeMissing: context.query.closeMissing === 'true',
    }),

  async listJobListItems({ account, params, query, deps }) {
    const { db } = deps.connection;
    const { jobListId } = params;
    if (!(await findJobList(db, account.id, jobListId))) throw notFound();
    const { page, perpage: perPage, feedSourceId: feedId } = query;
    const isRefused = query.refused === 'true';
    const found = await listItems(db, { jobListId, feedId, isRefused, page, perPage });
    return pageOf(found.slice(0, perPage).map(presentItem), { page, perPage, found });
  },

  async getJobListItemPicture({ account, params, deps, reply }) {
    const item = await findItem(deps.connection.db, account.id, params);
    if (!item) throw notFound();
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const picture = await fetchFeedPicture(deps.outgoing, item.content.image, left.signal);
    if (!picture) return reply.code(204).header('cache-control', 'private, max-age=300').send();
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(picture);
  },

  async listFeedReadings({ account, params, deps }) {
    const { db } = deps.connection;
    if (!(await findJobList(db, account.id, params.jobListId))) throw notFound();
    return (await listReadings(db, account.id, params.jobListId)).map(presentReading);
  },

  async getFeedReport({ account, params, deps, request, reply }) {
    const reading = await findReading(deps.connection.db, account.id, params.readingId);
    if (!reading) throw notFound();
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="feed-report.csv"')
      .send(writeFeedReport(reading, csvStyleFor(request.headers['accept-language'])));
  },
} satisfies Partial<Handlers>;
