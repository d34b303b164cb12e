import {
  type AdMedia,
  type AdType,
  adMediaFromLibrary,
  adTypeSpecs,
  amountTextFinding,
  bannerFindings,
  byKind,
  type CampaignLocation,
  type CampaignProfile,
  type CampaignType,
  type Channel,
  type Currency,
  chosenChannelsFindings,
  configurationFindings,
  DEFAULT_PRIMARY_COLOR,
  type Finding,
  firstVacancyChannels,
  firstVacancyType,
  isBlank,
  isOfKind,
  type Language,
  minimumTimesOf,
  newStatus,
  nextMonth,
  openChannels,
  readAmount,
  reconfirmQuestion,
  type Schedule,
  type SocialAdType,
  searchFindings,
  socialAdFindings,
  switchesOff,
  totalFindings,
  undividedAmounts,
  withTotal,
} from '@posthorn/domain';
import type { AdOf, Proposal, ProposedAd, VacancyCampaign } from '../api/vacancy.ts';

/** The proposal as a person has corrected it so far. */
export interface Draft {
  type: CampaignType;
  title: string;
  targetUrl: string;
  language: Language;
  referenceNumber: string;
  profiles: CampaignProfile[];
  locations: CampaignLocation[];
  schedule: Schedule | null;
  /** As typed. */
  total: string;
  channels: Channel[];
  ads: ProposedAd[];
  /** Stories that are not wanted. */
  leftOut: readonly AdType[];
  image: Proposal['image'];
  logo: Proposal['logo'];
}

export interface DraftFacts {
  today: string;
  currency: Currency;
}

function wholeNextMonth(today: string): Schedule {
  const { first, last } = nextMonth(today);
  return { startDate: first, endDate: last };
}

export const firstDraft = (proposal: Proposal, today: string): Draft => ({
  type: firstVacancyType,
  title: proposal.title,
  targetUrl: proposal.targetUrl,
  language: proposal.language,
  referenceNumber: proposal.referenceNumber,
  profiles: proposal.profiles,
  locations: proposal.locations,
  schedule: wholeNextMonth(today),
  total: '',
  channels: [...firstVacancyChannels],
  ads: proposal.ads,
  leftOut: [],
  image: proposal.image,
  logo: proposal.logo,
});

/** Whether a person has corrected anything. */
export const isCorrected = (draft: Draft, first: Draft): boolean =>
  (Object.keys(first) as (keyof Draft)[]).some((field) => draft[field] !== first[field]);

/** Whether the landing page is another one than the page that was read. */
export const leadsElsewhere = ({ targetUrl, url }: Proposal): boolean =>
  targetUrl !== '' && targetUrl !== url.split('#')[0];

/** Channels of the type that were chosen. */
export const chosenChannels = ({ type, channels }: Draft): Channel[] =>
  openChannels(type).filter((channel) => channels.includes(channel));

/** The drafts for the chosen channels, also of stories that are not wanted. */
export const shownAds = (draft: Draft): ProposedAd[] =>
  draft.ads.filter(({ adType }) => chosenChannels(draft).includes(adTypeSpecs[adType].channel));

const showsLogo = ({ adType }: ProposedAd): boolean => isOfKind(adType, 'drawnBanner');
const showsImage = ({ adType }: ProposedAd): boolean => isOfKind(adType, 'social');

/** Only banners show a logo. */
export const usesLogo = (draft: Draft): boolean => shownAds(draft).some(showsLogo);

const wantedAds = (draft: Draft): ProposedAd[] =>
  shownAds(draft).filter(({ adType }) => !draft.leftOut.includes(adType));

const totalOf = ({ total }: Draft): number | null =>
  isBlank(total) ? null : (readAmount(total, 'total') ?? null);

/** The picture as an ad shows it. */
export function shownImage(image: Proposal['image'], adType: SocialAdType): AdMedia | null {
  if (!image) return null;
  if (image.from === 'library') return adMediaFromLibrary(image.item, adType);
  const { preview, width, height, bytes } = image;
  const facts = { type: 'image' as const, width, height, duration: null, bytes };
  const addresses = { id: '', url: preview, masterUrl: preview, previewUrl: preview };
  const focalPoint = { x: 0.5, y: 0.5 };
  return adMediaFromLibrary({ ...facts, ...addresses, focalPoint, altText: '' }, adType);
}

const shownLogo = (logo: Proposal['logo']): { url: string } | null =>
  logo && { url: logo.from === 'page' ? logo.preview : logo.item.url };

