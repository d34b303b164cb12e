/** What LinkedIn sends us, as far as we read it. */

export interface Money {
  amount: string;
  currencyCode: string;
}

export interface RunSchedule {
  start: number;
  end?: number;
}

export interface Locale {
  language: string;
  country: string;
}

export interface TargetingCriteria {
  include: { and: { or: Record<string, string[]> }[] };
}

export interface Group {
  id: number | string;
  name: string;
  status: string;
  runSchedule: RunSchedule;
  servingStatuses?: string[];
}

export interface Campaign extends Group {
  format: string;
  objectiveType: string;
  totalBudget: Money;
  targetingCriteria: TargetingCriteria;
  /** Fixed when it was made, and the language of those who are aimed at. */
  locale: Locale;
}

export interface Creative {
  id: string;
  name?: string;
  campaign: string;
  intendedStatus: string;
  isServing?: boolean;
  review?: { status: string; rejectionReasons?: string[] };
  servingHoldReasons?: string[];
}

export interface Post {
  id: string;
  adContext?: { dscName?: string };
}

/** A person asked for it to be deleted; it can still be read, and never comes back. */
export const isGone = (status: string): boolean =>
  ['PENDING_DELETION', 'REMOVED', 'CANCELED'].includes(status);

/** The states in which groups are looked for; campaigns have one more. */
export const livingGroups = ['DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED'] as const;
export const livingCampaigns = [...livingGroups, 'COMPLETED'] as const;
