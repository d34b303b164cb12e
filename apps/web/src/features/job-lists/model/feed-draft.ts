import type { CampaignProfile, FeedCheck } from '@posthorn/domain';
import { feedChecks } from '@posthorn/domain';
import { newKey } from '../../../lib/http/new-key.ts';
import type { Update } from '../api/change-job-list.ts';
import type { FeedResult } from '../api/check-feed.ts';
import type { FeedSource, JobList } from '../api/job-lists.ts';

/** A feed as it stands in the form. */
export interface FeedDraft {
  /** Of the row: a new feed has no id yet. */
  key: string;
  id?: string;
  feedUrl: string;
  profile: CampaignProfile | null;
  login: string;
  /** As it was typed; undefined where the one that is kept stays. */
  password?: string;
  hasPassword: boolean;
  /** Whether it has the address and login with which it was checked when the list was saved last. */
  isKept: boolean;
  /** Of the last upload; undefined since the address or the login was changed. */
  result?: FeedResult;
}

export interface SetupDraft {
  name: string;
  templateId: string | null;
  feeds: FeedDraft[];
}

export const emptyFeed = (): FeedDraft => ({
  ...{ key: newKey(), feedUrl: '', profile: null, login: '' },
  ...{ hasPassword: false, isKept: false },
});

export const emptySetup = (): SetupDraft => ({ name: '', templateId: null, feeds: [emptyFeed()] });

const draftOf = (source: FeedSource): FeedDraft => ({
  key: source.id,
  id: source.id,
  feedUrl: source.feedUrl,
  profile: {
    id: source.jobProfileId,
    name: source.jobProfile,
    functionGroup: source.functionGroup,
  },
  login: source.login,
  hasPassword: source.hasPassword,
  isKept: true,
});

export const setupOf = ({ name, templateId, feedSources }: JobList): SetupDraft => ({
  ...{ name, templateId, feeds: feedSources.map(draftOf) },
});

/** Another address is another feed, of which nothing is known yet. */
export const withUrl = (feed: FeedDraft, feedUrl: string, kept?: FeedSource): FeedDraft => {
  const { result: _, ...rest } = feed;
  return { ...rest, feedUrl, isKept: isKeptAs({ ...rest, feedUrl }, kept) };
};

const isKeptAs = ({ feedUrl, login, password }: FeedDraft, kept?: FeedSource): boolean =>
  feedUrl.trim() === kept?.feedUrl && login === kept.login && password === undefined;

/** With what was found about it, and the login with which it was found. */
export const withResult = (
  feed: FeedDraft,
  { result, login, password }: Pick<FeedDraft, 'login' | 'password'> & { result: FeedResult },
  kept?: FeedSource,
): FeedDraft => {
  const checked = { ...feed, login, result, ...(password !== undefined && { password }) };
  return { ...checked, isKept: isKeptAs(checked, kept) };
};

/** Of a feed that is stored: a login that it has refused goes again, and the stored one comes back. */
export const withoutRefusedLogin = (feed: FeedDraft, kept?: FeedSource): FeedDraft => {
  const { result, password: _, ...rest } = feed;
  if (!kept || !result || result.passedAuth.passed) return feed;
  const before = { ...rest, login: kept.login };
  return { ...before, isKept: isKeptAs(before, kept) };
};

/** In the words of the rules. */
export const ruledSetup = ({ name, templateId, feeds }: SetupDraft) => ({
  ...{ name, templateId },
  feedSources: feeds.map(({ feedUrl, profile, result, isKept }) => ({
    ...{ feedUrl, jobProfileId: profile?.id ?? '', isChecked: result?.success === true, isKept },
  })),
});

/** What is sent. */
export const bodyOf = ({ name, templateId, feeds }: SetupDraft): Update => ({
  ...{ name, templateId },
  feedSources: feeds.map(({ id, feedUrl, profile, login, password }) => ({
    ...(id && { id }),
    feedUrl: feedUrl.trim(),
    ...{ jobProfile: profile?.name ?? '', jobProfileId: profile?.id ?? '' },
    ...(login !== '' && { login }),
    ...(password !== undefined && { password }),
  })),
});

/** Of a check: the first that failed. Too few jobs are no failure of the feed. */
export const failedCheck = (result: FeedResult): FeedCheck | undefined =>
  feedChecks.find((check) => !result[check].passed);

/** Whether the feed wants a login, or another one than it was given. */
export const wantsLogin = (result: FeedResult): boolean =>
  !result.passedAuth.passed || !result.requiredAuth.passed;