export const bannerOf = (ad: AdOf<'drawnBanner'>, logo: Proposal['logo']) => ({
  ...ad,
  primaryColor: DEFAULT_PRIMARY_COLOR,
  logo: shownLogo(logo),
});

/** What is wrong with an ad, by its rules. */
export const adFindings = (draft: Draft, ad: ProposedAd): Finding[] =>
  byKind<ProposedAd, Finding[]>(ad, {
    social: (social) => {
      const image = shownImage(draft.image, social.adType);
      const media = image ? [image.original] : [];
      const found = socialAdFindings(social.adType, { ...social, media }, draft.type);
      return found.filter(({ severity }) => severity === 'error');
    },
    drawnBanner: (banner) => bannerFindings(bannerOf(banner, draft.logo), 'campaign'),
    search: searchFindings,
  });

/** What is asked before a campaign with so much money is made. */
export const totalQuestion = (draft: Draft, { currency }: DraftFacts): Finding | undefined =>
  reconfirmQuestion({ amount: totalOf(draft) ?? 0, currency });

/** The campaign as the rules know one, before it has money. */
const campaignIn = (draft: Draft) => {
  const channelsOff = switchesOff(chosenChannels(draft));
  return {
    ...draft,
    minimumTimes: minimumTimesOf({ type: draft.type, channelsOff }, wantedAds(draft)),
    status: newStatus({ isFromTemplate: false }),
    poNumber: '',
    functionGroup: null,
    goal: null,
    startDate: draft.schedule?.startDate ?? null,
    endDate: draft.schedule?.endDate ?? null,
    packageId: null,
    channelsOff,
    customTotalGrossBudget: null,
    channelBudget: undividedAmounts,
  };
};

/** The page asks for job profiles, also where the type of the campaign would begin with a function group. */
const detailFindings = (draft: Draft, today: string): Finding[] =>
  configurationFindings(campaignIn(draft), { today, hasConversionId: true }).map((found) =>
    found.path === 'functionGroup' ? { ...found, path: 'profiles' } : found,
  );

/** Which fields must be filled: those an empty draft of this type is reproached with. */
export function requiredFields(draft: Draft): string[] {
  const empty = { title: '', targetUrl: '', profiles: [], locations: [], schedule: null };
  return detailFindings({ ...draft, ...empty }, '').map(({ path }) => path);
}

function moneyFindings(draft: Draft, currency: Currency): Finding[] {
  const amount = amountTextFinding(draft.total, 'budget', 'total');
  return amount ? [amount] : totalFindings(campaignIn(draft), totalOf(draft), currency);
}

/** With its total divided as we advise; without money where the total is none. */
export const paidCampaign = (draft: Draft, currency: Currency) =>
  withTotal(
    campaignIn(draft),
    moneyFindings(draft, currency).length > 0 ? null : totalOf(draft),
    currency,
  );

/** Everything that keeps the campaign from being made ready to launch; the first is said at the button. */
export function draftFindings(draft: Draft, { today, currency }: DraftFacts): Finding[] {
  return [
    ...detailFindings(draft, today),
    ...chosenChannelsFindings(draft.type, chosenChannels(draft)),
    ...moneyFindings(draft, currency),
    ...wantedAds(draft).flatMap((ad) =>
      adFindings(draft, ad).map((found) => ({ ...found, path: `${ad.adType}.${found.path}` })),
    ),
  ];
}

const chosen = (picture: Proposal['image']) =>
  picture &&
  (picture.from === 'page'
    ? { from: picture.from, url: picture.url }
    : { from: picture.from, id: picture.item.id });

export function campaignOf(
  draft: Draft,
  place: { accountId: string; slug: string; url: string },
): VacancyCampaign {
  const { type, title, targetUrl, language, referenceNumber, schedule } = draft;
  const ads = wantedAds(draft);
  return {
    ...place,
    ...{ type, title, targetUrl, language, referenceNumber, ads },
    profileIds: draft.profiles.map(({ id }) => id),
    locations: draft.locations.map(({ id, radiusKm = null }) => ({ id, radiusKm })),
    startDate: schedule?.startDate ?? null,
    endDate: schedule?.endDate ?? null,
    channels: chosenChannels(draft),
    total: totalOf(draft),
    image: ads.some(showsImage) ? chosen(draft.image) : null,
    logo: ads.some(showsLogo) ? chosen(draft.logo) : null,
  };
}
