import {
  type CampaignType,
  campaignTypes,
  channels,
  draftedAdTypes,
  draftedSocialTypes,
  LOCATIONS_MAX,
  languages,
  PROFILES_MAX,
  plainAdTypes,
  plainLine,
  plainLines,
  VACANCY_ADDRESS_MAX,
  vacancyGaps,
  vacancySources,
} from '@posthorn/domain';
import { z } from 'zod';
import { campaign } from '../campaign-shapes.ts';
import { operation } from '../operation.ts';
import {
  accountParams,
  cents,
  day,
  id,
  location,
  namedProfile,
  radius,
  referenceId,
  slug,
} from '../shapes.ts';
import { libraryMedia } from './media.ts';

const tag = 'Vacancies';

/** Bounds the bytes only: what people may write is the domain's business. */
const text = z.string().max(50_000);
const lines = text.overwrite(plainLines);
const line = text.overwrite(plainLine);
const list = z.array(line).max(100);
const address = z.string().max(VACANCY_ADDRESS_MAX * 2);

const chosenPage = id.nullable();

/** A first draft of an ad, in the words of the vacancy. */
const vacancyAd = z.discriminatedUnion('adType', [
  z.object({
    adType: z.enum(draftedSocialTypes),
    message: lines,
    headline: line,
    linkDescription: line,
    callToAction: line,
  }),
  z.object({
    adType: z.literal(plainAdTypes.googleDisplay),
    type: line,
    subtitle: line,
    title: line,
    tags: list,
    callToAction: line,
  }),
  z.object({
    adType: z.literal(plainAdTypes.googleSearch),
    headlines: list,
    descriptions: list,
  }),
]);

/** A picture that stands on the page, small and inside the answer: nothing of it is stored. */
const pagePicture = z.object({
  from: z.literal('page'),
  /** Where it was read. */
  url: z.string(),
  /** A data address. */
  preview: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
});
const libraryPicture = z.object({ from: z.literal('library'), item: libraryMedia });
const proposedPicture = z.discriminatedUnion('from', [pagePicture, libraryPicture]).nullable();

/** An item of the library, or a picture of the page, which then comes into the library. */
const chosenPicture = z
  .discriminatedUnion('from', [
    z.object({ from: z.literal('library'), id }),
    z.object({ from: z.literal('page'), url: address }),
  ])
  .nullable();

export const vacancyOperations = {
  readVacancy: operation({
    method: 'POST',
    path: '/accounts/:accountId/vacancy-reading',
    summary: 'Reads the page of a vacancy and proposes a campaign for it; nothing is stored',
    tag,
    access: { scope: 'account', capability: 'campaign.create' },
    limit: 'vacancyReading',
    params: accountParams,
    body: z.object({ url: address }),
    answer: z.object({
      /** The address that answered in the end. */
      url: z.string(),
      source: z.enum(vacancySources),
      title: z.string(),
      company: z.string(),
      language: z.enum(languages),
      targetUrl: z.string(),
      referenceNumber: z.string(),
      closesOn: day.nullable(),
      /** The best match, if any. */
      profiles: z.array(namedProfile),
      /** Others that match, to choose from. */
      otherProfiles: z.array(namedProfile),
      locations: z.array(location),
      /** The place as the page writes it. */
      placeName: z.string(),
      ads: z.array(vacancyAd),
      /** The pages that its ads would speak for. */
      ...{ facebookPageId: chosenPage, instagramPageId: chosenPage, linkedinPageId: chosenPage },
      image: proposedPicture,
      logo: proposedPicture,
      /** What could not be read, or should be looked at. */
      gaps: z.array(z.enum(vacancyGaps)),
    }),
  }),
  createFromVacancy: operation({
    method: 'POST',
    path: '/campaigns/from-vacancy',
    summary:
      'Makes a campaign with its budget and ads, as it was proposed for a vacancy and corrected',
    tag,
    access: { scope: 'workspaceInBody', capability: 'campaign.create' },
    limit: 'newCampaign',
    idempotent: true,
    body: z.object({
      accountId: id,
      slug,
      /** The page it was made from, for the activity log. */
      url: address,
      type: z.enum(campaignTypes as unknown as [CampaignType, ...CampaignType[]]),
      title: line,
      targetUrl: line,
      language: z.enum(languages),
      referenceNumber: line.default(''),
      profileIds: z.array(referenceId).max(PROFILES_MAX),
      locations: z
        .array(z.object({ id: referenceId, radiusKm: radius.nullable().default(null) }))
        .max(LOCATIONS_MAX),
      /** Both, or none. */
      startDate: day.nullable().default(null),
      endDate: day.nullable().default(null),
      channels: z.array(z.enum(channels)).min(1),
      /** Cents, divided over the channels as advised; null to set it later. */
      total: cents.nullable().default(null),
      ads: z.array(vacancyAd).max(draftedAdTypes.length),
      image: chosenPicture.default(null),
      logo: chosenPicture.default(null),
    }),
    status: 201,
    answer: campaign,
  }),
};
