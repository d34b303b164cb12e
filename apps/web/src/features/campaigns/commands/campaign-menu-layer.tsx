import { Suspense, useState } from 'react';
import { type LayerProps, useMenuOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../../../ui/overlays/menu-separator.tsx';
import { EnlargeLayer } from '../enlarge/enlarge-layer.tsx';
import { SaveAsTemplateDialog } from '../save-as-template/save-as-template-layer.ts';
import type { ActCommand, CampaignCommand, CommandTarget, OpenCommand } from './command.ts';
import { commandsFor } from './commands.ts';
import { ConfirmCommand } from './confirm-command.tsx';
import { useRunCommand } from './use-run-command.ts';

interface CampaignMenuLayerProps extends LayerProps {
  campaign: CommandTarget;
}

export default function CampaignMenuLayer({
  campaign,
  trigger,
  menuFocus,
}: CampaignMenuLayerProps) {
  const opening = useMenuOnArrival(menuFocus);
  // What was asked last stays, so that the dialog keeps its words while it fades out.
  const [asked, setAsked] = useState<ActCommand | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<OpenCommand['opens']>();
  const { run, isPending } = useRunCommand(campaign);
  const commands = commandsFor(campaign);
  const close = () => setOpened(undefined);
  const destructive = commands.filter(({ isDestructive }) => isDestructive);

  function give(command: ActCommand | OpenCommand): void {
    if (command.kind === 'open') {
      setOpened(command.opens);
    } else if (command.confirmation) {
      setAsked(command);
      setAsking(true);
    } else {
      run(command);
    }
  }

  const item = (command: CampaignCommand) => (
    <MenuItem
      key={command.id}
      icon={<command.icon />}
      tone={command.isDestructive ? 'danger' : 'default'}
      {...(command.kind === 'link'
        ? { href: command.hrefOf(campaign) }
        : { onAction: () => give(command) })}
    >
      {command.label}
    </MenuItem>
  );

  return (
    <>
      <Menu {...opening} trigger={trigger} placement="bottom end">
        {commands.filter(({ isDestructive }) => !isDestructive).map(item)}
        {destructive.length > 0 ? <MenuSeparator /> : null}
        {destructive.map(item)}
      </Menu>
      {asked ? (
        <ConfirmCommand
          campaign={campaign}
          command={asked}
          isOpen={isAsking}
          isPending={isPending}
          isOvertaken={isAsking && !isPending && !commands.includes(asked)}
          onClose={() => setAsking(false)}
          onConfirm={() => run(asked, () => setAsking(false))}
        />
      ) : null}
      {opened === 'saveAsTemplate' ? (
        <Suspense>
          <SaveAsTemplateDialog campaign={campaign} onClose={close} />
        </Suspense>
      ) : (
        <EnlargeLayer enlarging={opened && { action: opened, campaign }} onClose={close} />
      )}
    </>
  );
}
