import {
  adTypes,
  bannerFindings,
  bannerTextFields,
  emptyBannerCopy,
  fill,
  finding,
  isAdOfKind,
  isBanner,
  isOfKind,
  prefilledTitle,
  TAGS_MAX,
  tidyTags,
} from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { bannerTexts } from '@posthorn/domain/texts/banner';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { ApiError } from '../../../lib/http/api-error.ts';
import { bannerWords } from '../../ad-fields/index.ts';
import type { EditorForm, Judged } from '../model/editor-form.ts';
import { mergedLists } from '../model/merge-lists.ts';
import { type BannerCopy, writeBannerAd } from './save-banner-ad.ts';

/** In the order in which they stand on the screen. */
const fields = [
  'type',
  'title',
  'subtitle',
  'tags',
  'callToAction',
  'primaryColor',
  'logo',
] as const satisfies readonly (keyof BannerCopy)[];

const labels = {
  tags: adFieldTexts.tags,
  primaryColor: adFieldTexts.colour,
  logo: adFieldTexts.logo,
};

/** What is dropped there becomes ads at once; there is nothing to write. */
export const zipPlace = 'zip';
const isUpload = ({ adType }: Pick<Judged, 'adType'>) => isOfKind(adType, 'uploadedBanner');

const isText = (field: string): field is (typeof bannerTextFields)[number] =>
  bannerTextFields.some((text) => text === field);

const hasMade = ({ adType, made }: Judged<BannerCopy>) => made.some((ad) => ad.adType === adType);

/** Banners that are drawn from words, or come in a .zip. */
export const displayForm: EditorForm<BannerCopy> = {
  ...writeBannerAd,
  adTypes: adTypes.filter(isBanner),
  fields,
  mediaField: 'logo',
  draggedFields: ['primaryColor'],
  clearedFields: ['callToAction'],

  empty: (_, campaignTitle) => ({ ...emptyBannerCopy, title: prefilledTitle(campaignTitle) }),
  copyOfAd(ad) {
    if (!isAdOfKind(ad, 'drawnBanner')) return emptyBannerCopy;
    const { type, subtitle, title, tags, callToAction, primaryColor, logo } = ad;
    return { type, subtitle, title, tags, callToAction, primaryColor, logo };
  },
  copied: (copy) => ({ copy, isMediaDropped: false }),
  /** What is already an ad stays what it is. */
  switched: ({ copy, made }) => ({
    copy: made.length > 0 ? copy : { ...copy, callToAction: '' },
    isMediaDropped: false,
  }),

  places: (content) => (isUpload(content) ? [zipPlace] : [...fields]),
  placeOfPath: (path) =>
    [...fields, zipPlace].find((field) => path === field || path.startsWith(`${field}.`)),
  findings(judged, { of }) {
    if (!isUpload(judged)) return bannerFindings(judged.copy, of);
    return hasMade(judged) ? [] : [finding('zip.uploadIdle', zipPlace)];
  },

  labelOf(place) {
    if (isText(place)) return bannerWords[place].label;
    return labels[place as keyof typeof labels];
  },

  said: (copy, field) => (field === 'logo' ? '' : [copy[field]].flat().join(', ')),
  pictured: (copy, field) => (field === 'logo' && copy.logo ? [copy.logo.url] : []),
  textsOf: (copy, field) => (isText(field) ? [copy[field]] : undefined),
  isSame(field, one, other) {
    if (field === 'tags') return tidyTags(one.tags).join('\n') === tidyTags(other.tags).join('\n');
    if (field === 'logo') return one.logo?.id === other.logo?.id;
    return one[field] === other[field];
  },

  merged: {
    tags({ mine, theirs, base }, { winner }) {
      const sides = {
        mine: tidyTags(mine.tags),
        theirs: tidyTags(theirs.tags),
        base: tidyTags(base.tags),
      };
      return mergedLists(sides, { keyOf: (tag) => tag, max: TAGS_MAX, winner });
    },
  },

  saveLabel: (isEditing) => (isEditing ? editorTexts.updateBanners : editorTexts.createBanners),
  isMade: (judged, isChanged) => hasMade(judged) && (isUpload(judged) || !isChanged),
  failureText(error) {
    const { status = 0, statusText = '' } = error instanceof ApiError ? error : {};
    // A refusal has its reason, which says more.
    if (status >= 400 && status < 500) return undefined;
    const isKnown = status > 0 && statusText !== '';
    return isKnown ? fill(bannerTexts.failedWith, { status, statusText }) : bannerTexts.failed;
  },

  draftName: () => 'GoogleDisplayGeneratedAd',
  isCopy: isBannerCopy,
};

type Loose<T> = { [K in keyof T]?: unknown };

function isBannerCopy(value: unknown): value is BannerCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { type, subtitle, title, callToAction, primaryColor, tags, logo }: Loose<BannerCopy> =
    value;
  return (
    [type, subtitle, title, callToAction, primaryColor].every((text) => typeof text === 'string') &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    (logo === null || (typeof logo === 'object' && logo !== undefined && 'url' in logo))
  );
}
