import { notificationKindTexts } from '#texts/notification-kind';
import type { MailGroup } from '../mail/group.ts';
import type { Role } from '../member/role.ts';
import { can } from '../permission/capability.ts';

export const notificationKinds = [
  'approved',
  'launched',
  'partlyFailed',
  'failed',
  'adsRefused',
  'notCarriedOut',
  'connectionLost',
  'paused',
  'stopped',
  'finished',
  'nearlySpent',
  'underspent',
  'vacancyGone',
  'vacancyChanged',
  'applied',
  'jobAdsFailed',
  'feedFailed',
  'feedHeld',
  'jobsRefused',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The page on which a person sees what it is about, or does something about it. */
export type NewsPage = 'details' | 'ads' | 'errored' | 'applications' | 'jobAds' | 'jobLists';

export type NewsTone = 'good' | 'bad' | 'plain';

interface NotificationKindSpec {
  /** In a word or two. */
  word: string;
  /** Whether it is good to hear, or asks for something to be done. */
  tone: NewsTone;
  /** With which letters it comes. */
  group: MailGroup;
  /** `workspace`: all who may see the campaign. `admins`: those who can do something about it. */
  hears: 'workspace' | 'admins';
  leadsTo: NewsPage;
}

const { approved, launched, partlyFailed, failed, adsRefused, notCarriedOut } =
  notificationKindTexts;
const {
  connectionLost,
  paused,
  stopped,
  finished,
  nearlySpent,
  underspent,
  applied,
  jobAdsFailed,
} = notificationKindTexts;
const { vacancyGone, vacancyChanged, feedFailed, feedHeld, jobsRefused } = notificationKindTexts;

/** Everything that is told about campaigns: a new kind is a row here, and the call that tells it. */
export const notificationKindSpecs: Record<NotificationKind, NotificationKindSpec> = {
  approved: {
    word: approved,
    tone: 'good',
    group: 'colleagues',
    hears: 'workspace',
    leadsTo: 'details',
  },
  launched: { word: launched, tone: 'good', group: 'launches', hears: 'workspace', leadsTo: 'ads' },
  partlyFailed: {
    word: partlyFailed,
    tone: 'bad',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'errored',
  },
  failed: { word: failed, tone: 'bad', group: 'problems', hears: 'workspace', leadsTo: 'errored' },
  adsRefused: {
    word: adsRefused,
    tone: 'bad',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'errored',
  },
  notCarriedOut: {
    word: notCarriedOut,
    tone: 'bad',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'errored',
  },
  connectionLost: {
    word: connectionLost,
    tone: 'bad',
    group: 'problems',
    hears: 'admins',
    leadsTo: 'errored',
  },
  paused: {
    word: paused,
    tone: 'plain',
    group: 'colleagues',
    hears: 'workspace',
    leadsTo: 'details',
  },
  stopped: {
    word: stopped,
    tone: 'plain',
    group: 'colleagues',
    hears: 'workspace',
    leadsTo: 'details',
  },
  finished: {
    word: finished,
    tone: 'good',
    group: 'results',
    hears: 'workspace',
    leadsTo: 'details',
  },
  nearlySpent: {
    word: nearlySpent,
    tone: 'plain',
    group: 'results',
    hears: 'workspace',
    leadsTo: 'details',
  },
  underspent: {
    word: underspent,
    tone: 'bad',
    group: 'results',
    hears: 'workspace',
    leadsTo: 'ads',
  },
  vacancyGone: {
    word: vacancyGone,
    tone: 'bad',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'ads',
  },
  vacancyChanged: {
    word: vacancyChanged,
    tone: 'plain',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'ads',
  },
  applied: {
    word: applied,
    tone: 'good',
    group: 'applications',
    hears: 'workspace',
    leadsTo: 'applications',
  },
  jobAdsFailed: {
    word: jobAdsFailed,
    tone: 'bad',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'jobAds',
  },
  feedFailed: {
    word: feedFailed,
    tone: 'bad',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'jobLists',
  },
  feedHeld: {
    word: feedHeld,
    tone: 'bad',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'jobLists',
  },
  jobsRefused: {
    word: jobsRefused,
    tone: 'bad',
    group: 'problems',
    hears: 'workspace',
    leadsTo: 'jobLists',
  },
};

export const kindsIn = (group: MailGroup): NotificationKind[] =>
  notificationKinds.filter((kind) => notificationKindSpecs[kind].group === group);

/** The kinds that only those hear who see the whole account. */
export const kindsForAdmins = notificationKinds.filter(
  (kind) => notificationKindSpecs[kind].hears === 'admins',
);

/** Where it leads a person of this role: those who may not settle errors see them at the ads. */
export function newsPageOf(kind: NotificationKind, role: Role): NewsPage {
  const { leadsTo } = notificationKindSpecs[kind];
  return leadsTo === 'errored' && !can(role, 'campaign.resolveError') ? 'ads' : leadsTo;
}

/** The pages of what news are about; the others are pages of a campaign. */
type SubjectPage = Extract<NewsPage, 'details' | 'jobAds' | 'jobLists'>;

export const isSubjectPage = (page: NewsPage): page is SubjectPage =>
  page === 'details' || page === 'jobAds' || page === 'jobLists';

/** The page of what it is about: a campaign, a dynamic campaign, or the job lists. */
export function subjectPageOf(kind: NotificationKind | null): SubjectPage {
  const page = kind === null ? 'details' : notificationKindSpecs[kind].leadsTo;
  return isSubjectPage(page) ? page : 'details';
}

const newsPaths: Record<NewsPage, string> = {
  details: '/campaigns-overview/set-campaign/{id}/campaign-details',
  ads: '/campaigns-overview/set-campaign/{id}/campaign-details/ads',
  errored: '/campaigns-overview/errored',
  applications: '/campaigns-overview/set-campaign/{id}/campaign-details/applications',
  jobAds: '/job-library/dynamic-campaigns/campaign-preview/{id}',
  jobLists: '/job-library/job-list',
};

/** The address of that page in the application. */
export const newsPath = (page: NewsPage, campaignId: string): string =>
  newsPaths[page].replace('{id}', campaignId);
