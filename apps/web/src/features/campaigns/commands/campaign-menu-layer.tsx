import { type LayerProps, useMenuOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../../../ui/overlays/menu-separator.tsx';
import type { CampaignCommand, CommandTarget } from './command.ts';
import { useCampaignCommands } from './use-campaign-commands.tsx';

interface CampaignMenuLayerProps extends LayerProps {
  campaign: CommandTarget;
}

export default function CampaignMenuLayer({
  campaign,
  trigger,
  menuFocus,
}: CampaignMenuLayerProps) {
  const opening = useMenuOnArrival(menuFocus);
  const { commands, run, dialogs } = useCampaignCommands(campaign);
  const destructive = commands.filter(({ isDestructive }) => isDestructive);

  const item = (command: CampaignCommand) => (
    <MenuItem
      key={command.id}
      icon={<command.icon />}
      tone={command.isDestructive ? 'danger' : 'default'}
      {...(command.kind === 'link'
        ? { href: command.hrefOf(campaign) }
        : { onAction: () => run(command) })}
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
      {dialogs}
    </>
  );
}
