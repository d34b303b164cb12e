import { adInSentenceTexts } from '#texts/ad-in-sentence';
import {
  type AdType,
  type AdTypeOf,
  byKind,
  isOfKind,
  type SocialAdType,
  usedTexts,
} from '../ad/ad-type.ts';
import { type BannerCopy, bannerFindings, DEFAULT_PRIMARY_COLOR } from '../ad/banner-copy.ts';
import { dynamicTagName, dynamicTags, placeholderOf } from '../ad/dynamic-tag.ts';
import { type SearchCopy, searchFindings } from '../ad/search-copy.ts';
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
  const name: string = adInSentenceTexts[ad.adType];
  const named = { ad: `${name.charAt(0).toUpperCase()}${name.slice(1)}` };
  const left = unfilledTags.find((tag) =>
    textsOf(ad).some((text) => text.includes(placeholderOf(tag))),
  );
  const found = copyFindings(ad);
  const has = (code: Finding['code']) => found.some((one) => one.code === code);
  const unfit = isSocialLaunchAd(ad) ? ad.media.flatMap(({ mediaErrors }) => mediaErrors) : [];
  const isLogoMissing = has('banner.logoMissing');
  const isIncomplete = found.some(
    ({ code }) => code !== 'field.maxLength' && code !== 'banner.logoMissing',
  );
  return [
    ...(has('field.maxLength') ? [finding('launch.adTooLong', path, named)] : []),
    ...(isIncomplete ? [finding('launch.adIncomplete', path, named)] : []),
    ...(unfit.length > 0
      ? [finding('launch.mediaUnfit', path, { ...named, errors: [...new Set(unfit)].join(', ') })]
      : []),
    ...(isLogoMissing ? [finding('launch.noLogo', path, named)] : []),
    ...(left ? [finding('launch.tagLeft', path, { ad: name, tag: dynamicTagName(left) })] : []),
  ];
}

/** What the form of the ad would say. Social ads can not be saved incomplete, only grow too long. */
const copyFindings = (ad: LaunchAd): Finding[] =>
  byKind(ad, {
    social: (social) =>
      usedTexts(social.adType).flatMap(([field, { max }]) =>
        countCharacters(social[field]) > max ? [finding('field.maxLength', field, { max })] : [],
      ),
    drawnBanner: (banner) =>
      bannerFindings({ ...banner, primaryColor: DEFAULT_PRIMARY_COLOR }, 'campaign'),
    uploadedBanner: () => [],
    search: searchFindings,
  });

const textsOf = (ad: LaunchAd): string[] =>
  byKind(ad, {
    social: (social) => usedTexts(social.adType).map(([field]) => social[field]),
    drawnBanner: ({ type, subtitle, title, callToAction, tags }) => [
      type,
      subtitle,
      title,
      callToAction,
      ...tags,
    ],
    uploadedBanner: () => [],
    search: ({ headlines, descriptions }) => [...headlines, ...descriptions],
  });
