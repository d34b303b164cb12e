import { changeTexts } from '#texts/change';
import { showDate } from '../calendar/date.ts';
import { type Goal, goalLabels } from '../campaign/goal.ts';
import { type Language, languageLabels } from '../campaign/language.ts';
import {
  awaitsApproval,
  type CampaignStatus,
  campaignStatusTags,
  hasFailed,
  isActive,
  isBeforeLaunch,
} from '../campaign/status.ts';
import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import { channelLabels, socialChannelLabels, socialChannels } from '../channel/channel.ts';
import { budgetChannels, budgetNames, placementLabels } from '../channel/placement.ts';
import { functionGroupLabel } from '../function-group/name.ts';
import { fill } from '../message/text.ts';
import { fromTo, joined } from './phrases.ts';
import type { RecordedCampaign, Values } from './recorded-campaign.ts';

const statusWords: Partial<Record<CampaignStatus, string>> = {
  active: changeTexts.activated,
  paused: changeTexts.paused,
  stopped: changeTexts.stopped,
  finished: changeTexts.finished,
  failed: changeTexts.failed,
};

/** Becoming active has four reasons, and only one of them is resuming. */
export function statusSentence({ before, after }: Values): string {
  if (after.status && isActive(after.status) && before.status) {
    if (awaitsApproval(before.status)) return changeTexts.approved;
    if (isBeforeLaunch(before.status)) return changeTexts.launched;
    if (hasFailed(before.status)) return changeTexts.launchedAgain;
  }
  return (
    (after.status && statusWords[after.status]) ??
    fromTo(changeTexts.status, statusWord(before.status), statusWord(after.status))
  );
}

const statusWord = (status: CampaignStatus | undefined) =>
  status && campaignStatusTags[status].label;
export const goalWord = (goal: Goal | null | undefined) => goal && goalLabels[goal];
export const languageWord = (language: Language | undefined) =>
  language && languageLabels[language];
export const typeWord = (type: CampaignType | undefined) => type && campaignTypeSpecs[type].label;
export const groupWord = (group: string | null | undefined) => group && functionGroupLabel(group);
export const range = ({ startDate, endDate }: RecordedCampaign) =>
  startDate && endDate ? `${showDate(startDate)} – ${showDate(endDate)}` : null;

export function changedPages({ before, after }: Values): string {
  const changed = socialChannels.filter(
    (channel) => before.pages?.[channel] !== after.pages?.[channel],
  );
  return fill(changeTexts.otherPage, {
    channels: joined(changed.map((channel) => socialChannelLabels[channel])),
  });
}

const placeNames = { ...channelLabels, ...placementLabels };
export const channelNames = ({ channels = [] }: RecordedCampaign) =>
  channels.map((channel) => placeNames[channel]);

export const budgetWord = (cents: number | null | undefined) =>
  typeof cents === 'number' ? String(Math.round(cents / 100)) : null;

/** What a channel has instead of before; nothing and none are the same to a reader. */
export const changedBudgets = ({ before, after }: Values): string =>
  budgetChannels
    .filter(
      (channel) => (before.channelBudget?.[channel] ?? 0) !== (after.channelBudget?.[channel] ?? 0),
    )
    .map((channel) =>
      fromTo(
        fill(changeTexts.channelBudget, { channel: budgetNames[channel] }),
        budgetWord(before.channelBudget?.[channel] || null),
        budgetWord(after.channelBudget?.[channel] || null),
      ),
    )
    .join(', ');
