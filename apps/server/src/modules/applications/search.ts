import type { OperationAnswer } from '@posthorn/contract';
import type { Db } from '@posthorn/db';
import {
  type ApplicationSort,
  type ApplicationStatus,
  applicantName,
  applicationMatcher,
  applicationStatuses,
  OPENED_AT_ONCE_MAX,
} from '@posthorn/domain';
import { giveWayAfter } from '../../platform/give-way.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { presentRow } from './presenter.ts';
import {
  type ApplicationRow,
  countApplications,
  countUnreadable,
  findApplications,
  listApplications,
  newestApplications,
} from './repository.ts';
import { type Contents, openApplication, sealNames } from './sealing.ts';

export interface Filter {
  text: string;
  statuses: readonly ApplicationStatus[];
}

export interface Tools {
  db: Db;
  secrets: Secrets;
  /** How many are opened at most, the newest first. */
  atMost?: number;
}

const PER_PAGE = 50;

/** One page. What people wrote is opened for it only where that decides what is on it. */
export async function searchApplications(
  tools: Tools,
  campaignId: string,
  { sort, page, ...filter }: Filter & { sort: ApplicationSort; page: number },
): Promise<OperationAnswer<'searchApplications'>> {
  const { db, secrets } = tools;
  const all = await countApplications(db, campaignId);
  const unreadable = await countUnreadable(db, campaignId, sealNames(secrets));
  const shown = { page, perPage: PER_PAGE, ...all, unreadable };
  const offset = (page - 1) * PER_PAGE;
  if (filter.text === '' && sort !== 'name') {
    const wanted = { campaignId, statuses: filter.statuses, sort, limit: PER_PAGE, offset };
    const data = (await listApplications(db, wanted)).map((row) => presentRow(secrets, row));
    return { ...shown, data, total: sum(all.counts, filter.statuses), isPartial: false };
  }
  const { found, isPartial } = await openMatching(tools, campaignId, filter, keyOf);
  found.sort(orders[sort]);
  const ids = found.slice(offset, offset + PER_PAGE).map(({ id }) => id);
  const rows = new Map((await findApplications(db, ids)).map((row) => [row.id, row]));
  // One that was erased since it was found is left out.
  const data = ids.flatMap((id) => rows.get(id) ?? []).map((row) => presentRow(secrets, row));
  return { ...shown, data, total: found.length, isPartial };
}

const sum = (
  counts: Record<ApplicationStatus, number>,
  statuses: readonly ApplicationStatus[],
): number =>
  applicationStatuses
    .filter((status) => statuses.length === 0 || statuses.includes(status))
    .reduce((total, status) => total + counts[status], 0);

/**
 * All that match, opened, newest first; of each what `keep` makes of it. What can not be read matches no text, but stands in a
 * list without one. They are read some at a time, and others are served in between.
 */
export async function openMatching<Kept>(
  { db, secrets, atMost = OPENED_AT_ONCE_MAX }: Tools,
  campaignId: string,
  { text, statuses }: Filter,
  keep: (row: ApplicationRow, contents: Contents | undefined) => Kept,
): Promise<{ found: Kept[]; isPartial: boolean }> {
  const matches = applicationMatcher(text);
  const giveWay = giveWayAfter();
  const found: Kept[] = [];
  let opened = 0;
  for await (const row of newestApplications(db, { campaignId, statuses })) {
    if (opened === atMost) return { found, isPartial: true };
    opened += 1;
    const contents = openApplication(secrets, row);
    if (contents ? matches(contents) : text === '') found.push(keep(row, contents));
    await giveWay();
  }
  return { found, isPartial: false };
}

/** What decides where an application stands in the list. */
interface Key {
  id: string;
  name: string;
  status: ApplicationStatus;
  appliedAt: number;
}

/** Those without a name come last. */
const keyOf = (row: ApplicationRow, contents: Contents | undefined): Key => ({
  id: row.id,
  name: (contents && applicantName(contents.answers)) ?? '\uffff',
  status: row.status,
  appliedAt: row.applied_at.getTime(),
});

const names = new Intl.Collator('en', { sensitivity: 'base' });
const place = ({ status }: Key) => applicationStatuses.indexOf(status);
const newestFirst = (one: Key, other: Key) =>
  other.appliedAt - one.appliedAt || (one.id < other.id ? 1 : -1);

const orders: Record<ApplicationSort, (one: Key, other: Key) => number> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  name: (one, other) => names.compare(one.name, other.name) || newestFirst(one, other),
  status: (one, other) => place(one) - place(other) || newestFirst(one, other),
};
