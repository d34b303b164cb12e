import type { OperationAnswer } from '@posthorn/contract';
import {
  type ApplicationSort,
  type ApplicationStatus,
  applicantName,
  matchesSearch,
} from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { presentRow } from './presenter.ts';
import { type ApplicationRow, countAll, listApplications } from './repository.ts';
import { type Contents, openApplication, sealName } from './sealing.ts';

export interface Filter {
  text: string;
  statuses: readonly ApplicationStatus[];
}

const PER_PAGE = 50;

/** One page. What people wrote is opened for it only where that decides what is on it. */
export async function searchApplications(
  { connection: { db }, secrets }: Deps,
  campaignId: string,
  { sort, page, ...filter }: Filter & { sort: ApplicationSort; page: number },
): Promise<OperationAnswer<'searchApplications'>> {
  const all = await countAll(db, campaignId);
  const shown = { page, perPage: PER_PAGE, ...all };
  const offset = (page - 1) * PER_PAGE;
  if (filter.text === '' && sort !== 'name') {
    const wanted = { campaignId, statuses: filter.statuses, sort, limit: PER_PAGE, offset };
    const data = (await listApplications(db, wanted)).map((row) => presentRow(secrets, row));
    const total = sum(all.counts, filter.statuses);
    return { ...shown, data, total, unreadable: await countUnreadable(db, secrets, campaignId) };
  }
  const { found, unreadable } = await openMatching({ db, secrets }, campaignId, filter, sort);
  const rows = sort === 'name' ? found.toSorted(byName) : found;
  const data = rows.slice(offset, offset + PER_PAGE).map(({ row }) => presentRow(secrets, row));
  return { ...shown, data, total: found.length, unreadable };
}

/** Only what another secret sealed has to be tried: mostly nothing. */
async function countUnreadable(
  db: Deps['connection']['db'],
  secrets: Deps['secrets'],
  campaignId: string,
): Promise<number> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'account_id', 'sealed_answers', 'sealed_note'])
    .where('campaign_id', '=', campaignId)
    .where('erased_at', 'is', null)
    .where('sealed_with', '<>', sealName(secrets))
    .execute();
  return rows.filter((row) => !openApplication(secrets, row)).length;
}

const sum = (
  counts: Record<ApplicationStatus, number>,
  statuses: readonly ApplicationStatus[],
): number =>
  (Object.keys(counts) as ApplicationStatus[])
    .filter((status) => statuses.length === 0 || statuses.includes(status))
    .reduce((total, status) => total + counts[status], 0);

interface Opened {
  row: ApplicationRow;
  /** Undefined where it can not be read. */
  contents: Contents | undefined;
}

/** All that match, opened. What can not be read matches no text, but stands in a list without one. */
export async function openMatching(
  { db, secrets }: { db: Deps['connection']['db']; secrets: Deps['secrets'] },
  campaignId: string,
  { text, statuses }: Filter,
  sort?: ApplicationSort,
): Promise<{ found: Opened[]; unreadable: number }> {
  const rows = await listApplications(db, { campaignId, statuses, ...(sort && { sort }) });
  const opened = rows.map((row) => ({ row, contents: openApplication(secrets, row) }));
  const found = opened.filter(({ contents }) =>
    contents ? matchesSearch(contents, text) : text === '',
  );
  return { found, unreadable: opened.filter(({ contents }) => !contents).length };
}

const names = new Intl.Collator('en', { sensitivity: 'base' });
const nameIn = ({ contents }: Opened) => (contents && applicantName(contents.answers)) ?? '\uffff';
const byName = (one: Opened, other: Opened): number => names.compare(nameIn(one), nameIn(other));
