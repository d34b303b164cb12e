import { EllipsisVertical } from 'lucide-react';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import type { ButtonProps } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { campaignTitle } from '../model/campaign-title.ts';
import type { CommandTarget } from './command.ts';

const menuLayer = deferLayer(() => import('./campaign-menu-layer.tsx'));

interface CampaignMenuProps extends Pick<ButtonProps, 'variant' | 'size'> {
  campaign: CommandTarget;
  className?: string;
}

/** Everything that can be done with a campaign now, wherever it is shown. */
export function CampaignMenu({ campaign, variant, size, className }: CampaignMenuProps) {
  return (
    <OnDemand
      layer={menuLayer}
      popup="menu"
      layerProps={{
        campaign,
        trigger: (
          <IconButton
            icon={<EllipsisVertical />}
            label={`Actions for ${campaignTitle(campaign)}`}
            variant={variant}
            size={size}
            hasTooltip={false}
            className={className}
          />
        ),
      }}
    />
  );
}
