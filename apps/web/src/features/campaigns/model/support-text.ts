import { type AdType, adTypeSpecs, budgetNames, campaignTitle } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { dateText, timeText } from '../../../lib/time/format.ts';
import type { Campaign } from '../api/get-campaign.ts';

type Refused = Omit<Campaign['errors'][number], 'cure'> & {
  adType?: AdType | null | undefined;
  /** When it came last, where it came more than once. */
  seenAt?: string;
};

/** Everything that support asks for, line by line. */
export function supportText(
  account: string,
  campaign: Pick<Campaign, 'id' | 'hash' | 'title' | 'poNumber' | 'workspaceName'>,
  error: Refused,
): string {
  const seenAt = error.seenAt ?? error.createdAt;
  const lines: [string, string | null | undefined][] = [
    [erroredTexts.account, account],
    [erroredTexts.workspace, campaign.workspaceName],
    [erroredTexts.campaign, `${campaignTitle(campaign)} (#${campaign.hash}, ${campaign.id})`],
    [erroredTexts.channel, error.channel && budgetNames[error.channel]],
    [erroredTexts.ad, error.adType && `${adTypeSpecs[error.adType].label} (${error.adId})`],
    [erroredTexts.meaning, error.userMessage],
    [erroredTexts.code, error.code],
    [erroredTexts.requestId, error.requestId],
    [erroredTexts.networkSays, error.message],
    [erroredTexts.lastSeen, `${dateText(seenAt)} ${timeText(seenAt)}`],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n');
}
