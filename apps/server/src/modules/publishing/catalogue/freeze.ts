import type { CataloguePlan } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import {
  type DynamicGoal,
  disclosureOf,
  dynamicAdsChannel,
  type Goal,
  utmFor,
} from '@posthorn/domain';
import { findPage } from './find-page.ts';
import { readJobAd } from './job-ad.ts';

/** What the network aims at. Meta knows no difference between an application and a sale: it counts the chosen event. */
const goalOnNetwork: Record<DynamicGoal, Goal> = {
  MAXIMISE_CLICKS: 'MAXIMISE_CLICKS',
  MAXIMISE_CONVERSIONS: 'MAXIMISE_CONVERSIONS',
  MAXIMISE_SALES: 'MAXIMISE_CONVERSIONS',
};

/** Where ads are shown when neither jobs nor the account say where. */
const USUAL_COUNTRY = 'NL';

/** What a dynamic campaign is to become on the network, as it is now. */
export async function freezeCatalogue(
  tx: Tx,
  accountId: string,
  dynamicCampaignId: string,
): Promise<Omit<CataloguePlan, 'marker'>> {
  const row = await tx
    .selectFrom('dynamic_campaign as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('place', 'place.id', 'a.place_id')
    .select(['c.title', 'c.reference_number', 'c.goal', 'c.job_list_id', 'c.daily_budget'])
    .select(['c.cap_active', 'c.cap_type', 'c.cap_value', 'a.name', 'a.currency', 'a.utm'])
    .select(['a.beneficiary', 'a.payer', 'a.pixel_id', 'a.default_landing_page_url as landing'])
    .select('place.country_code')
    .where('c.account_id', '=', accountId)
    .where('c.id', '=', dynamicCampaignId)
    .executeTakeFirstOrThrow();
  const feeds = await readFeeds(tx, row.job_list_id);
  const jobs = await readJobs(tx, row.job_list_id);
  const link = row.landing || jobs.url;
  const disclosed = disclosureOf({ beneficiary: null, payer: null }, row);
  return {
    title: row.title,
    goal: goalOnNetwork[row.goal],
    currency: row.currency,
    dailyBudget: row.daily_budget,
    cap:
      row.cap_active && row.cap_type && row.cap_value
        ? { type: row.cap_type, cents: row.cap_value }
        : null,
    countries: jobs.countries.length > 0 ? jobs.countries : [row.country_code ?? USUAL_COUNTRY],
    employer: disclosed.beneficiary,
    payer: disclosed.payer,
    pages: {
      facebook: (await findPage(tx, accountId, 'facebook'))?.external_id ?? '',
      instagram: (await findPage(tx, accountId, 'instagram'))?.external_id ?? null,
    },
    pixelId: row.pixel_id,
    template: { ...(await readJobAd(tx, row.job_list_id)), link: originOf(link) },
    utm: utmFor(dynamicAdsChannel, row.utm, {
      title: row.title,
      referenceNumber: row.reference_number,
      targetUrl: link,
    }),
    feeds,
    isOn: true,
  };
}

/** Without a path: people who click beside an item see the employer's page. */
const originOf = (address: string): string => {
  try {
    return new URL(address).origin;
  } catch {
    return address;
  }
};

/** One ad set for each. */
async function readFeeds(tx: Tx, jobListId: string | null): Promise<CataloguePlan['feeds']> {
  if (jobListId === null) return [];
  const rows = await tx
    .selectFrom('feed')
    .innerJoin('job_profile', 'job_profile.id', 'feed.job_profile_id')
    .select(['feed.id', 'job_profile.name'])
    .where('feed.job_list_id', '=', jobListId)
    .orderBy('feed.id')
    .execute();
  return rows;
}

const COUNTRIES_MAX = 25;

/** Where the jobs are, as far as feeds name countries by their codes; and the address of one of them. */
async function readJobs(tx: Tx, jobListId: string | null) {
  if (jobListId === null) return { countries: [], url: '' };
  const open = tx
    .selectFrom('job')
    .innerJoin('feed', 'feed.id', 'job.feed_id')
    .where('feed.job_list_id', '=', jobListId)
    .where('job.gone_at', 'is', null);
  const rows = await open
    .select(({ ref }) => ref('job.content', '->>').key('country').as('country'))
    .distinct()
    .execute();
  const first = await open.select('job.url').orderBy('job.id').limit(1).executeTakeFirst();
  const countries = rows
    .map(({ country }) => String(country).toUpperCase())
    .filter((code) => /^[A-Z]{2}$/.test(code));
  return {
    countries: [...new Set(countries)].sort().slice(0, COUNTRIES_MAX),
    url: first?.url ?? '',
  };
}
