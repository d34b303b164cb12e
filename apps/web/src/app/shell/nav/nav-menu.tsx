import { type LayerProps, useMenuOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import type { NavTarget } from './nav-entries.ts';

interface NavMenuProps extends LayerProps {
  label: string;
  targets: NavTarget[];
}

/** An entry of the navigation that opens into several. */
export default function NavMenu({ trigger, menuFocus, label, targets }: NavMenuProps) {
  const opening = useMenuOnArrival(menuFocus);
  return (
    <Menu {...opening} label={label} trigger={trigger}>
      {targets.map(({ label: name, href }) => (
        <MenuItem key={href} href={href}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
