import { ALL_WORKSPACES, HOME_PATH } from '@posthorn/domain';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { useRouterState } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useWorkspaceChoice } from '../../../features/workspaces/index.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { crumbsOf, parentOf } from './crumbs.ts';
import { isPage } from './is-page.ts';

export function BreadcrumbBar() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { workspaces } = useWorkspaceChoice();
  // A lone crumb says what the title says, and would only push the first campaign down.
  if (pathname === HOME_PATH) return <div className="h-3 shrink-0 sm:h-5 print:hidden" />;
  const crumbs = crumbsOf(
    pathname,
    isPage,
    (slug) => [ALL_WORKSPACES, ...workspaces].find((one) => one.slug === slug)?.name,
  );
  return (
    <section
      aria-label={shellTexts.whereYouAre}
      className="mx-auto flex h-10 w-full max-w-[100rem] items-center gap-1 px-4 md:px-6 print:hidden"
    >
      <Link
        variant="plain"
        href={parentOf(crumbs) ?? HOME_PATH}
        aria-label={shellTexts.back}
        className="touch-target -ml-1.5 grid size-7 shrink-0 place-items-center rounded-control text-text-2 data-hovered:bg-surface-2 data-hovered:text-text"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
      </Link>
      <Breadcrumb crumbs={crumbs} />
    </section>
  );
}
