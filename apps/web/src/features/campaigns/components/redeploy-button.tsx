import { useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import type { CommandTarget } from '../commands/command.ts';
import { ConfirmCommand } from '../commands/confirm-command.tsx';
import { redeployCampaign } from '../commands/redeploy-campaign.ts';
import { useRunCommand } from '../commands/use-run-command.ts';

interface RedeployButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'disabledReason' | 'onBlockedPress'> {
  campaign: CommandTarget;
  whenSaved?: () => Promise<CommandTarget>;
  label?: string;
}

/** Sends a campaign to the networks again, after a question. */
export function RedeployButton({
  campaign,
  whenSaved,
  label = redeployCampaign.label,
  ...look
}: RedeployButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useRunCommand(campaign, whenSaved);
  const mayRedeploy = campaign.abilities.includes('redeploy');
  return (
    <>
      <Button {...look} icon={<redeployCampaign.icon />} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmCommand
        campaign={campaign}
        command={redeployCampaign}
        isOpen={isAsking}
        isPending={isPending}
        isOvertaken={isAsking && !isPending && !mayRedeploy}
        onClose={() => setAsking(false)}
        onConfirm={() => run(redeployCampaign, () => setAsking(false))}
      />
    </>
  );
}
