import { fill, isArchived } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { Archive, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../../../ui/overlays/menu-separator.tsx';
import type { Package } from '../api/list-packages.ts';

/** What is asked about before it is done. */
export interface Removal {
  how: 'archive' | 'delete';
  one: Package;
}

interface PackageMenuProps {
  one: Package;
  onDuplicate: () => void;
  onRemove: (removal: Removal) => void;
}

export function PackageMenu({ one, onDuplicate, onRemove }: PackageMenuProps) {
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          variant="quiet"
          icon={<Ellipsis />}
          label={fill(packagesPageTexts.actions, { name: one.name })}
          hasTooltip={false}
        />
      }
    >
      <MenuItem icon={<Copy />} onAction={onDuplicate}>
        {packagesPageTexts.duplicate}
      </MenuItem>
      {isArchived(one) ? null : (
        <MenuItem icon={<Archive />} onAction={() => onRemove({ how: 'archive', one })}>
          {packagesPageTexts.archive}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onAction={() => onRemove({ how: 'delete', one })}>
        {commonTexts.delete}
      </MenuItem>
    </Menu>
  );
}
