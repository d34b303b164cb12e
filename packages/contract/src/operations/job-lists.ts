import {
  FEED_LOGIN_MAX,
  FEED_URL_MAX,
  feedChecks,
  JOB_LIST_NAME_MAX,
  type JobField,
  jobFields,
  jobListStatuses,
  PATH_MAX,
  readingOutcomes,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, finding, id, line, referenceId, timestamp, version } from '../shapes.ts';

const tag = 'Job lists';

/** Where in a feed its jobs are: paths of elements such as `source/job`, `location/city`, `link@href`. */
const mapping = z.object({
  record: z.string().max(PATH_MAX * 2),
  fields: z.object(
    Object.fromEntries(
      jobFields.map((field) => [
        field,
        z
          .string()
          .max(PATH_MAX * 2)
          .optional(),
      ]),
    ) as Record<JobField, z.ZodOptional<z.ZodString>>,
  ),
});

const credentials = {
  login: z.string().max(FEED_LOGIN_MAX).optional(),
  password: z.string().max(FEED_LOGIN_MAX).optional(),
};

/** A check that was not reached has not passed, and says nothing. */
const check = z.object({ passed: z.boolean(), message: z.string() });

const jobFinding = z.object({
  /** The how manyth job of the feed it is, and the line on which it ends. */
  position: z.int(),
  line: z.int(),
  jobId: z.string(),
  title: z.string(),
  finding,
  message: z.string(),
});

const feedResult = z.object({
  /** Under which its report can be downloaded. */
  id,
  /** Whether the feed can be used; too few jobs do not keep it from that. */
  success: z.boolean(),
  /** Whether the address answered with something to read; without it no check was begun. */
  isOpened: z.boolean(),
  passedAuth: check,
  requiredAuth: check,
  isXml: check,
  structure: check,
  amount: check.extend({
    /** Jobs that come into the list; one at several places counts once. */
    validJobsPerProfileCount: z.int(),
    /** Of these, so many have no image: the network does not advertise them. */
    withoutImage: z.int(),
    /** A job at one place is one item. */
    items: z.int(),
  }),
  fields: z.object({
    invalidJobCount: z.int(),
    /** Said where jobs were rejected. */
    message: z.string(),
    findingsCount: z.int(),
    /** The first hundred, rejected jobs before remarks; the report has more. */
    findings: z.array(jobFinding),
  }),
  mapping: mapping.nullable(),
  /** The outermost element of the feed; empty where it was not read. */
  root: z.string(),
  /** What a person can choose from when the mapping is wrong: inside a job, or inside the outermost element. */
  elements: z.array(z.object({ path: z.string(), sample: z.string() })),
});

const reading = z.object({
  id,
  feedSourceId: id,
  beganAt: timestamp,
  endedAt: timestamp.nullable(),
  /** Null when it was read by itself. */
  byPersonId: id.nullable(),
  /** held: so many jobs are missing that they are closed only when a person says so. */
  outcome: z.enum(readingOutcomes),
  failedCheck: z.enum(feedChecks).nullable(),
  /** Why it could not be read. */
  message: z.string(),
  validJobs: z.int(),
  invalidJobs: z.int(),
  added: z.int(),
  changed: z.int(),
  gone: z.int(),
  /** The host said that nothing has changed since the reading before; the jobs are counted as they were then. */
  isUnchanged: z.boolean(),
});

const item = z.object({
  id,
  feedSourceId: id,
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  additionalImageUrls: z.array(z.string()),
  url: z.string(),
  link: z.string(),
  /** What its feed calls the job. */
  jobId: z.string(),
  /** What a network knows the item by. */
  retailerId: z.string(),
  /** The function group, an underscore, and the job: a job at several places is one group. */
  retailerProductGroupId: z.string(),
  importerAddress: z.object({
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  category: z.string(),
  jobType: z.string(),
  salary: z.string(),
  publishedOn: z.string().nullable(),
  closesOn: z.string().nullable(),
  /** Why a network does not advertise it; empty where none refused it. */
  problem: z.string(),
});

const feedSource = z.object({
  id,
  feedUrl: z.string(),
  login: z.string(),
  /** The password itself is never told. */
  hasPassword: z.boolean(),
  functionGroup: z.string(),
  jobProfile: z.string(),
  jobProfileId: z.string(),
  /** The set of its items on the network; null until the list is advertised there. */
  externalFeedId: z.string().nullable(),
  itemsCount: z.int(),
  jobsCount: z.int(),
  /** Of these, so many have no image: no network advertises them. */
  withoutImageCount: z.int(),
  /** Items that a network refused in a campaign that runs. */
  refusedItemsCount: z.int(),
  /** The first few; all of them come page by page. */
  items: z.array(item),
  /** Where the feed says that it has moved for good; empty where it has not. */
  movedTo: z.string(),
  isRefreshing: z.boolean(),
  mapping: mapping.nullable(),
  /** The newest that has ended. */
  lastReading: reading.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

const jobList = z.object({
  id,
  accountId: id,
  name: z.string(),
  referenceId: z.string(),
  vertical: z.string(),
  status: z.enum(jobListStatuses),
  feedSources: z.array(feedSource),
  feedsCount: z.int(),
  jobsCount: z.int(),
  templateId: id.nullable(),
  /** Pixels whose events tell which jobs people looked at. */
  externalEventSources: z.array(z.string()),
  /** The title of a running dynamic campaign that advertises its jobs; while there is one it can not be deleted. */
  advertisedBy: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  version,
});

const newFeed = z.object({
  feedUrl: line(FEED_URL_MAX),
  /** The name of the profile, which is not needed. */
  jobProfile: z.string().max(200).optional(),
  jobProfileId: referenceId,
  functionGroup: referenceId.optional(),
  ...credentials,
});

const page = z.coerce.number().int().min(1).max(1_000).default(1);
const perpage = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual);
const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), page: z.int(), perPage: z.int(), hasMore: z.boolean() });

