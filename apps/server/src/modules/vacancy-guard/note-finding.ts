import type { Db, Tx } from '@posthorn/db';
import {
  campaignTitle,
  isActive,
  isCertainlyLost,
  isVacancyLost,
  isVacancyNews,
  say,
  type VacancyFinding,
} from '@posthorn/domain';
import { announce } from '../../platform/events/announce.ts';
import { pauseByItself } from '../campaigns/index.ts';
import { notify } from '../notifications/index.ts';
import type { Watch } from './watch.ts';

interface Noted
  extends Partial<
    Pick<Watch, 'jobs_hash' | 'job_list_name' | 'misses' | 'closed_looks' | 'next_at'>
  > {
  /** Null where nothing is wrong any more; missing where that was not looked at. */
  finding?: VacancyFinding | null;
}

/**
 * Writes down what was seen of the vacancy of a campaign, and in the same transaction tells its people and pauses it
 * where its account wants that. A campaign that another process or person is changing right now waits for the next
 * round; one that has another landing page meanwhile is none of this.
 */
export function noteFinding(
  db: Db,
  { campaign_id: campaignId, url, next_at }: Pick<Watch, 'campaign_id'> & Partial<Watch>,
  noted: Noted,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    const watch = await tx
      .selectFrom('vacancy_watch')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .executeTakeFirst();
    if (!row || !watch || watch.url !== row.target_url) return;
    if ((url !== undefined && watch.url !== url) || !isActive(row.status)) return;
    // This look took so long that another process claimed the page: twice at once is not twice.
    if (next_at !== undefined && watch.next_at.getTime() !== next_at.getTime()) return;
    const { finding, ...seen } = noted;
    if (Object.keys(seen).length > 0) await update(tx, campaignId, seen);
    const isNews = finding !== undefined && isVacancyNews(watch.finding, finding);
    if (!isNews) return;
    const { account_id: accountId, workspace_id: workspaceId } = row;
    const isPaused =
      finding !== null &&
      isCertainlyLost(finding) &&
      (await pausesByItself(tx, accountId)) &&
      (await pauseByItself(tx, row, now));
    await update(tx, campaignId, {
      ...{ finding, found_at: finding === null ? null : now },
      ...{ is_paused: isPaused, is_dismissed: false },
    });
    await announce(tx, {
      accountId,
      audience: { workspaceId },
      event: { kind: 'campaign', id: campaignId, action: 'changed', by: null },
    });
    if (finding === null) return;
    await notify(tx, {
      kind: isVacancyLost(finding) ? 'vacancyGone' : 'vacancyChanged',
      ...{ accountId, workspaceId, campaignId },
      message: say(newsOf(finding, isPaused), { title: campaignTitle({ title: row.title }) }),
    });
  });
}

function newsOf(finding: VacancyFinding, isPaused: boolean) {
  const news = {
    gone: isPaused ? 'news.vacancyGonePaused' : 'news.vacancyGone',
    pageGone: isPaused ? 'news.vacancyPageGonePaused' : 'news.vacancyPageGone',
    pageClosed: 'news.vacancyPageClosed',
    changed: 'news.vacancyChanged',
  } as const satisfies Record<VacancyFinding, string>;
  return news[finding];
}

const update = (tx: Tx, campaignId: string, columns: Partial<Watch>) =>
  tx.updateTable('vacancy_watch').set(columns).where('campaign_id', '=', campaignId).execute();

async function pausesByItself(tx: Tx, accountId: string): Promise<boolean> {
  const { pauses_lost_vacancies } = await tx
    .selectFrom('account')
    .select('pauses_lost_vacancies')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return pauses_lost_vacancies;
}
