/**
 * What can become of the vacancy that a campaign advertises while it runs:
 *
 * - gone: the feed that had it has it no more
 * - pageGone: its page answers that there is no such page
 * - pageClosed: its page is there and says that the vacancy is closed
 * - changed: the feed tells something else of it than before
 */
export const vacancyFindings = ['gone', 'pageGone', 'pageClosed', 'changed'] as const;
export type VacancyFinding = (typeof vacancyFindings)[number];

/** What a person can do about it. */
export type VacancyStep = 'pause' | 'changeAds' | 'replace';

interface VacancyFindingSpec {
  /** People who click on the ad would find nothing. */
  isLost: boolean;
  /** What is less certain is told, but nothing is done about it without a person; what is more certain comes after it. */
  certainty: 0 | 1 | 2;
  /** The most likely first. */
  steps: readonly VacancyStep[];
}

const specs: Record<VacancyFinding, VacancyFindingSpec> = {
  gone: { isLost: true, certainty: 2, steps: ['pause', 'replace'] },
  pageGone: { isLost: true, certainty: 2, steps: ['pause', 'replace'] },
  pageClosed: { isLost: true, certainty: 1, steps: ['pause', 'replace'] },
  changed: { isLost: false, certainty: 0, steps: ['changeAds', 'replace', 'pause'] },
};

export const isVacancyLost = (finding: VacancyFinding): boolean => specs[finding].isLost;
export const vacancySteps = (finding: VacancyFinding): readonly VacancyStep[] =>
  specs[finding].steps;

/** Whether a campaign may be paused for it without a person. */
export const isCertainlyLost = (finding: VacancyFinding): boolean =>
  isVacancyLost(finding) && specs[finding].certainty === 2;

/** Whether it was seen on the page itself. */
export const isPageFinding = (finding: VacancyFinding | null): boolean =>
  finding === 'pageGone' || finding === 'pageClosed';

/** Whether people have to be told. A vacancy may change again and again; all else is told once, unless it is surer now. */
export function isVacancyNews(
  before: VacancyFinding | null,
  finding: VacancyFinding | null,
): boolean {
  if (finding === null) return before !== null;
  if (before === null) return true;
  return before === finding
    ? !isVacancyLost(finding)
    : specs[finding].certainty > specs[before].certainty;
}

/**
 * By what the landing page of a campaign and the address of a job in a feed are held against each other: without
 * what only matters in the browser. The index of jobs in the database is made the same way.
 */
export const vacancyAddress = (url: string): string =>
  (url.trim().split('#')[0] ?? '').replace(/\/+$/, '');

/** The host of a web address, with its port; undefined where it is none. */
export const hostOfAddress = (url: string): string | undefined =>
  /^https?:\/\/([^\s/?#@]+)(?:[/?#]|$)/i.exec(url.trim())?.[1]?.toLowerCase();

/** What a page tells. A host that is down, slow or unwilling says nothing about the vacancy. */
export type PageVerdict = 'there' | 'missing' | 'closed' | 'unknown';

export function pageVerdict(status: number): Exclude<PageVerdict, 'closed'> {
  if (status === 404 || status === 410) return 'missing';
  return status >= 200 && status < 300 ? 'there' : 'unknown';
}

/** So often in a row a page has to be missing, or to say that the vacancy is closed, before that counts. */
const TWICE = 2;
const USUALLY_HOURS = 12;
const TO_BE_SURE_HOURS = 1;
const AFTER_UNKNOWN_HOURS = 3;

/** How often in a row. */
export interface Looks {
  misses: number;
  closedLooks: number;
}

interface AfterLook extends Looks {
  /** Null where the page is fine; undefined where the look tells nothing yet: what was found before stays. */
  finding: 'pageGone' | 'pageClosed' | null | undefined;
  againInHours: number;
}

/** What follows from one more look at a page. */
export function afterLook({ misses, closedLooks }: Looks, verdict: PageVerdict): AfterLook {
  const none = { misses: 0, closedLooks: 0 };
  switch (verdict) {
    case 'there':
      return { ...none, finding: null, againInHours: USUALLY_HOURS };
    case 'missing':
      return { ...none, misses: misses + 1, ...counted('pageGone', misses + 1) };
    case 'closed':
      return { ...none, closedLooks: closedLooks + 1, ...counted('pageClosed', closedLooks + 1) };
    default:
      return { misses, closedLooks, finding: undefined, againInHours: AFTER_UNKNOWN_HOURS };
  }
}

const counted = (finding: 'pageGone' | 'pageClosed', times: number) =>
  times >= TWICE
    ? { finding, againInHours: USUALLY_HOURS }
    : { finding: undefined, againInHours: TO_BE_SURE_HOURS };