const base = '/dynamic-ads/:accountId';
const path = `${base}/catalogs` as const;
const onePath = `${path}/:jobListId` as const;
const listParams = accountParams.extend({ jobListId: id });
const inFeature = { scope: 'account', feature: 'dynamicAds' } as const;
const reads = { ...inFeature, capability: 'jobList.list' } as const;
const changes = { ...inFeature, capability: 'jobList.edit' } as const;

export const jobListOperations = {
  validateFeed: operation({
    method: 'POST',
    path: `${base}/validate-feed`,
    summary: 'Reads a feed and says what is in the way of using it; nothing is kept of its jobs',
    tag,
    access: changes,
    limit: 'feedCheck',
    params: accountParams,
    body: z.object({
      functionGroup: referenceId,
      feedUrl: line(FEED_URL_MAX),
      ...credentials,
      /** Whose password is used where none is given. */
      feedSourceId: id.optional(),
      /** As a person has corrected it; without it the feed is recognised. */
      mapping: mapping.optional(),
    }),
    answer: feedResult,
  }),
  listFeedChecks: operation({
    method: 'GET',
    path: `${base}/feed-checks`,
    summary:
      'The feeds that the caller has checked at this moment, and how many jobs were read of each so far',
    tag,
    access: changes,
    params: accountParams,
    answer: z.array(z.object({ feedUrl: z.string(), beganAt: timestamp, jobs: z.int() })),
  }),
  listJobLists: operation({
    method: 'GET',
    path,
    summary: 'One page of the job lists of an account, the newest first',
    tag,
    access: reads,
    params: accountParams,
    query: z.object({ page, perpage: perpage(10) }),
    answer: paged(jobList),
  }),
  createJobList: operation({
    method: 'POST',
    path,
    summary:
      'Makes a job list of feeds that were checked before; its jobs are read at once, in the background',
    tag,
    access: changes,
    idempotent: true,
    params: accountParams,
    body: z.object({
      name: line(JOB_LIST_NAME_MAX),
      templateId: id.nullable(),
      feedSources: z.array(newFeed),
    }),
    status: 201,
    answer: jobList,
  }),
  getJobList: operation({
    method: 'GET',
    path: onePath,
    summary: 'One job list',
    tag,
    access: reads,
    params: listParams,
    answer: jobList,
  }),
  updateJobList: operation({
    method: 'PUT',
    path: onePath,
    summary: 'Changes name, template and feeds; jobs of a feed that is no longer named go with it',
    tag,
    access: changes,
    versioned: true,
    params: listParams,
    body: z.object({
      id: id.optional(),
      name: line(JOB_LIST_NAME_MAX),
      templateId: id.nullable(),
      feedSources: z.array(newFeed.extend({ id: id.optional() })),
    }),
    answer: jobList,
  }),
  deleteJobList: operation({
    method: 'DELETE',
    path: onePath,
    summary: 'Deletes a job list with its feeds and jobs',
    tag,
    access: changes,
    versioned: true,
    current: jobList,
    params: listParams,
    kind: 'empty',
  }),
  refreshJobList: operation({
    method: 'GET',
    path: `${onePath}/refresh`,
    summary:
      'Reads all feeds of a job list anew, in the background; the event jobList says when one is done',
    tag,
    access: changes,
    limit: 'feedRefresh',
    changesState: true,
    params: listParams,
    query: z.object({
      /** Jobs that are missing are closed, however many they are. */
      closeMissing: z.literal('true').optional(),
    }),
    answer: jobList,
  }),
  listJobListItems: operation({
    method: 'GET',
    path: `${onePath}/items`,
    summary: 'One page of the jobs of a list: one item for each job and place',
    tag,
    access: reads,
    params: listParams,
    query: z.object({
      page,
      perpage: perpage(50),
      feedSourceId: id.optional(),
      /** Only those that a network refused. */
      refused: z.literal('true').optional(),
    }),
    answer: paged(item),
  }),
  getJobListItemPicture: operation({
    method: 'GET',
    path: `${onePath}/items/:itemId/picture`,
    summary:
      'The picture of a job, fetched from where its feed says; empty where there is none that can be shown',
    tag,
    access: reads,
    limit: 'jobPicture',
    params: listParams.extend({ itemId: id }),
    kind: 'file',
  }),
  listFeedReadings: operation({
    method: 'GET',
    path: `${onePath}/readings`,
    summary:
      'The newest hundred times that feeds of a list were read: what came, was different, and was missing',
    tag,
    access: reads,
    params: listParams,
    answer: z.array(reading),
  }),
  getFeedReport: operation({
    method: 'GET',
    path: `${base}/feed-readings/:readingId/report`,
    summary: 'What was found about the jobs of a feed, as CSV, for the people who make the feed',
    tag,
    access: reads,
    limit: 'report',
    params: accountParams.extend({ readingId: id }),
    kind: 'file',
  }),
};
