import type { Language } from '../campaign/language.ts';
import type { CampaignType } from '../campaign/type.ts';
import { isWithoutOptionalPage } from '../channel/channel.ts';
import { countCharacters } from '../field/count.ts';
import type { Finding } from '../finding.ts';
import { type AdMedia, adMediaFacts } from '../media/ad-media.ts';
import {
  type AdType,
  type AdTypeOf,
  adTypeSpecs,
  adTypes,
  byKind,
  isCarousel,
  isOfKind,
  type SocialAdType,
  usedTexts,
} from './ad-type.ts';
import { type AdSurroundings, addFinding, channelsWithAds } from './availability.ts';
import { bannerButton } from './banner-button.ts';
import {
  type BannerCopy,
  bannerFindings,
  bannerTextLimits,
  DEFAULT_PRIMARY_COLOR,
  prefilledTitle,
  TAG_MAX_LENGTH,
} from './banner-copy.ts';
import { type CarriedMedia, carriedMedia } from './carried-media.ts';
import { showsDisplayUrl } from './display-url.ts';
import { fittedLine, fittedPieces, fittedText, plainWords, sentencesOf } from './fitted-text.ts';
import { likestCallToAction } from './offered-actions.ts';
import { type SearchCopy, searchFindings, searchListSpecs } from './search-copy.ts';
import { type SocialCopy, socialAdFindings } from './social-copy.ts';

/** An ad whose words can become those of another. */
export type WrittenAd =
  | ({ adType: SocialAdType } & SocialCopy<AdMedia>)
  | ({ adType: AdTypeOf<'drawnBanner'> } & BannerCopy<AdMedia>)
  | ({ adType: AdTypeOf<'search'> } & SearchCopy);

type WrittenType = WrittenAd['adType'];

/** What is known of the campaign that ads can say. */
export interface CarryFacts {
  campaignType: CampaignType;
  language: Language | null;
  title: string;
  company: string;
  cities: readonly string[];
  /** For banners, which have to show one. */
  logo: AdMedia | null;
}

/** An ad made from another one, and what it still lacks; what lacks something can not be saved. */
export interface CarriedAd {
  ad: WrittenAd;
  /** What is to be cut out of its pictures, in their order. */
  media: readonly CarriedMedia[];
  missing: readonly Finding[];
}

/** What an ad says, whatever it is made of. */
interface Said {
  headline: string;
  short: string;
  message: string;
  action: string;
  displayUrl?: string | null | undefined;
  media: readonly (AdMedia | null)[];
}

/** The kinds of ads that a campaign could have and has none of; banners and search ads among them. */
export function carryTargets(campaign: AdSurroundings, from: AdType): WrittenType[] {
  return adTypes.filter(isWrittenType).filter((adType) => {
    if (adType === from) return false;
    const { channel, countsAs = [] } = adTypeSpecs[adType];
    if ([adType, ...countsAs].some((one) => campaign.present.includes(one))) return false;
    if (isWithoutOptionalPage(channel, campaign.pages)) return false;
    return addFinding(campaign, adType) === undefined;
  });
}

/** Those that are made unless a person says otherwise: one for each channel that has no ad. */
export function advisedTargets(campaign: AdSurroundings, targets: readonly AdType[]): AdType[] {
  const served = new Set(channelsWithAds(campaign.present));
  return targets.filter((adType) => {
    const { channel } = adTypeSpecs[adType];
    if (served.has(channel)) return false;
    served.add(channel);
    return true;
  });
}

/** Whether ads of a type have words, which can be carried over. */
export const isWrittenType = (adType: AdType): adType is WrittenType =>
  !isOfKind(adType, 'uploadedBanner');

/** Whether other ads can be made from it. */
export const isWritten = <Ad extends { adType: AdType }>(
  ad: Ad,
): ad is Exclude<Ad, { adType: AdTypeOf<'uploadedBanner'> }> => isWrittenType(ad.adType);

/** An ad as one of another kind: its words fitted to the limits there, its pictures as far as they do. */
export function carriedAd(from: WrittenAd, to: WrittenType, facts: CarryFacts): CarriedAd {
  const said = whatIsSaid(from, facts);
  return byKind<Typed, CarriedAd>(
    { adType: to },
    {
      social: ({ adType }) => socialAd(said, adType, facts),
      drawnBanner: () => bannerAd(said, facts),
      search: () => searchAd(said, facts),
    },
  );
}

type Typed = { [Type in WrittenType]: { adType: Type } }[WrittenType];

