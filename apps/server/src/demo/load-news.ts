import { budgetsOf, type Database, type Tx } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import {
  adTypeSpecs,
  type CalendarDate,
  fullName,
  type LaunchOutcome,
  launchKind,
  launchNews,
  type NotificationKind,
  publishedChannels,
  say,
  showDate,
} from '@posthorn/domain';
import type { Selectable } from 'kysely';
import type { DemoAccount, DemoNews } from './accounts.ts';
import type { DemoContext } from './context.ts';

/** What happened to campaigns lately, told as the product tells it, of what they really are. */
export async function loadNews(
  { tx, account_id, today }: DemoContext,
  campaignId: (title: string) => string,
  demo: DemoAccount,
  personId: (email: string) => string,
): Promise<void> {
  for (const news of demo.news) {
    const { about, isPinned } = news;
    const notification = await builders.makeNotification(tx, {
      account_id,
      campaign_id: campaignId(about),
      ...(await telling(tx, campaignId(about), news, { today, personId })),
    });
    // Old news has been seen by everybody; what is pinned was pinned by the first admin.
    const readers = [...demo.admins, ...demo.editors];
    await tx
      .insertInto('notification_mark')
      .values(
        readers.map((email, index) => ({
          notification_id: notification.id,
          person_id: personId(email),
          read: Date.now() - notification.created_at.getTime() > DAY_MS,
          pinned: isPinned === true && index === 0,
        })),
      )
      .execute();
  }
}

const DAY_MS = 86_400_000;

interface Telling {
  kind: NotificationKind;
  message: string;
  created_at: Date;
  by_person?: string;
}

async function telling(
  tx: Tx,
  campaignId: string,
  { what, by, hoursAgo = 0 }: DemoNews,
  { today, personId }: { today: CalendarDate; personId: (email: string) => string },
): Promise<Telling> {
  const campaign = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const { title, start_date, end_date } = campaign;
  const created_at = new Date(Date.now() - (hoursAgo * DAY_MS) / 24);
  switch (what) {
    case 'launch': {
      const outcomes = await outcomesOf(tx, campaign);
      const message = launchNews({ title, startDate: start_date ?? today }, outcomes, today);
      return { kind: launchKind(outcomes), message, created_at };
    }
    case 'finished': {
      const lastDay = end_date ?? today;
      return {
        kind: what,
        message: say('news.finished', { title, date: showDate(lastDay) }),
        created_at: new Date(Date.parse(lastDay) + DAY_MS),
      };
    }
    default: {
      const by_person = personId(by ?? '');
      const person = await tx
        .selectFrom('person')
        .select(['first_name', 'last_name'])
        .where('id', '=', by_person)
        .executeTakeFirstOrThrow();
      return {
        kind: what,
        message: say(`news.${what}`, { title, name: fullName(person) }),
        by_person,
        created_at,
      };
    }
  }
}

/** Of a campaign that failed no network took anything. */
async function outcomesOf(
  tx: Tx,
  campaign: Selectable<Database['campaign']>,
): Promise<LaunchOutcome[]> {
  const ads = await tx
    .selectFrom('ad')
    .select('type as adType')
    .where('campaign_id', '=', campaign.id)
    .execute();
  const { type, channels_off: channelsOff } = campaign;
  const funded = { type, channelsOff, channelBudget: budgetsOf(campaign) };
  const errors = await tx
    .selectFrom('open_campaign_error')
    .select('id')
    .where('campaign_id', '=', campaign.id)
    .execute();
  return publishedChannels(funded, ads).map(({ ads: shown }) => ({
    is: errors.length > 0 ? 'failed' : 'published',
    channels: [...new Set(shown.map(({ adType }) => adTypeSpecs[adType].channel))],
    reason: say('publish.allAdsRefused'),
    refusedAds: 0,
  }));
}
