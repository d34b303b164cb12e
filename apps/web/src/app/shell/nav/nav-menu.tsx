import { type LayerProps, useOpenOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import type { NavTarget } from './nav-entries.ts';

interface NavMenuProps extends LayerProps {
  label: string;
  targets: NavTarget[];
}

/** An entry of the navigation that opens into several. */
export default function NavMenu({ trigger, label, targets }: NavMenuProps) {
  const { isOpen, onOpenChange } = useOpenOnArrival();
  return (
    <Menu label={label} isOpen={isOpen} onOpenChange={onOpenChange} trigger={trigger}>
      {targets.map(({ label: name, href }) => (
        <MenuItem key={href} href={href}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
