import { adFirstInSentenceTexts, adInSentenceTexts } from '#texts/ad-in-sentence';
import {
  type AdType,
  type AdTypeOf,
  byKind,
  isOfKind,
  type SocialAdType,
  usedTexts,
} from '../ad/ad-type.ts';
import {
  type BannerCopy,
  bannerFindings,
  bannerTextFields,
  bannerTextLimits,
  DEFAULT_PRIMARY_COLOR,
  TAG_MAX_LENGTH,
  tidyTags,
} from '../ad/banner-copy.ts';
import { dynamicTagName, tagsIn, unknownTagsIn } from '../ad/dynamic-tag.ts';
import {
  differentLines,
  type SearchCopy,
  type SearchList,
  searchFindings,
  searchListSpecs,
  searchLists,
} from '../ad/search-copy.ts';
import { countCharacters } from '../field/count.ts';
import { type Finding, finding } from '../finding.ts';
import type { MediaType } from '../media/media.ts';

interface Of<Type extends AdType> {
  id: string;
  adType: Type;
}

interface SocialLaunchAd extends Of<SocialAdType> {
  message: string;
  headline: string;
  linkDescription: string;
  callToAction: string;
  /** With what speaks against each in this ad, as sentences. */
  media: readonly { type: MediaType; mediaErrors: readonly string[] }[];
}
type BannerLaunchAd = Of<AdTypeOf<'drawnBanner'>> & Omit<BannerCopy<unknown>, 'primaryColor'>;
type SearchLaunchAd = Of<AdTypeOf<'search'>> & SearchCopy;

/** What a launch looks at in an ad. */
export type LaunchAd =
  | SocialLaunchAd
  | BannerLaunchAd
  | SearchLaunchAd
  | Of<AdTypeOf<'uploadedBanner'>>;

export const isSocialLaunchAd = (ad: LaunchAd): ad is SocialLaunchAd =>
  isOfKind(ad.adType, 'social');

/** A city is filled in as soon as the campaign has a place, which its configuration asks for. */
const tagLeftIn = (texts: readonly string[]) => tagsIn(texts).find((tag) => tag !== 'city');

/** What a launch says in words of its own; whatever else its form would say makes an ad incomplete. */
const saidApart = [
  'field.maxLength',
  'banner.logoMissing',
  'banner.writing',
] as const satisfies Finding['code'][];

/** What keeps one ad from being launched: one finding for each reason, under the name of the ad. */
export function launchAdFindings(ad: LaunchAd): Finding[] {
  const path = `ads.${ad.id}`;
  const named = { ad: adFirstInSentenceTexts[ad.adType] };
  const texts = textsOf(ad);
  const said = texts.map(({ text }) => text);
  const left = tagLeftIn(said);
  const isTooLong = texts.some(({ text, max }) => countCharacters(text) > max);
  const found = copyFindings(ad);
  const has = (code: Finding['code']) => found.some((one) => one.code === code);
  const unfit = isSocialLaunchAd(ad) ? ad.media.flatMap(({ mediaErrors }) => mediaErrors) : [];
  const isLogoMissing = has('banner.logoMissing');
  const isIncomplete = found.some(({ code }) => !(saidApart as readonly string[]).includes(code));
  return [
    ...(isTooLong ? [finding('launch.adTooLong', path, named)] : []),
    ...(isIncomplete ? [finding('launch.adIncomplete', path, named)] : []),
    ...(unfit.length > 0
      ? [finding('launch.mediaUnfit', path, { ...named, errors: [...new Set(unfit)].join(', ') })]
      : []),
    ...(isLogoMissing ? [finding('launch.noLogo', path, named)] : []),
    ...(has('banner.writing') ? [finding('launch.bannerWriting', path, named)] : []),
    ...(left
      ? [
          finding('launch.tagLeft', path, {
            ad: adInSentenceTexts[ad.adType],
            tag: dynamicTagName(left),
          }),
        ]
      : []),
    ...unknownTagsIn(said)
      .slice(0, 1)
      .map((tag) => finding('launch.tagUnknown', path, { ad: adInSentenceTexts[ad.adType], tag })),
    ...(isIncomplete ? [] : tooFewLines(ad, path)),
  ];
}

const fewLines = {
  headlines: 'launch.tooFewHeadlines',
  descriptions: 'launch.tooFewDescriptions',
} as const satisfies Record<SearchList, Finding['code']>;

/** Google counts each line once, so lines that say the same do not make an ad complete. */
const tooFewLines = (ad: LaunchAd, path: string): Finding[] =>
  byKind<LaunchAd, Finding[]>(ad, {
    social: () => [],
    drawnBanner: () => [],
    uploadedBanner: () => [],
    search: (search) =>
      searchLists.flatMap((list) => {
        const { min } = searchListSpecs[list];
        const n = differentLines(search[list]).length;
        const named = { ad: adFirstInSentenceTexts[ad.adType], min, n };
        return n < min ? [finding(fewLines[list], path, named)] : [];
      }),
  });

/** What the form of the ad would say. Social ads can not be saved incomplete. */
const copyFindings = (ad: LaunchAd): Finding[] =>
  byKind(ad, {
    social: () => [],
    drawnBanner: (banner) =>
      bannerFindings({ ...banner, primaryColor: DEFAULT_PRIMARY_COLOR }, 'campaign'),
    uploadedBanner: () => [],
    search: searchFindings,
  });

/** A text, and how many characters of it a network takes. */
interface LimitedText {
  text: string;
  max: number;
}

const textsOf = (ad: LaunchAd): LimitedText[] =>
  byKind<LaunchAd, LimitedText[]>(ad, {
    social: (social) =>
      usedTexts(social.adType).map(([field, { max }]) => ({ text: social[field], max })),
    drawnBanner: (banner) => [
      ...bannerTextFields.map((field) => ({ text: banner[field], max: bannerTextLimits[field] })),
      ...tidyTags(banner.tags).map((text) => ({ text, max: TAG_MAX_LENGTH })),
    ],
    uploadedBanner: () => [],
    search: (search) =>
      searchLists.flatMap((list) =>
        search[list].map((text) => ({ text, max: searchListSpecs[list].length })),
      ),
  });
