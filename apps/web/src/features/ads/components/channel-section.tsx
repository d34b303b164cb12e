import {
  type AdType,
  adTypeSpecs,
  type Channel,
  campaignTypeSpecs,
  channelLabels,
  fill,
  placementBudgets,
  socialChannelOf,
} from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { budgetTexts } from '@posthorn/domain/texts/budget';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/index.ts';
import { channelAnchors } from '../model/ad-href.ts';
import { ChannelGlyph } from './channel-glyph.tsx';
import { SocialPageButton } from './social-page-button.tsx';

interface ChannelSectionProps {
  campaign: Campaign;
  channel: Channel;
  types: readonly AdType[];
  children: ReactNode;
}

/** The ads of a channel, and the page in whose name they speak. */
export function ChannelSection({ campaign, channel, types, children }: ChannelSectionProps) {
  const social = socialChannelOf(channel);
  const { budgetChannels } = campaignTypeSpecs[campaign.type];
  const hasBudget = types.some((adType) =>
    budgetChannels.includes(placementBudgets[adTypeSpecs[adType].placement]),
  );
  const isOff = !campaign.enabledChannels[channel];
  const hasAds = campaign.channelsWithAds.includes(channel);
  const id = channelAnchors[channel];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ChannelGlyph channel={channel} />
        <h2 id={id} className="flex-1 scroll-mt-24 text-lg font-semibold">
          {channelLabels[channel]}
        </h2>
        {social ? <SocialPageButton campaign={campaign} channel={social} /> : null}
      </div>
      {hasBudget ? null : (
        <p className="text-sm text-text-2">
          {fill(adTexts.channelWithoutBudget, { channel: channelLabels[channel] })}
        </p>
      )}
      {isOff && hasBudget ? (
        <p className={`text-sm ${hasAds ? 'text-warning' : 'text-text-2'}`}>
          {hasAds ? adTexts.channelOff : budgetTexts.channelOff}
        </p>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-8">{children}</div>
    </section>
  );
}
