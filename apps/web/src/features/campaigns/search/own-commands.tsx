import { commandTexts } from '@posthorn/domain/texts/command';
import type { ReactNode } from 'react';
import type { CommandTarget } from '../commands/command.ts';
import { useGiveCommand } from '../commands/use-give-command.tsx';
import type { Command } from './command.ts';

interface OwnCommandsProps {
  campaign: CommandTarget;
  children: (commands: readonly Command[]) => ReactNode;
}

/** What can be done with the campaign that is open, as its menu has it. */
export default function OwnCommands({ campaign, children }: OwnCommandsProps) {
  const { commands, give, dialogs } = useGiveCommand(campaign);
  const own = commands.map(
    (command): Command => ({
      id: `own-${command.id}`,
      label: command.label,
      group: commandTexts.thisCampaign,
      shown: 'both',
      act:
        command.kind === 'link' ? { href: command.hrefOf(campaign) } : { run: () => give(command) },
    }),
  );
  return (
    <>
      {children(own)}
      {dialogs}
    </>
  );
}
