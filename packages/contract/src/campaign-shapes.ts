import {
  adTypes,
  budgetChannels,
  campaignActions,
  campaignStatuses,
  campaignTypes,
  channelSwitches,
  channels,
  cures,
  errorEnds,
  goals,
  languages,
  publishedFields,
  suggestionObstacles,
  unsettledStates,
  vacancyFindings,
} from '@posthorn/domain';
import { z } from 'zod';
import {
  capStrategy,
  cents,
  chosenDisclosure,
  chosenKeywords,
  day,
  finding,
  id,
  location,
  money,
  namedProfile,
  profile,
  slug,
  timestamp,
  version,
} from './shapes.ts';

const keyed = <Key extends string, Shape extends z.ZodType>(keys: readonly Key[], shape: Shape) =>
  z.object(Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>);

export const count = z.int().nonnegative();

/** CTR in percent, CPC in cents with their fractions, spend in cents. */
export const figures = z.object({
  impressions: count,
  leads: count,
  clicks: count,
  ctr: z.number().nonnegative(),
  cpc: z.number().nonnegative(),
  spend: cents,
});

const deliveryError = z.object({
  code: z.string(),
  createdAt: timestamp,
  requestId: z.string().nullable(),
  message: z.string(),
  userMessage: z.string(),
  /** Whose ads were to be paid for, where a network said it. */
  channel: z.enum(budgetChannels).nullable(),
  /** The ad it is about, where it is about one. */
  adId: id.nullable(),
  /** What a person can do about it as the campaign is now. */
  cure: z.enum(cures),
});

/** An error as the people see it who work through them. */
const keptError = deliveryError.extend({
  id,
  adType: z.enum(adTypes).nullable(),
  seenAt: timestamp,
  /** How often it has come. */
  times: z.int().positive(),
  /** How it ended before it came again. */
  formerEnd: z
    .object({
      resolution: z.enum(errorEnds),
      note: z.string().nullable(),
      by: z.string().nullable(),
      at: timestamp,
    })
    .nullable(),
  /** The same in several campaigns is the same cause; null where it is not known. */
  cause: z.string().nullable(),
  /** Sending it again makes sense. */
  isRetryable: z.boolean(),
});

/** Where a network has not taken over, yet or at all, what was launched, changed, paused or stopped. */
const unsettledChannels = z.array(
  z.object({
    channel: z.enum(budgetChannels),
    state: z.enum(unsettledStates),
    /** The network has the campaign, as it was before. */
    isThere: z.boolean(),
    /** Tries in a row that did not get on. */
    tries: count,
  }),
);

