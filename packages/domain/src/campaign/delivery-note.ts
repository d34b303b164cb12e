import { deliveryNoteTexts } from '#texts/delivery-note';
import { type CalendarDate, showDate } from '../calendar/date.ts';
import { type BudgetChannel, budgetNames } from '../channel/placement.ts';
import { fill } from '../message/text.ts';
import {
  channelStateOf,
  channelStateSpecs,
  isBeingPublished,
  type Publication,
  type PublicationState,
} from './launch-progress.ts';
import { waitsForStart } from './schedule.ts';
import { type CampaignStatus, isRunning } from './status.ts';

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

interface Launched {
  status: CampaignStatus;
  startDate: CalendarDate | null;
  unsettledChannels: readonly UnsettledChannel[];
}

/** What stands beside the status of a campaign. */
export interface DeliveryNote {
  /** In a list. */
  label: string;
  /** Where there is room. */
  text: string;
}

/**
 * 'Active' from the launch on: beside it is said that a network does not get on, has not taken it over
 * yet or has refused it, or, where today is known, that the first day is to come. Nothing where the
 * status says all.
 */
export function deliveryNote(
  { status, startDate, unsettledChannels }: Launched,
  today: CalendarDate | undefined,
): DeliveryNote | null {
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
  if (channels.some(({ shown }) => channelStateSpecs[shown].isPending)) {
    const isNew = isBeingPublished(channels.map(({ shown }) => shown));
    return {
      label: isNew ? deliveryNoteTexts.pending : deliveryNoteTexts.updating,
      text: deliveryNoteTexts.pendingOn,
    };
  }
  const missing = channels.filter(({ isThere }) => !isThere);
  if (missing.length > 0 && isRunning(status)) {
    return { label: deliveryNoteTexts.partly, text: fill(deliveryNoteTexts.partlyOn, on(missing)) };
  }
  if (!today || !startDate || !waitsForStart({ status, startDate }, today)) return null;
  return {
    label: deliveryNoteTexts.scheduled,
    text: fill(deliveryNoteTexts.scheduledOn, { date: showDate(startDate) }),
  };
}
