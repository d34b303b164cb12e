import { paletteIndex, personInitials } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { LogOut, Mail, Monitor, Moon, Sun } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Header, MenuSection as PlainSection } from 'react-aria-components/Menu';
import { appConfigQuery, type Me, useSession } from '../../features/session/index.ts';
import { pathTo } from '../../lib/routes/route-paths.ts';
import { chooseTheme, type Theme, themes, useTheme } from '../../lib/theme/theme.ts';
import { InitialsCircle } from '../../ui/display/initials-circle.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { MenuItem } from '../../ui/overlays/menu-item.tsx';
import { MenuSection } from '../../ui/overlays/menu-section.tsx';
import { MenuSeparator } from '../../ui/overlays/menu-separator.tsx';

const themeLooks: Record<Theme, { label: string; icon: typeof Sun }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'As the system', icon: Monitor },
};

export function ProfileMenu({ me }: { me: Me }) {
  const session = useSession();
  const theme = useTheme();
  const { data: config } = useQuery(appConfigQuery);
  return (
    <Menu
      label="Profile"
      placement="bottom end"
      className="w-64"
      trigger={
        <AriaButton
          aria-label={`Profile of ${me.name}`}
          className="grid size-10 cursor-pointer place-items-center rounded-full data-hovered:bg-surface-2"
        >
          <InitialsCircle initials={personInitials(me)} colour={paletteIndex(me.id)} />
        </AriaButton>
      }
    >
      <PlainSection>
        <Header className="px-2.5 pt-1.5 pb-2">
          <span className="block truncate font-semibold">{me.name}</span>
          <span className="block truncate text-sm text-text-2">{me.email}</span>
        </Header>
        {config?.signIn === 'local' ? (
          <MenuItem icon={<Mail />} href={pathTo('outbox')}>
            Outbox
          </MenuItem>
        ) : null}
      </PlainSection>
      <MenuSeparator />
      <MenuSection
        title="Theme"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[theme]}
        onSelectionChange={(keys) => chooseTheme([...keys][0] as Theme)}
        shouldCloseOnSelect={false}
      >
        {themes.map((name) => {
          const { label, icon: Icon } = themeLooks[name];
          return (
            <MenuItem key={name} id={name} icon={<Icon />}>
              {label}
            </MenuItem>
          );
        })}
      </MenuSection>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onAction={() => void session.signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
