import { commandTexts } from '@posthorn/domain/texts/command';
import type { ReactNode } from 'react';
import type { CommandTarget } from '../commands/command.ts';
import { useCampaignCommands } from '../commands/use-campaign-commands.tsx';
import type { Command } from './command.ts';

interface OwnCommandsProps {
  campaign: CommandTarget;
  children: (commands: readonly Command[]) => ReactNode;
}

/** What can be done with the campaign that is open, as its menu has it. */
export default function OwnCommands({ campaign, children }: OwnCommandsProps) {
  const { commands, run, dialogs } = useCampaignCommands(campaign);
  const own = commands.map(
    (command): Command => ({
      id: `own-${command.id}`,
      label: command.label,
      group: commandTexts.thisCampaign,
      shown: 'both',
      act:
        command.kind === 'link' ? { href: command.hrefOf(campaign) } : { run: () => run(command) },
    }),
  );
  return (
    <>
      {children(own)}
      {dialogs}
    </>
  );
}
