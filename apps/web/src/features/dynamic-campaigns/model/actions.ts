import {
  type DynamicCampaignAction,
  dynamicCampaignActionSpecs,
  fill,
  monthlyBudget,
  showBudget,
} from '@posthorn/domain';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { CirclePause, CirclePlay, CircleStop, type LucideIcon, Trash2 } from 'lucide-react';
import type { StatusAction } from '../api/act-on-campaign.ts';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';

/** What is asked before something happens. */
export type AskedAction = StatusAction | 'delete';

/** A daily budget in the words of a question: a day, and a month. */
export const moneyOf = ({ customDailyBudget: amount, spend: { currency } }: DynamicCampaign) => ({
  day: showBudget({ amount, currency }),
  month: showBudget({ amount: monthlyBudget(amount), currency }),
});

interface Question {
  icon: LucideIcon;
  title: (typeof texts)[`${AskedAction}Title`];
  confirm: string;
  text: (campaign: DynamicCampaign) => string;
}

export const questions = {
  resume: {
    icon: CirclePlay,
    title: texts.resumeTitle,
    confirm: texts.resumeConfirm,
    text: (campaign) => fill(texts.resumeText, moneyOf(campaign)),
  },
  pause: {
    icon: CirclePause,
    title: texts.pauseTitle,
    confirm: texts.pauseConfirm,
    text: () => texts.pauseText,
  },
  stop: {
    icon: CircleStop,
    title: texts.stopTitle,
    confirm: texts.stopConfirm,
    text: () => texts.stopText,
  },
  delete: {
    icon: Trash2,
    title: texts.deleteTitle,
    confirm: texts.deleteConfirm,
    text: () => texts.deleteText,
  },
} satisfies Record<AskedAction, Question>;

const isAsked = (action: DynamicCampaignAction): action is AskedAction => action in questions;

/** What the menu of a campaign asks about; editing is a page of its own. */
export const askedActions = ({ abilities }: DynamicCampaign): AskedAction[] =>
  abilities.filter((action) => dynamicCampaignActionSpecs[action].isInMenu).filter(isAsked);
