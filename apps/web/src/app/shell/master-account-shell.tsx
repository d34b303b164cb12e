import { paletteIndex, personInitials } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { sessionTexts } from '@posthorn/domain/texts/session';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { masterAccountQuery } from '../../features/master-account/api/master-account.ts';
import { membershipsQuery, meQuery, useSession } from '../../features/session/index.ts';
import { BrandMark } from '../../lib/brand/brand-mark.tsx';
import { PageLinks } from '../../lib/routes/page-links.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { InitialsCircle } from '../../ui/display/initials-circle.tsx';
import { cx } from '../../ui/lib/cx.ts';

import { contentId, usePageFocus } from './use-page-focus.ts';

const pages = [
  { to: '/master-account', label: texts.accounts },
  { to: '/master-account/audit-log', label: texts.auditLog },
] as const;

/** What the pages of a master account stand in. There is no account here: they lie above all of them. */
export function MasterAccountShell() {
  usePageFocus();
  const { data: me } = useQuery(meQuery);
  const { data: memberships } = useQuery(membershipsQuery);
  const { data: master } = useQuery(masterAccountQuery);
  const session = useSession();
  return (
    <PageLinks>
      <div className="flex min-h-dvh flex-col">
        <a
          href={`#${contentId}`}
          className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-primary px-4 py-2 font-medium text-on-primary focus:translate-y-0"
        >
          {shellTexts.skipToContent}
        </a>
        <header className="sticky top-0 z-30 border-b border-line bg-surface">
          <div className="flex min-h-14 flex-wrap items-center gap-x-3 px-3 md:px-6">
            <span className="flex min-w-0 items-center gap-2.5 py-2">
              <BrandMark />
              <span className="min-w-0">
                <span className="sr-only">{commonTexts.posthorn}</span>
                <span className="block max-w-60 truncate font-semibold">
                  {master?.name ?? texts.masterAccount}
                </span>
              </span>
            </span>
            <PageNav className="max-md:order-1 max-md:w-full md:ml-4" />
            <div className="ml-auto flex items-center gap-3">
              {memberships?.length ? (
                <Link href={{ to: '/campaigns-overview' }}>{texts.toCampaigns}</Link>
              ) : null}
              {me ? (
                <span title={me.name} className="max-sm:hidden">
                  <InitialsCircle
                    initials={personInitials(me)}
                    colour={paletteIndex(me.id)}
                    label={me.name}
                  />
                </span>
              ) : null}
              <IconButton
                icon={<LogOut />}
                label={sessionTexts.signOut}
                onPress={() => void session.signOut()}
              />
            </div>
          </div>
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className="mx-auto w-full max-w-[80rem] flex-1 px-4 pt-6 pb-12 outline-none md:px-6"
        >
          <Outlet />
        </main>
      </div>
    </PageLinks>
  );
}

function PageNav({ className }: { className: string }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const current = pathname.startsWith(pages[1].to) ? pages[1].to : pages[0].to;
  return (
    <nav aria-label={texts.pages} className={cx('flex gap-1', className)}>
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          variant="plain"
          href={{ to }}
          aria-current={to === current ? 'page' : undefined}
          className="grid h-9 place-items-center rounded-control px-3 text-sm font-medium text-text-2 aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft data-hovered:bg-surface-2 max-md:mb-2 pointer-coarse:h-11"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
