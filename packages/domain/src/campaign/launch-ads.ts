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
import { dynamicTagName, dynamicTags, placeholderOf } from '../ad/dynamic-tag.ts';
import {
  type SearchCopy,
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
const unfilledTags = dynamicTags.filter((tag) => tag !== 'city');

/** What keeps one ad from being launched: one finding for each reason, under the name of the ad. */
export function launchAdFindings(ad: LaunchAd): Finding[] {
  const path = `ads.${ad.id}`;
  const named = { ad: adFirstInSentenceTexts[ad.adType] };
  const texts = textsOf(ad);
  const left = unfilledTags.find((tag) =>
    texts.some(({ text }) => text.includes(placeholderOf(tag))),
  );
  const isTooLong = texts.some(({ text, max }) => countCharacters(text) > max);
  const found = copyFindings(ad);
  const has = (code: Finding['code']) => found.some((one) => one.code === code);
  const unfit = isSocialLaunchAd(ad) ? ad.media.flatMap(({ mediaErrors }) => mediaErrors) : [];
  const isLogoMissing = has('banner.logoMissing');
  const isIncomplete = found.some(
    ({ code }) => code !== 'field.maxLength' && code !== 'banner.logoMissing',
  );
  return [
    ...(isTooLong ? [finding('launch.adTooLong', path, named)] : []),
    ...(isIncomplete ? [finding('launch.adIncomplete', path, named)] : []),
    ...(unfit.length > 0
      ? [finding('launch.mediaUnfit', path, { ...named, errors: [...new Set(unfit)].join(', ') })]
      : []),
    ...(isLogoMissing ? [finding('launch.noLogo', path, named)] : []),
    ...(left
      ? [
          finding('launch.tagLeft', path, {
            ad: adInSentenceTexts[ad.adType],
            tag: dynamicTagName(left),
          }),
        ]
      : []),
  ];
}

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
