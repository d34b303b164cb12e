import type { Database } from '@posthorn/db';
import { type CampaignStatus, isBeforeLaunch } from '@posthorn/domain';
import type { Selectable } from 'kysely';
import { insertAds, type NewAd } from '../../modules/ads/index.ts';
import type { DemoWorkspace } from '../accounts.ts';
import type { Chance } from '../chance.ts';
import type { DemoContext } from '../context.ts';
import { dutchCity, dutchJob } from './dutch-names.ts';
import { thinkOfGoogleAds } from './google-ads.ts';
import { type DemoAd, keepAds, type Subject, thinkOfAds } from './make-ads.ts';
import type { AdTheme } from './theme.ts';
import { themeFor } from './themes.ts';

type Campaign = Pick<
  Selectable<Database['campaign']>,
  'id' | 'title' | 'type' | 'status' | 'locations' | 'channels_off' | 'created_at'
>;

/** The draft that shows what still keeps a campaign from its launch. */
const UNREADY = 'Speech therapist';

/** The ads of a campaign; says the first one's id, for what goes wrong with it. */
export async function loadAds(
  context: DemoContext,
  campaign: Campaign,
  { workspace, isNamed }: { workspace: DemoWorkspace; isNamed: boolean },
): Promise<string | undefined> {
  const { tx, account_id, adChance, pictures } = context;
  const { id: campaign_id, title, type, locations, created_at } = campaign;
  if (title === '') return undefined;
  const count = isNamed ? adChance.between(4, 9) : usualCount(adChance, campaign.status);
  const subject = {
    type,
    job: dutchJob(title, context.reference),
    city: dutchCity(
      workspace.cities.find((city) => title.includes(city)) ??
        locations[0]?.name ??
        workspace.cities[0] ??
        '',
    ),
  };
  const theme = themeFor(workspace.theme, title);
  const channelsOff = campaign.channels_off;
  const ads = thinkOfAds(adChance, theme, { ...subject, channelsOff }, count);
  const owner = { account_id, campaign_id, created_at };
  const [first] = await keepAds(tx, owner, pictures, title === UNREADY ? spoilt(ads) : ads);
  if (count > 0) await addGoogleAds(context, campaign, { ...subject, theme, isNamed });
  return first;
}

/** Some campaigns also show what an agency made for them. */
async function addGoogleAds(
  { tx, account_id, pictures, uploads }: DemoContext,
  { id: campaignId, title, channels_off: channelsOff, created_at }: Campaign,
  { theme, isNamed, ...subject }: Subject & { theme: AdTheme; isNamed: boolean },
): Promise<void> {
  const ads = thinkOfGoogleAds(theme.google, { ...subject, isNamed, channelsOff }, pictures);
  const hasBanners = ads.some(({ banner }) => banner);
  const all: NewAd[] = [
    ...(title === UNREADY ? ads.map((ad) => ({ ...ad, placed: [] })) : ads),
    ...(isNamed && hasBanners && title.length % 3 === 0
      ? uploads.map((upload) => ({ ...upload, type: 'GoogleDisplayCustomAd' as const }))
      : []),
  ];
  if (all.length > 0) await insertAds(tx, account_id, { campaignId }, all, created_at);
}

/** What was launched has ads; a draft often has none yet. */
function usualCount(chance: Chance, status: CampaignStatus): number {
  if (!isBeforeLaunch(status)) return chance.between(1, 4);
  return chance.percent(status === 'draft' ? 40 : 90) ? chance.between(1, 3) : 0;
}

/** What the editor has advice on: an age, a cliché, where people grew up. */
const CARELESS =
  'Ons jonge en dynamische team zoekt een duizendpoot met Nederlands als moedertaal. 👋';

/**
 * A text that grew too long since it was saved, and a picture that is too small for its ad; in the next
 * one, words that shut people out.
 */
function spoilt([first, second, ...rest]: DemoAd[]): DemoAd[] {
  if (!first || !second) return [first, second].filter((ad) => ad !== undefined);
  const endless = `${first.message} ${'We kijken ernaar uit van je te horen. '.repeat(12)}`.trim();
  return [
    { ...first, message: endless, shown: ['office_400px'] },
    { ...second, message: CARELESS },
    ...rest,
  ];
}

/** What a template is about: one job, or a field of work in which each campaign has its own. */
interface TemplateWork {
  theme: AdTheme;
  job?: string;
}

/** Lines without a place of their own for the job say the field of work; the tags say where, and with whom. */
const templateWords = ({ job, theme: { field } }: TemplateWork) => ({
  headline: job ? `${job} in %%city%%` : `Werken in ${field} in %%city%%`,
  wanted: job
    ? `%%company%% zoekt een ${lowerFirst(job)} in %%city%%.`
    : `%%company%% zoekt collega’s in ${field}, in %%city%%.`,
  instagram: job
    ? `${job} bij %%company%% in %%city%%? 👋 Je nieuwe collega’s wachten op je.`
    : `Aan de slag in ${field} bij %%company%%? 👋 Je nieuwe collega’s in %%city%% wachten op je.`,
  banner: job ?? `Werken in ${field}`,
  search: job ? `${job} gezocht` : `Werken in ${field}`,
});

/** An abbreviation stays as it is: 'IC-verpleegkundige'. */
const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

/** What a template hands on: an ad for each channel it advertises on, with tags in their texts. */
export async function loadTemplateAds(
  { tx, account_id, adChance, pictures }: DemoContext,
  template: Pick<Selectable<Database['template']>, 'id' | 'type' | 'channels_off'>,
  work: TemplateWork,
): Promise<void> {
  const { theme } = work;
  const words = templateWords(work);
  const subject = { type: template.type, job: words.banner, city: '%%city%%' };
  const general: AdTheme = {
    ...theme,
    facebook: [
      {
        message: `Werk dat ertoe doet, dicht bij huis. 👋 ${words.wanted}\nSolliciteren duurt één minuut.`,
        headline: words.headline,
        linkDescription: 'Solliciteer in één minuut',
      },
    ],
    instagram: [words.instagram],
  };
  // LinkedIn is off in these templates.
  const ads = thinkOfAds(adChance, general, subject, adChance.between(2, 5)).filter(
    ({ type }) => type !== 'LinkedinPostAd',
  );
  await keepAds(tx, { account_id, template_id: template.id }, pictures, ads.slice(0, 3));
  const google = thinkOfGoogleAds(
    {
      ...theme.google,
      type: 'Vacature',
      subtitle: 'Bij %%company%%',
      title: words.banner,
      tags: ['Vast contract', 'Dicht bij huis'],
      callToAction: 'Solliciteer nu',
      headlines: [
        words.search,
        'Werken bij %%company%%',
        'Werken in %%city%%',
        'Vast contract vanaf dag één',
        'Solliciteer in één minuut',
        'Een rooster dat bij je past',
      ],
      descriptions: [
        'Werk dat ertoe doet, met collega’s die er voor elkaar zijn. Dicht bij huis.',
        'Vast contract vanaf dag één en ruimte om te leren. Solliciteren duurt één minuut.',
      ],
    },
    { ...subject, isNamed: false, channelsOff: template.channels_off },
    pictures,
  );
  if (google.length > 0) await insertAds(tx, account_id, { templateId: template.id }, google);
}