const identity = {
  id,
  hash: z.string(),
  type: z.enum(campaignTypes),
  status: z.enum(campaignStatuses),
  title: z.string(),
  poNumber: z.string(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  locations: z.array(location),
  profiles: z.array(profile),
  functionGroup: z.string().nullable(),
  workspaceId: id,
  workspaceName: z.string(),
  workspaceSlug: slug,
};

/** What a list shows of a campaign. */
export const campaignRow = z.object({
  ...identity,
  usedTemplate: z.string().nullable(),
  customTotalGrossBudget: cents.nullable(),
  suggestedTotalGrossBudget: cents.nullable(),
  /** What a custom campaign is paid for; null where its type says it. */
  goal: z.enum(goals).nullable(),
  channelsOff: z.array(z.enum(channelSwitches)),
  /** Where it is shown, or before the launch can be. */
  channels: z.array(z.enum(channels)),
  /** What networks can spend of its budget, with what they have spent. */
  spendableBudget: cents.nullable(),
  spend: money,
  /** What all its channels reached together; null is what the networks have not told yet. */
  figures: z.object({
    impressions: count.nullable(),
    clicks: count.nullable(),
    leads: count.nullable(),
    spend: cents.nullable(),
  }),
  /** Whether a network refused something. */
  hasErrors: z.boolean(),
  /** Whether something was changed since the launch and waits to be deployed. */
  hasUnpublishedChanges: z.boolean(),
  /** How many of its ads a network refused. */
  refusedAds: count,
  /** A network has not said yet whether it shows an ad. */
  isInReview: z.boolean(),
  unsettledChannels,
  /** What the caller may do with it; a launch may still find something in its way. */
  abilities: z.array(z.enum(campaignActions)),
  mediaErrors: z.array(z.string()),
  version,
});

/** A campaign that a network refused something of. */
export const erroredCampaign = campaignRow.extend({ errors: z.array(keptError) });

export const campaign = z.object({
  ...identity,
  profiles: z.array(namedProfile),
  accountId: id,
  displayUrl: z.string(),
  targetUrl: z.string(),
  /** Whether the form of a fast apply campaign can be published. */
  isLeadformComplete: z.boolean(),
  referenceNumber: z.string(),
  language: z.enum(languages),
  /** For how many days its template or package lets it run; said to people until it has dates. */
  runtime: z.int().nullable(),
  pausedAt: timestamp.nullable(),
  spend: money,
  /** The same: both names are part of the promised answer. */
  totalSpend: money,
  goal: z.enum(goals).nullable(),
  packageId: id.nullable(),
  templateId: id.nullable(),
  usedTemplate: z.string().nullable(),
  /** Of its template, when it was made from it or brought up to date; null if it is not known. */
  templateRevision: z.int().nullable(),
  /** Its template was changed since, and it can be brought up to date. */
  isBehindTemplate: z.boolean(),
  /** Nothing was changed since a template was applied, so that it can be undone. */
  canUndoTemplate: z.boolean(),
  /** What its template holds and it could not take over. */
  notCarriedOver: z.array(finding),
  facebookPageId: id.nullable(),
  instagramPageId: id.nullable(),
  linkedinPageId: id.nullable(),
  /** Null: as the account says. */
  ...chosenDisclosure.shape,
  /** Of Google Search; null: what its job profiles are called. */
  keywords: chosenKeywords.nullable(),
  /** Of the Facebook page; null when none is chosen or it was disconnected. */
  facebookPageName: z.string().nullable(),
  facebookPageLogo: z.string().nullable(),
  /**
   * Part of the promised answer, and always the same: jobs of a list, and what one result may cost, are
   * matters of dynamic campaigns.
   */
  facebookJobList: z.null(),
  facebookJobListId: z.null(),
  facebook_cap_strategy: capStrategy,
  reach: count.nullable(),
  suggestedBudgetApplicable: z.boolean(),
  suggestedBudgetNonApplicabilityMessage: z.enum(suggestionObstacles).nullable(),
  suggestedTotalGrossBudget: cents.nullable(),
  customTotalGrossBudget: cents.nullable(),
  /** What networks can spend of its budget, with what they have spent. */
  spendableBudget: cents.nullable(),
  customDailyBudget: cents.nullable(),
  customChannelBudget: keyed(budgetChannels, cents.nullable()),
  customChannelStatuses: keyed(channelSwitches, z.object({ status: z.boolean() })),
  enabledChannels: keyed(channels, z.boolean()),
  channelsWithAds: z.array(z.enum(channels)),
  errors: z.array(deliveryError),
  mediaErrors: z.array(z.string()),
  googleBannerError: z.string().nullable(),
  /** The names of its places that are no longer known here, and keep it from being launched. */
  unknownPlaces: z.array(z.string()),
  /** For what each network has published it; some never change that. */
  goalsOnNetworks: z.partialRecord(z.enum(budgetChannels), z.enum(goals)),
  /** What was changed since the launch and waits to be deployed; the networks have another value. */
  unpublishedChanges: z.array(z.enum(publishedFields)),
  /** What became of the vacancy that it advertises; null while nothing did, or a person has said that it is fine. */
  vacancy: z
    .object({
      finding: z.enum(vacancyFindings),
      foundAt: timestamp,
      /** The job list whose feed told it. */
      jobListName: z.string().nullable(),
      isPausedByItself: z.boolean(),
    })
    .nullable(),
  /** Where its ads are paid for, and where it can be given more; not where it was given up after a refusal. */
  publishedChannels: z.array(z.enum(budgetChannels)),
  /** How often each of these must hold the least that its network wants. */
  minimumTimes: z.partialRecord(z.enum(budgetChannels), z.number().min(1)),
  unsettledChannels,
  /** What the caller may do with it; a launch may still find something in its way. */
  abilities: z.array(z.enum(campaignActions)),
  statistics: z.object({ total: figures, channels: keyed(channels, figures) }),
  /** The same as the total of `statistics`: both are part of the promised answer. */
  totalImpressions: count,
  totalLeads: count,
  totalClicks: count,
  totalCtr: z.number(),
  totalCpc: z.number(),
  version,
});

export const campaignParams = z.object({ campaignId: id });
