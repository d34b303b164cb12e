import type { Plan } from '@posthorn/connectors';
import { budgetsOf, type Db, pagesOf, type Tx } from '@posthorn/db';
import {
  type BudgetChannel,
  budgetSpecs,
  disclosureOf,
  goalOf,
  type Keywords,
  launchAdFindings,
  pageIdsOf,
  publishedChannels,
  type SocialChannel,
  utmFor,
} from '@posthorn/domain';
import { refuseWhen } from '../../../platform/refusal.ts';
import { noSources, type Sources } from '../files/sources.ts';
import { launchAdOf, plannedAdOf } from './plan-ads.ts';
import { type ReadAd, readAds } from './read-ads.ts';
import {
  type FreezingCampaign,
  placesOfCampaign,
  publishedUtm,
  readCampaign,
  readKeywords,
  readPages,
  utmOfChannels,
} from './read-campaign.ts';
import { readForm } from './read-form.ts';

/** What one budget of a campaign pays for, as it is now. Its marker comes with the publication. */
export interface Frozen {
  channel: BudgetChannel;
  plan: Omit<Plan, 'marker'>;
  sources: Sources;
}

interface Freezing {
  configuration: 'now' | 'published';
  changed?: readonly string[];
}

/**
 * Freezes a campaign: one plan for each budget that has ads to show. Its configuration is taken as it is
 * now, or as it was published last; its ads always as they are now. Ads that were just `changed` have to
 * be as good as what is launched; the others run already and are published as they are.
 */
export async function freeze(
  tx: Db | Tx,
  accountId: string,
  campaignId: string,
  { configuration, changed = [] }: Freezing,
): Promise<Frozen[]> {
  const row = await readCampaign(tx, accountId, campaignId);
  const campaign = configuration === 'now' ? row : { ...row, ...row.published };
  const ads = await readAds(tx, accountId, campaignId, campaign.locations);
  const channels = publishedChannels(fundedOf(campaign), ads);
  if (channels.length === 0) return [];
  const judged = channels.flatMap(({ ads: shown }) =>
    shown.filter(({ id }) => changed.includes(id)),
  );
  refuseWhen(judged.flatMap((ad) => launchAdFindings(launchAdOf(ad))));
  const common = await commonOf(tx, campaign);
  const keywords = await readKeywords(tx, campaign);
  const published = configuration === 'now' ? {} : await publishedUtm(tx, campaignId);
  return channels.map((channel) => frozen(channel, common, { campaign, keywords, published }));
}

function frozen(
  { channel, budget, ads }: { channel: BudgetChannel; budget: number; ads: ReadAd[] },
  common: Omit<Plan, 'marker' | 'channel' | 'budget' | 'utm' | 'ads' | 'keywords'>,
  {
    campaign,
    keywords,
    published,
  }: { campaign: FreezingCampaign; keywords: Keywords; published: Plan['utm'] },
): Frozen {
  const sources = noSources();
  const planned = ads.map((ad) => plannedAdOf(ad, sources));
  const utm = utmOfChannels(
    channel,
    (one) => published?.[one] ?? utmFor(one, campaign.utm, trackedOf(campaign)),
  );
  const { wanted, excluded } = budgetSpecs[channel].takesKeywords
    ? keywords
    : { wanted: [], excluded: [] };
  const plan = { ...common, channel, budget, utm, ads: planned, keywords: wanted };
  return {
    channel,
    // A plan without excluded keywords is as it always was.
    plan: excluded.length > 0 ? { ...plan, excludedKeywords: excluded } : plan,
    sources,
  };
}

const trackedOf = (row: FreezingCampaign) => ({
  title: row.title,
  referenceNumber: row.reference_number,
  targetUrl: row.target_url,
});

const fundedOf = (row: FreezingCampaign) => ({
  type: row.type,
  channelsOff: row.channels_off,
  channelBudget: budgetsOf(row),
});

async function commonOf(tx: Db | Tx, campaign: FreezingCampaign) {
  const { start_date: startDate, end_date: endDate } = campaign;
  if (!startDate || !endDate) throw new Error(`Campaign ${campaign.id} has no dates`);
  const pages = await readPages(tx, campaign.account_id);
  const chosen = pageIdsOf(pagesOf(campaign));
  const externalId = (channel: SocialChannel) =>
    pages.find((page) => page.id === chosen[channel] && page.channel === channel)?.externalId ??
    null;
  const { beneficiary, payer } = disclosureOf(campaign, {
    name: campaign.account_name,
    beneficiary: campaign.account_beneficiary,
    payer: campaign.account_payer,
  });
  const form = await readForm(tx, campaign);
  return {
    // Plans of campaigns without one are as they always were: a key more would be a change to publish.
    ...(form && { form }),
    title: campaign.title,
    goal: goalOf(campaign),
    currency: campaign.currency,
    startDate,
    endDate,
    timeZone: campaign.time_zone,
    language: campaign.language,
    places: await placesOfCampaign(tx, campaign),
    landingPage: campaign.target_url,
    employer: beneficiary,
    payer,
    pages: {
      facebook: externalId('facebook'),
      instagram: externalId('instagram'),
      linkedin: externalId('linkedin'),
    },
  };
}
