import { shellTexts } from '@posthorn/domain/texts/shell';
import { Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Account } from '../../features/accounts/index.ts';
import { SearchLayer } from '../../features/campaigns/index.ts';
import { VisitNotice } from '../../features/master-account/index.ts';
import { MediaLibraryLayer } from '../../features/media-library/index.ts';
import type { Me } from '../../features/session/index.ts';
import { SupportChat } from '../../features/support-chat/index.ts';
import { useFetchingAhead } from '../../lib/on-demand/use-fetching-ahead.ts';
import { skipLinkClass, skipLinksId } from '../../lib/page/skip-links.ts';
import { useSwitchAccount } from '../account/use-switch-account.ts';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { BreadcrumbBar } from './breadcrumbs/breadcrumb-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { contentId, usePageFocus } from './use-page-focus.ts';

const SearchCommands = lazy(() => import('./search-commands.tsx'));

interface ShellFrameProps {
  me: Me;
  accounts: Account[];
}

export function ShellFrame({ me, accounts }: ShellFrameProps) {
  usePageFocus();
  useLiveUpdates(me.id);
  useFetchingAhead();
  const { switchAccount, isSwitching } = useSwitchAccount(me.id);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${contentId}`} className={skipLinkClass}>
        {shellTexts.skipToContent}
      </a>
      <div id={skipLinksId} />
      <TopBar me={me} accounts={accounts} onSwitch={switchAccount} />
      <VisitNotice />
      <BreadcrumbBar />
      <main
        id={contentId}
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] flex-1 px-4 pb-12 outline-none md:px-6 print:p-0"
      >
        {isSwitching ? null : <Outlet />}
      </main>
      <SearchLayer
        withCommands={(draw) => (
          <SearchCommands accounts={accounts} onSwitch={(account) => void switchAccount(account)}>
            {draw}
          </SearchCommands>
        )}
      />
      <MediaLibraryLayer />
      <SupportChat me={me} />
    </div>
  );
}
