import { ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import type { NavTarget } from './nav-entries.ts';

interface NavMenuProps {
  label: string;
  targets: NavTarget[];
  className: string;
}

/** An entry of the navigation that opens into several. */
export default function NavMenu({ label, targets, className }: NavMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <AriaButton className={className}>
          {label}
          <ChevronDown aria-hidden="true" className="size-4" />
        </AriaButton>
      }
    >
      {targets.map(({ label: name, href }) => (
        <MenuItem key={href} href={href}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
