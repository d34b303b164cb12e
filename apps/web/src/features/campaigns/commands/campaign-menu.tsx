import { campaignTitle, fill } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import type { ButtonProps } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-style.ts';
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
        isInList ? (
          <button
            type="button"
            aria-label={label}
            className={buttonClass({ variant, size, isSquare: true, className: resting })}
          />
        ) : undefined
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

/** What the other button does with attributes, and its dots drawn without an element. */
const resting =
  'hover:bg-surface-2 hover:text-text active:bg-surface-3 before:size-[2.5px] before:rounded-full before:bg-current before:shadow-[0_-5px,0_5px]';

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
