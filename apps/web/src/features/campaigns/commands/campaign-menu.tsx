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
            icon={<ThreeDots />}
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

/** One stroke instead of three circles: a list draws it in every row. */
function ThreeDots() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <path d="M8 3h0M8 8h0M8 13h0" />
    </svg>
  );
}
