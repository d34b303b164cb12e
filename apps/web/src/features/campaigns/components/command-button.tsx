import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import type { CommandTarget } from '../commands/command.ts';
import { useCampaignCommands } from '../commands/use-campaign-commands.tsx';

interface CommandButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  campaign: CommandTarget;
  /** One of those in the campaign's menu. */
  command: string;
  label?: string;
}

/** One command of the campaign's menu as a button of its own; nothing where it is not open. */
export function CommandButton({ campaign, command: id, label, ...look }: CommandButtonProps) {
  const { commands, run, dialogs, isPending } = useCampaignCommands(campaign);
  const command = commands.find((one) => one.id === id);
  return (
    <>
      {command && command.kind !== 'link' ? (
        <Button
          {...look}
          icon={<command.icon />}
          isLoading={isPending}
          onPress={() => run(command)}
        >
          {label ?? command.label}
        </Button>
      ) : null}
      {dialogs}
    </>
  );
}
