import type { FeedResult } from '../api/check-feed.ts';
import type { FeedItem, FeedReading, FeedSource, JobList } from '../api/job-lists.ts';

export const aReading = (more: Partial<FeedReading> = {}): FeedReading => ({
  ...{ id: 'r1', feedSourceId: 'f1', byPersonId: null, outcome: 'done', failedCheck: null },
  ...{ beganAt: '2027-01-04T09:00:00Z', endedAt: '2027-01-04T09:01:00Z', message: '' },
  ...{ validJobs: 12, invalidJobs: 0, added: 2, changed: 1, gone: 3, isUnchanged: false },
  ...more,
});

export const aSource = (more: Partial<FeedSource> = {}): FeedSource => ({
  ...{ id: 'f1', feedUrl: 'https://jobs.example.com/feed.xml', login: '', hasPassword: false },
  ...{ functionGroup: 'healthcare', jobProfile: 'Nurse', jobProfileId: 'nurse' },
  ...{
    externalFeedId: null,
    refusedItemsCount: 0,
    itemsCount: 12,
    jobsCount: 12,
    withoutImageCount: 0,
    items: [],
    movedTo: '',
  },
  ...{ isRefreshing: false, mapping: null, lastReading: aReading() },
  ...{ createdAt: '2027-01-01T09:00:00Z', updatedAt: '2027-01-04T09:00:00Z' },
  ...more,
});

export const aJobList = (more: Partial<JobList> = {}): JobList => ({
  ...{ id: 'l1', accountId: 'a1', name: 'Nurses', referenceId: 'abc', vertical: 'commerce' },
  ...{ status: 'created', feedSources: [aSource()], feedsCount: 1, jobsCount: 12 },
  ...{ templateId: 't1', externalEventSources: [], advertisedBy: null, version: 3 },
  ...{ createdAt: '2027-01-01T09:00:00Z', updatedAt: '2027-01-04T09:00:00Z' },
  ...more,
});

export const anItem = (more: Partial<FeedItem> = {}): FeedItem => ({
  ...{ id: 'i1', feedSourceId: 'f1', name: 'Night nurse', brand: 'Noorderzorg' },
  ...{ description: 'You care at night.', imageUrl: '', additionalImageUrls: [] },
  ...{ url: 'https://jobs.example.com/1', link: 'https://jobs.example.com/1' },
  ...{
    problem: '',
    jobId: '1',
    retailerId: '1_ab',
    retailerProductGroupId: 'it_1',
    category: '',
    jobType: '',
    salary: '',
  },
  importerAddress: { city: 'Assen', region: '', postalCode: '', country: '' },
  ...{ publishedOn: null, closesOn: '2027-03-01' },
  ...more,
});

const passed = { passed: true, message: '' };

export const aResult = (more: Partial<FeedResult> = {}): FeedResult => ({
  ...{
    id: 'r2',
    success: true,
    isOpened: true,
    passedAuth: passed,
    requiredAuth: passed,
    isXml: passed,
  },
  ...{
    structure: passed,
    amount: { ...passed, validJobsPerProfileCount: 12, withoutImage: 0, items: 12 },
  },
  fields: { invalidJobCount: 0, message: '', findings: [], findingsCount: 0 },
  mapping: { record: 'source/job', fields: { title: 'title', url: 'url' } },
  root: 'source',
  elements: [
    { path: 'title', sample: 'Nurse' },
    { path: 'url', sample: '' },
  ],
  ...more,
});
