import { deliveryNoteTexts } from '#texts/delivery-note';
import { type CalendarDate, lengthInDays, showDate } from '../calendar/date.ts';
import { type BudgetChannel, budgetNames } from '../channel/placement.ts';
import { fill } from '../message/text.ts';
import {
  channelStateOf,
  isBeingPublished,
  isChannelPending,
  type Publication,
  type PublicationState,
} from './channel-state.ts';
import { type CampaignStatus, isActive, isBeforeLaunch, isRunning } from './status.ts';

/** A network in these states has not got what is wanted. */
export const unsettledStates = [
  'waiting',
  'working',
  'failed',
] as const satisfies readonly PublicationState[];

/** A channel on which a campaign is not what it should be. */
export interface UnsettledChannel extends Publication {
  channel: BudgetChannel;
  state: (typeof unsettledStates)[number];
}

interface NotedCampaign {
  status: CampaignStatus;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  unsettledChannels: readonly UnsettledChannel[];
  /** How many of its ads a network refused, and whether one is still being looked at; lists know it. */
  refusedAds?: number;
  isInReview?: boolean;
}

/** What stands beside the status of a campaign. */
export interface DeliveryNote {
  /** In a list. */
  label: string;
  /** Where there is room. */
  text: string;
  /** A person has to do something about it. */
  isTrouble?: true;
}

/** The last day is worth a word when it is this near. */
const ENDS_SOON_DAYS = 7;

/** A campaign that runs has few days left. */
export function isEndingSoon(
  { status, endDate }: Pick<NotedCampaign, 'status' | 'endDate'>,
  today: CalendarDate,
): boolean {
  if (!isActive(status) || endDate === null) return false;
  const untilEnd = lengthInDays(today, endDate);
  return untilEnd >= 0 && untilEnd <= ENDS_SOON_DAYS;
}

/**
 * 'Active' from the launch on: beside it is said that a network does not get on, has not taken it over
 * yet or has refused something, or, where today is known, what comes next. Nothing where the status
 * says all.
 */
export function deliveryNote(
  campaign: NotedCampaign,
  today: CalendarDate | undefined,
): DeliveryNote | null {
  const { status, unsettledChannels, refusedAds = 0, isInReview = false } = campaign;
  const channels = unsettledChannels.map((one) => ({ ...one, shown: channelStateOf(one) }));
  const on = (those: typeof channels) => ({
    // Without Intl, whose first use would delay the first screen.
    channels: those.map(({ channel }) => budgetNames[channel]).join(', '),
  });
  const hanging = channels.filter(({ shown }) => shown === 'retrying');
  if (hanging.length > 0) {
    return {
      label: deliveryNoteTexts.hanging,
      text: fill(deliveryNoteTexts.hangingOn, on(hanging)),
    };
  }
  if (channels.some(({ shown }) => isChannelPending(shown))) {
    const isNew = isBeingPublished(channels.map(({ shown }) => shown));
    return {
      label: isNew ? deliveryNoteTexts.pending : deliveryNoteTexts.updating,
      text: deliveryNoteTexts.pendingOn,
    };
  }
  const missing = channels.filter(({ isThere }) => !isThere);
  if (missing.length > 0 && isRunning(status)) {
    const text = fill(deliveryNoteTexts.partlyOn, on(missing));
    return { label: deliveryNoteTexts.partly, text, isTrouble: true };
  }
  if (refusedAds > 0 && isRunning(status)) {
    return {
      label: fill(deliveryNoteTexts.refused, { n: refusedAds }),
      text: fill(deliveryNoteTexts.refusedOf, { n: refusedAds }),
      isTrouble: true,
    };
  }
  return today === undefined ? null : nextDay(campaign, today, isInReview);
}

/** What the calendar says of a campaign on which nothing else is to be said. */
function nextDay(
  { status, startDate, endDate }: NotedCampaign,
  today: CalendarDate,
  isInReview: boolean,
): DeliveryNote | null {
  if (isBeforeLaunch(status)) {
    if (startDate === null || startDate > today) return null;
    const text = fill(deliveryNoteTexts.datesPassedOn, { date: showDate(startDate) });
    return { label: deliveryNoteTexts.datesPassed, text, isTrouble: true };
  }
  if (!isActive(status)) return null;
  const untilStart = startDate === null ? 0 : lengthInDays(today, startDate);
  if (startDate !== null && untilStart > 0) {
    const label =
      untilStart === 1
        ? deliveryNoteTexts.startsTomorrow
        : fill(deliveryNoteTexts.starts, { n: untilStart });
    return { label, text: fill(deliveryNoteTexts.startsOn, { date: showDate(startDate) }) };
  }
  if (isInReview) return { label: deliveryNoteTexts.inReview, text: deliveryNoteTexts.inReviewOn };
  if (endDate === null || !isEndingSoon({ status, endDate }, today)) return null;
  const untilEnd = lengthInDays(today, endDate);
  const label =
    untilEnd === 0 ? deliveryNoteTexts.endsToday : fill(deliveryNoteTexts.ends, { n: untilEnd });
  return { label, text: fill(deliveryNoteTexts.endsOn, { date: showDate(endDate) }) };
}
