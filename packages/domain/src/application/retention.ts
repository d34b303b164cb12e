import { type Finding, finding } from '../finding.ts';
import { type ApplicationStatus, applicationStatusSpecs } from './status.ts';

/** For how many days an account keeps applications, unless it says otherwise. */
export const RETENTION_DAYS = 90;
export const RETENTION_DAYS_MIN = 7;
export const RETENTION_DAYS_MAX = 365;
/** However often it was decided anew, nothing about a person is kept for longer. */
export const KEPT_DAYS_AT_MOST = 730;

const DAY_MS = 86_400_000;

interface Kept {
  status: ApplicationStatus;
  appliedAt: Date;
  /** When it got the status it has. */
  statusAt: Date;
}

/**
 * When the contents of an application are erased: so many days after the person applied, or after it was
 * decided what becomes of it. One that is no longer decided counts from the beginning again.
 */
export function erasedOn({ status, appliedAt, statusAt }: Kept, days: number): Date {
  const since = applicationStatusSpecs[status].isDecided ? statusAt : appliedAt;
  return new Date(
    Math.min(since.getTime() + days * DAY_MS, appliedAt.getTime() + KEPT_DAYS_AT_MOST * DAY_MS),
  );
}

export const retentionFinding = (days: number, path = ''): Finding | undefined =>
  Number.isInteger(days) && days >= RETENTION_DAYS_MIN && days <= RETENTION_DAYS_MAX
    ? undefined
    : finding('field.between', path, { min: RETENTION_DAYS_MIN, max: RETENTION_DAYS_MAX });

/** For so long networks keep applications; after a month all that is left has been asked for many times. */
const ON_NETWORK_DAYS = 90;
const ASKED_DAYS_AFTER_END = 30;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Campaigns that ended before this day are no longer asked about, once they were after their end. */
export const lastDayToAsk = (now: Date): string => dayBefore(now, ASKED_DAYS_AFTER_END);

/** Of campaigns that ended before this day networks have nothing more. */
export const lastDayOnNetwork = (now: Date): string => dayBefore(now, ON_NETWORK_DAYS);
