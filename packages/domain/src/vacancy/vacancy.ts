/**
 * What can become of the vacancy that a campaign advertises while it runs:
 *
 * - gone: the feed that had it has it no more
 * - pageGone: its page answers that there is no such page
 * - changed: the feed tells something else of it than before
 */
export const vacancyFindings = ['gone', 'pageGone', 'changed'] as const;
export type VacancyFinding = (typeof vacancyFindings)[number];

/** People who click on the ad would find nothing. */
export const isVacancyLost = (finding: VacancyFinding): boolean => finding !== 'changed';

/** What a person can do about it, the most likely first. */
export type VacancyStep = 'pause' | 'changeAds' | 'replace';

const steps: Record<VacancyFinding, readonly VacancyStep[]> = {
  gone: ['pause', 'replace'],
  pageGone: ['pause', 'replace'],
  changed: ['changeAds', 'replace', 'pause'],
};
export const vacancySteps = (finding: VacancyFinding): readonly VacancyStep[] => steps[finding];

/**
 * By what the landing page of a campaign and the address of a job in a feed are held against each other: without
 * what only matters in the browser. The index of jobs in the database is made the same way.
 */
export const vacancyAddress = (url: string): string =>
  (url.trim().split('#')[0] ?? '').replace(/\/+$/, '');

/** The host of a web address, with its port; undefined where it is none. */
export const hostOfAddress = (url: string): string | undefined =>
  /^https?:\/\/([^\s/?#@]+)(?:[/?#]|$)/i.exec(url.trim())?.[1]?.toLowerCase();

/** What the answer of a page tells. A host that is down, slow or unwilling says nothing about the vacancy. */
export type PageVerdict = 'there' | 'missing' | 'unknown';

export function pageVerdict(status: number): PageVerdict {
  if (status === 404 || status === 410) return 'missing';
  return status >= 200 && status < 300 ? 'there' : 'unknown';
}

/** So often in a row a page has to be missing before that counts. */
const MISSES = 2;
const AFTER_THERE_HOURS = 12;
const AFTER_MISS_HOURS = 1;
const AFTER_UNKNOWN_HOURS = 3;

interface AfterLook {
  misses: number;
  /** Undefined where the look tells nothing: what was found before stays as it is. */
  isGone: boolean | undefined;
  againInHours: number;
}

/** What follows from one more look at a page. */
export function afterLook(misses: number, verdict: PageVerdict): AfterLook {
  if (verdict === 'there') return { misses: 0, isGone: false, againInHours: AFTER_THERE_HOURS };
  if (verdict === 'unknown') {
    return { misses, isGone: undefined, againInHours: AFTER_UNKNOWN_HOURS };
  }
  const isGone = misses + 1 >= MISSES;
  return {
    misses: misses + 1,
    isGone,
    againInHours: isGone ? AFTER_THERE_HOURS : AFTER_MISS_HOURS,
  };
}
