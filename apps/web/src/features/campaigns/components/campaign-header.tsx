import { Copy } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Campaign } from '../api/get-campaign.ts';
import { campaignTitle } from '../model/campaign-title.ts';
import { copyHash } from '../model/copy-hash.ts';
import { StatusTag, TypeTag } from './campaign-tags.tsx';

export function CampaignHeader({ campaign }: { campaign: Campaign }) {
  return (
    <header>
      <h1 className="text-xl font-semibold wrap-anywhere">{campaignTitle(campaign)}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-text-2">
        <StatusTag status={campaign.status} />
        <TypeTag type={campaign.type} />
        <AriaButton
          aria-label={`Copy the id ${campaign.hash}`}
          onPress={() => void copyHash(campaign.hash)}
          className="tabular touch-target flex h-6 cursor-pointer items-center gap-1.5 rounded-control px-1.5 text-sm data-hovered:bg-surface-2 data-hovered:text-text"
        >
          #{campaign.hash}
          <Copy aria-hidden="true" className="size-3.5" />
        </AriaButton>
        <span className="text-sm">{campaign.workspaceName}</span>
      </div>
    </header>
  );
}
