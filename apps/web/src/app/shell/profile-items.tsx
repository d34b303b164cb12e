import { fill, reportSpecs, reports } from '@posthorn/domain';
import { sessionTexts } from '@posthorn/domain/texts/session';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { useQuery } from '@tanstack/react-query';
import {
  FileSpreadsheet,
  FileText,
  Inbox,
  Landmark,
  LogOut,
  Mail,
  Monitor,
  Moon,
  Sun,
  TriangleAlert,
  User,
} from 'lucide-react';
import { Menu as AriaMenu } from 'react-aria-components/Menu';
import { useAccount, useCan } from '../../features/accounts/index.ts';
import { downloadReport } from '../../features/reports/index.ts';
import { appConfigQuery, type Me } from '../../features/session/index.ts';
import { useWorkspaceChoice } from '../../features/workspaces/index.ts';
import { chooseTheme, type Theme, themes, useTheme } from '../../lib/theme/theme.ts';
import { themeLabels } from '../../lib/theme/theme-labels.ts';
import { MenuItem } from '../../ui/overlays/menu-item.tsx';
import { MenuSection } from '../../ui/overlays/menu-section.tsx';
import { MenuSeparator } from '../../ui/overlays/menu-separator.tsx';

const themeIcons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

interface ProfileItemsProps {
  me: Me;
  onClose: () => void;
  onSignOut: () => void;
}

export function ProfileItems({ me, onClose, onSignOut }: ProfileItemsProps) {
  const theme = useTheme();
  const { data: config } = useQuery(appConfigQuery);
  const { id: accountId } = useAccount();
  const mayResolve = useCan('campaign.resolveError');
  const { choice: workspace } = useWorkspaceChoice();
  return (
    <>
      <AriaMenu aria-label={shellTexts.profile} autoFocus="first" className="outline-none">
        {me.is_master_admin ? (
          <MenuItem icon={<Landmark />} href={{ to: '/master-account' }} onAction={onClose}>
            {shellTexts.masterAccount}
          </MenuItem>
        ) : null}
        {mayResolve ? (
          <MenuItem
            icon={<TriangleAlert />}
            href={{ to: '/campaigns-overview/errored' }}
            onAction={onClose}
          >
            {shellTexts.erroredCampaigns}
          </MenuItem>
        ) : null}
        {reports.map((report) => (
          <MenuItem
            key={report}
            icon={<FileSpreadsheet />}
            onAction={() => {
              onClose();
              void downloadReport(accountId, report);
            }}
          >
            {reportSpecs[report].label}
          </MenuItem>
        ))}
        {workspace ? (
          <MenuItem
            icon={<FileText />}
            href={{ to: '/campaigns-overview/report/$slug', params: { slug: workspace.slug } }}
            onAction={onClose}
          >
            {shellTexts.monthReport}
          </MenuItem>
        ) : null}
        <MenuItem icon={<User />} href={{ to: '/profile' }} onAction={onClose}>
          {shellTexts.profile}
        </MenuItem>
        <MenuItem icon={<Mail />} href={{ to: '/mail' }} onAction={onClose}>
          {shellTexts.mail}
        </MenuItem>
        {config?.outbox ? (
          <MenuItem icon={<Inbox />} href={{ to: '/outbox' }} onAction={onClose}>
            {shellTexts.outbox}
          </MenuItem>
        ) : null}
        <MenuSection
          title={shellTexts.theme}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={(keys) => chooseTheme([...keys][0] as Theme)}
        >
          {themes.map((name) => {
            const Icon = themeIcons[name];
            return (
              <MenuItem key={name} id={name} icon={<Icon />}>
                {themeLabels[name]}
              </MenuItem>
            );
          })}
        </MenuSection>
        <MenuSeparator />
        <MenuItem
          icon={<LogOut />}
          onAction={() => {
            onClose();
            onSignOut();
          }}
        >
          {sessionTexts.signOut}
        </MenuItem>
      </AriaMenu>
      {config ? (
        <p className="px-2.5 pt-2 pb-1 text-xs text-text-3">
          {fill(shellTexts.version, { version: config.version })}
        </p>
      ) : null}
    </>
  );
}
