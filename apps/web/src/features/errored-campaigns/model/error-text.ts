import { adTypeSpecs, budgetNames, campaignTitle, errorEndSpecs, fill } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { dateText } from '../../../lib/time/format.ts';
import type { ErroredCampaign, KeptError } from '../api/list-errored.ts';

/** Whose error it is, and what it says. */
export function errorText({ channel, adType, userMessage: reason }: KeptError): string {
  if (!channel) return reason;
  const of = { channel: budgetNames[channel], reason };
  if (!adType) return fill(erroredTexts.onChannel, of);
  return fill(erroredTexts.ofAd, { ...of, adType: adTypeSpecs[adType].label });
}

/** Since when, how often, and how it ended before. */
export function errorHistory({ createdAt, seenAt, times, formerEnd }: KeptError): string[] {
  const since = fill(erroredTexts.firstSeen, { date: dateText(createdAt) });
  if (!formerEnd) return [since];
  const { resolution, by, at, note } = formerEnd;
  const end = { resolution: errorEndSpecs[resolution].label, date: dateText(at) };
  return [
    `${since}, ${fill(erroredTexts.seenTimes, { n: times, date: dateText(seenAt) })}`,
    by ? fill(erroredTexts.formerlyBy, { ...end, name: by }) : fill(erroredTexts.formerly, end),
    ...(note ? [fill(erroredTexts.note, { note })] : []),
  ];
}

/** A letter to support that only has to be sent. */
export function supportLetter(to: string, campaign: ErroredCampaign, text: string): string {
  const subject = fill(erroredTexts.letterSubject, { campaign: campaignTitle(campaign) });
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