/** Carousels want more pictures than most ads have: they are offered only where there are enough. */
export const isWorthOffering = ({ ad, media }: CarriedAd): boolean =>
  !isCarousel(ad.adType) || media.length >= (adTypeSpecs[ad.adType].media?.slots.min ?? 0);

function whatIsSaid(from: WrittenAd, { title }: CarryFacts): Said {
  return byKind<WrittenAd, Said>(from, {
    social: ({ headline, linkDescription, message, callToAction, displayUrl, media }) => ({
      headline: headline || title,
      short: linkDescription,
      message,
      action: callToAction,
      displayUrl,
      media,
    }),
    drawnBanner: (banner) => ({
      headline: banner.title,
      short: banner.subtitle,
      message: [banner.subtitle, banner.tags.join(', ')].filter(Boolean).join('\n'),
      action: '',
      media: [],
    }),
    search: ({ headlines, descriptions }) => ({
      headline: headlines[0] ?? title,
      short: headlines[1] ?? '',
      message: descriptions.join(' '),
      action: '',
      media: [],
    }),
  });
}

function socialAd(said: Said, to: SocialAdType, facts: CarryFacts): CarriedAd {
  const { campaignType, title, company } = facts;
  const words = {
    headline: said.headline || title,
    linkDescription: said.short || sentencesOf(said.message)[0] || company,
    message: said.message || [said.headline, said.short].filter(Boolean).join('. '),
  };
  const texts = { message: '', headline: '', linkDescription: '' };
  for (const [field, { max }] of usedTexts(to)) texts[field] = fittedText(words[field], max);
  const media = carriedMedia(said.media, to);
  const ad = {
    adType: to,
    ...texts,
    callToAction: likestCallToAction(to, said.action, campaignType),
    ...(said.displayUrl && showsDisplayUrl(to) && { displayUrl: said.displayUrl }),
    media: media.map((one) => one.media),
  };
  const shown = media.map(({ media: item, cut }) => ({ ...adMediaFacts(item), ...cut }));
  const found = socialAdFindings(to, { ...ad, media: shown }, campaignType);
  return { ad, media, missing: found.filter(({ severity }) => severity === 'error') };
}

/** Enough for Google to choose from, and few enough to be read before they are made. */
const MOST_HEADLINES = 8;

function searchAd(said: Said, { title, company, cities }: CarryFacts): CarriedAd {
  const { headlines: heads, descriptions: texts } = searchListSpecs;
  const [city = ''] = cities;
  const message = plainWords(said.message);
  const whole = (text: string) => {
    const line = plainWords(text).replace(/[.!?…]+$/, '');
    return countCharacters(line) <= heads.length ? line : '';
  };
  const cut = (text: string) => fittedLine(plainWords(text), heads.length);
  const good = distinct([
    whole(title),
    whole(said.headline),
    whole(joined(', ', title, city)),
    whole(said.short),
    whole(company),
    whole(joined(', ', company, city)),
    ...sentencesOf(message).map(whole),
    whole(city),
  ]);
  // Lines that end in the middle of something are better than no ad.
  const some = [title, said.headline, said.short, message].map(cut);
  const headlines = (good.length < heads.min ? distinct([...good, ...some]) : good).slice(
    0,
    MOST_HEADLINES,
  );
  const descriptions = distinct([
    ...fittedPieces(message, texts.length),
    fittedText(joined('. ', plainWords(said.headline), plainWords(said.short)), texts.length),
    fittedText(joined(', ', title, company, city), texts.length),
  ]).slice(0, texts.max);
  const ad = { adType: 'GoogleSearchAd' as const, headlines, descriptions };
  return { ad, media: [], missing: searchFindings(ad) };
}

function bannerAd(said: Said, facts: CarryFacts): CarriedAd {
  const { title, company, cities, language, logo } = facts;
  const first = plainWords(said.short) || plainWords(sentencesOf(said.message)[0] ?? '') || company;
  const ad = {
    adType: 'GoogleDisplayGeneratedAd' as const,
    type: fittedLine(company || title, bannerTextLimits.type),
    title: prefilledTitle(plainWords(said.headline) || title),
    subtitle: fittedText(first, bannerTextLimits.subtitle),
    tags: distinct([...cities, title].map((tag) => fittedLine(tag, TAG_MAX_LENGTH))).slice(0, 3),
    callToAction: bannerButton(language),
    primaryColor: DEFAULT_PRIMARY_COLOR,
    logo,
  };
  return { ad, media: [], missing: bannerFindings(ad, 'campaign') };
}

const joined = (between: string, ...parts: string[]): string =>
  parts.filter((part) => part !== '').join(between);

/** Each once, whatever the case of its letters. */
function distinct(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = line.toLocaleLowerCase();
    if (line === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
