import { HOME_PATH } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { type Account, AccountSwitcher } from '../../features/accounts/index.ts';
import { SearchButton } from '../../features/campaigns/index.ts';
import { NotificationBell } from '../../features/notifications/index.ts';
import { appConfigQuery, type Me } from '../../features/session/index.ts';
import { BrandMark } from '../../lib/brand/brand-mark.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { VisuallyHidden } from '../../ui/lib/visually-hidden.tsx';
import { MainNav } from './nav/main-nav.tsx';
import { PanelNav } from './nav/panel-nav.tsx';
import { ProfileMenu } from './profile-menu.tsx';

interface TopBarProps {
  me: Me;
  accounts: Account[];
  onSwitch: (account: Account) => Promise<void>;
}

export function TopBar({ me, accounts, onSwitch }: TopBarProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // The overview has a search of its own, with its words.
  const isHome = pathname === '/' || pathname === HOME_PATH;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
      <div className="flex h-14 items-center gap-1 px-2 sm:gap-2 md:px-4">
        <AccountSwitcher accounts={accounts} onSwitch={onSwitch}>
          {(close) => <PanelNav onChoose={close} />}
        </AccountSwitcher>
        <Link
          variant="plain"
          href={{ to: '/campaigns-overview' }}
          className="flex shrink-0 items-center gap-2.5 rounded-control p-1 text-lg font-semibold tracking-tight text-text sm:pr-2"
        >
          <BrandMark />
          {/* A phone has room for one name, and the account's matters more. */}
          <span className="max-sm:sr-only">{commonTexts.posthorn}</span>
        </Link>
        <MainNav className="ml-3 hidden md:block" />
        <div className="flex-1" />
        {isHome ? <HelpLink /> : <SearchButton />}
        <NotificationBell />
        <ProfileMenu me={me} />
      </div>
    </header>
  );
}

/** Only where people start: help for a page belongs on that page. */
function HelpLink() {
  const { data: config } = useQuery(appConfigQuery);
  if (!config?.helpUrl) return null;
  return (
    <a
      href={config.helpUrl}
      target="_blank"
      rel="noopener noreferrer"
      title={shellTexts.help}
      className="grid size-9 place-items-center rounded-control text-text-2 hover:bg-surface-2 hover:text-text pointer-coarse:size-11"
    >
      <CircleHelp aria-hidden="true" className="size-5" />
      <VisuallyHidden>{shellTexts.helpInNewTab}</VisuallyHidden>
    </a>
  );
}
