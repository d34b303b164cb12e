import {
  adTypeSpecs,
  campaignTypeSpecs,
  channelLabels,
  fill,
  goalOf,
  needsConversionId,
  networkOf,
  networkSpecs,
  type PublishedChannel,
  pageIdsOf,
  showBudget,
  showDate,
  socialChannelOf,
} from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { UnbrokenDates } from '../../../lib/time/unbroken-dates.tsx';
import type { AccountFacts, SocialPage } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { LaunchApplicationEvents } from './launch-application-events.tsx';
import { LaunchDisclosure } from './launch-disclosure.tsx';

interface LaunchFactsProps {
  campaign: Campaign;
  pages: readonly SocialPage[];
  channels: readonly PublishedChannel<Ad>[];
  account: AccountFacts;
  canChange: boolean;
}

/** When it runs, in whose name it speaks, and what it costs. */
export function LaunchFacts({ campaign, pages, channels, account, canChange }: LaunchFactsProps) {
  const { currency } = account;
  const networks = [...new Set(channels.map(({ channel }) => networkOf[channel]))];
  const { startDate, endDate, customTotalGrossBudget: total } = campaign;
  const speaking = pagesUsed(campaign, pages, channels);
  const amount = channels.reduce((sum, { budget }) => sum + budget, 0);
  return (
    <dl className="grid items-baseline gap-x-4 text-base max-sm:[&>dd]:mb-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1">
      <dt className="text-text-2">{launchDialogTexts.dates}</dt>
      <dd className="tabular font-medium">
        {startDate && endDate ? (
          <UnbrokenDates
            text={fill(launchDialogTexts.period, {
              start: showDate(startDate),
              end: showDate(endDate),
            })}
          />
        ) : null}
      </dd>
      {speaking.length > 0 ? (
        <>
          <dt className="text-text-2">{launchDialogTexts.pages}</dt>
          <dd className="font-medium wrap-anywhere">
            {/* A line breaks between two pages, not between a channel and its page. */}
            {speaking.map((page, n) => (
              <span key={page} className="mr-1 inline-block">
                {n < speaking.length - 1 ? `${page},` : page}
              </span>
            ))}
          </dd>
        </>
      ) : null}
      {networks.some((network) => networkSpecs[network].namesPayer) ? (
        <LaunchDisclosure campaign={campaign} account={account} canChange={canChange} />
      ) : null}
      {/* A form counts its applications itself. */}
      {needsConversionId(goalOf(campaign)) && !campaignTypeSpecs[campaign.type].needsForm ? (
        <LaunchApplicationEvents
          accountId={campaign.accountId}
          networks={networks}
          canChange={canChange}
        />
      ) : null}
      <dt className="text-text-2">{launchDialogTexts.total}</dt>
      <dd className="tabular font-medium">
        {total === null || total === amount
          ? showBudget({ amount, currency })
          : fill(launchDialogTexts.launchedOfTotal, {
              launched: showBudget({ amount, currency }),
              total: showBudget({ amount: total, currency }),
            })}
      </dd>
    </dl>
  );
}

function pagesUsed(
  campaign: Campaign,
  pages: readonly SocialPage[],
  published: readonly PublishedChannel<Ad>[],
): string[] {
  const chosen = pageIdsOf(campaign);
  const speaking = new Set(
    published.flatMap(({ ads }) => ads.map(({ adType }) => adTypeSpecs[adType].channel)),
  );
  return [...speaking].flatMap((channel) => {
    const social = socialChannelOf(channel);
    const page = social && pages.find(({ id }) => id === chosen[social]);
    return page
      ? [fill(launchDialogTexts.page, { channel: channelLabels[channel], page: page.name })]
      : [];
  });
}
