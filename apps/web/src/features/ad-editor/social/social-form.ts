import {
  type AdTextField,
  type AdType,
  adMediaFacts,
  adTextFields,
  adTypeSpecs,
  callToActionIn,
  copiedCopy,
  emptySocialCopy,
  groupOf,
  isAdOfKind,
  prefilledHeadline,
  prefilledLinkDescription,
  type SocialAdType,
  socialAdFindings,
  socialAdTypes,
  switchedCopy,
  usesText,
} from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { commonTexts } from '@posthorn/domain/texts/common';
import type { EditorForm } from '../model/editor-form.ts';
import { mergedLists } from '../model/merge-lists.ts';
import { type SocialCopy, writeSocialAd } from './save-social-ad.ts';

/** In the order in which they stand on the screen. */
const fields = ['media', ...adTextFields, 'callToAction'] as const;
export type SocialField = (typeof fields)[number];

export const isTextField = (field: string): field is AdTextField =>
  adTextFields.some((text) => text === field);

export const labels: Record<SocialField, string> = {
  media: adFieldTexts.media,
  message: adFieldTexts.message,
  headline: adFieldTexts.headline,
  linkDescription: adFieldTexts.linkDescription,
  callToAction: adFieldTexts.callToAction,
};

/** The form is only ever asked about its own kinds. */
const social = (adType: AdType) => adType as SocialAdType;

export const fieldsOf = (adType: AdType): SocialField[] =>
  fields.filter((field) => !isTextField(field) || usesText(social(adType), field));

/** Empty places for media say nothing. */
const chosen = ({ media }: SocialCopy) => media.filter((item) => item !== null);
const idsOf = (copy: SocialCopy) =>
  chosen(copy)
    .map(({ id }) => id)
    .join(' ');

/** A carousel that lost pictures has empty places where they were. */
function withPlaces(adType: AdType, media: SocialCopy['media']): SocialCopy['media'] {
  const { media: places } = emptySocialCopy(social(adType));
  return [...media, ...places.slice(media.length)];
}

/** Posts, carousels and stories. */
export const socialForm: EditorForm<SocialCopy> = {
  ...writeSocialAd,
  adTypes: socialAdTypes,
  fields,
  mediaField: 'media',
  clearedFields: ['media', 'callToAction'],

  empty: (adType, campaignTitle, campaignType, employer) => ({
    ...emptySocialCopy(social(adType), campaignType),
    headline: prefilledHeadline(social(adType), campaignTitle),
    linkDescription: employer ? prefilledLinkDescription(social(adType), employer) : '',
  }),
  copyOfAd(ad) {
    if (!isAdOfKind(ad, 'social')) return emptySocialCopy('FacebookPostAd');
    const { message, headline, linkDescription, callToAction, displayUrl, media } = ad;
    const words = { message, headline, linkDescription, callToAction };
    return { ...words, ...(displayUrl && { displayUrl }), media: withPlaces(ad.adType, media) };
  },
  copied: (copy, from, to, campaignType) => copiedCopy(copy, from, social(to), campaignType),
  switched: ({ copy, campaignType }, to) => switchedCopy(copy, social(to), campaignType),

  places: ({ adType }) => fieldsOf(adType),
  /** 'media.2' is about the field 'media'. */
  placeOfPath: (path) => fields.find((field) => path === field || path.startsWith(`${field}.`)),
  findings({ adType, copy }, { campaignType }) {
    const media = copy.media.map((item) => item && adMediaFacts(item));
    return socialAdFindings(social(adType), { ...copy, media }, campaignType);
  },

  labelOf: (place) => labels[place as SocialField],

  said(copy, field, language) {
    if (field === 'callToAction') return callToActionIn(language, copy.callToAction);
    return isTextField(field) ? copy[field] : '';
  },
  pictured: (copy, field) =>
    field === 'media'
      ? copy.media.flatMap((item) => (item ? [item.previewUrl ?? item.url] : []))
      : [],
  textsOf: (copy, field) => (isTextField(field) ? [copy[field]] : undefined),
  isSame: (field, one, other) =>
    field === 'media' ? idsOf(one) === idsOf(other) : one[field] === other[field],

  merged: {
    media({ mine, theirs, base }, { adType, winner }) {
      const sides = { mine: chosen(mine), theirs: chosen(theirs), base: chosen(base) };
      const max = adTypeSpecs[adType].media?.slots.max ?? 1;
      const media = mergedLists(sides, { keyOf: ({ id }) => id, max, winner });
      return media && withPlaces(adType, media);
    },
  },

  saveLabel: () => commonTexts.confirm,

  draftName: (adType) => groupOf(adType)[0] ?? adType,
  isCopy: isSocialCopy,
};

type Loose<T> = { [K in keyof T]?: unknown };

function isSocialCopy(value: unknown): value is SocialCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { message, headline, linkDescription, callToAction, media }: Loose<SocialCopy> = value;
  const texts = [message, headline, linkDescription, callToAction];
  return (
    texts.every((text) => typeof text === 'string') && Array.isArray(media) && media.every(isMedia)
  );
}

const isMedia = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' &&
    ['id', 'url', 'masterId', 'masterUrl', 'original', 'focalPoint', 'mediaErrors'].every(
      (name) => name in value,
    ));
