import type { CampaignSort, DetailColumn, ListFigure } from '../campaign/sort.ts';
import type { CampaignRuns, CampaignStatus } from '../campaign/status.ts';
import type { CampaignType } from '../campaign/type.ts';
import type { Channel } from '../channel/channel.ts';
import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import type { Role } from '../member/role.ts';
import { can } from '../permission/capability.ts';

export const SAVED_VIEW_NAME_MAX = 40;
/** So many of their own a person has in an account. */
export const SAVED_VIEWS_MAX = 30;

/** Why a person can add no view to so many of their own. */
export const tooManyViewsFinding = (count: number): Finding | undefined =>
  count >= SAVED_VIEWS_MAX ? finding('savedView.tooMany', '', { max: SAVED_VIEWS_MAX }) : undefined;

/** What the overview is narrowed to, how it is sorted and what it shows. */
export interface SavedList {
  statuses: CampaignStatus[];
  types: CampaignType[];
  channels: Channel[];
  /** Slugs; they count where all workspaces are shown. */
  workspaces: string[];
  /** The name of a template; empty is any, or none. */
  template: string;
  text: string;
  /** Only those with errors. */
  errors: boolean;
  /** Only those that run at this time, or begin later. */
  runs: CampaignRuns | null;
  /** Only those that the person who looks has made. */
  mine: boolean;
  sort: CampaignSort | null;
  /** Null: what is usual in a window of that width. */
  columns: (DetailColumn | ListFigure)[] | null;
}

export function savedViewFindings(name: string): Finding[] {
  const found = firstFinding(
    name,
    [required, printableLine, maxLength(SAVED_VIEW_NAME_MAX)],
    'name',
  );
  return found ? [found] : [];
}

/** Admins change shared views, also those of others; a view that is not shared is changed by its owner only. */
export const mayChangeView = (view: { isOwn: boolean; isShared: boolean }, role: Role): boolean =>
  view.isShared ? can(role, 'savedView.share') : view.isOwn;
