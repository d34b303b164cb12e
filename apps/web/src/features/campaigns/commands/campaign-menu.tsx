import { campaignTitle, fill } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import { RestingMenuButton } from '../../../lib/on-demand/resting-menu-button.tsx';
import type { ButtonProps } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { CommandTarget } from './command.ts';

const menuLayer = deferLayer(() => import('./campaign-menu-layer.tsx'));

interface CampaignMenuProps extends Pick<ButtonProps, 'variant' | 'size'> {
  campaign: CommandTarget;
  className?: string;
  /** One of many: drawn as a plain button until it is wanted. */
  isInList?: boolean;
}

/** Everything that can be done with a campaign now, wherever it is shown. */
export function CampaignMenu({
  campaign,
  variant = 'quiet',
  size = 'md',
  className,
  isInList = false,
}: CampaignMenuProps) {
  const label = fill(overviewTexts.actionsForCampaignTitle, {
    campaignTitle: campaignTitle(campaign),
  });
  return (
    <OnDemand
      layer={menuLayer}
      popup="menu"
      resting={
        isInList ? <RestingMenuButton label={label} variant={variant} size={size} /> : undefined
      }
      layerProps={{
        campaign,
        trigger: (
          <IconButton
            icon={<ThreeDots />}
            label={label}
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
