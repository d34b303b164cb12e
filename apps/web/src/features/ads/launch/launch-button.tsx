import { launchActionOf, launchLabelOf } from '@posthorn/domain';
import { useNavigate } from '@tanstack/react-router';
import { Rocket } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { type Campaign, EDITOR_ANCHOR, RedeployButton, rulesOf } from '../../campaigns/index.ts';
import type { LaunchLine } from '../model/ads-scene.ts';
import { closedReason } from '../model/launch-lines.ts';

interface LaunchButtonProps {
  campaign: Campaign;
  /** What is in the way of it. */
  lines: readonly LaunchLine[];
  /** It is the one thing that comes next. */
  isNext?: boolean;
  /** Opens all that is in the way. */
  onList: () => void;
  onLaunch: () => void;
}

/** Launches the campaign, or sends it to the networks again. Closed while the server would refuse. */
export function LaunchButton({
  campaign,
  lines,
  isNext = true,
  onList,
  onLaunch,
}: LaunchButtonProps) {
  const navigate = useNavigate();
  const action = launchActionOf(rulesOf(campaign));
  if (!action || !campaign.abilities.includes(action)) return null;
  const blockers = lines.filter(({ isHint }) => !isHint);
  const toForm = () =>
    void navigate({
      to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
      params: { campaignId: campaign.id },
      hash: EDITOR_ANCHOR,
    });
  const look = {
    variant: isNext ? 'primary' : 'secondary',
    disabledReason: closedReason(lines),
    onBlockedPress: blockers.some(({ isForm }) => isForm) ? toForm : onList,
  } as const;
  if (action === 'redeploy') return <RedeployButton campaign={campaign} {...look} />;
  return (
    <Button {...look} icon={<Rocket />} onPress={onLaunch}>
      {launchLabelOf(action, { isFromTemplate: campaign.usedTemplate !== null })}
    </Button>
  );
}
