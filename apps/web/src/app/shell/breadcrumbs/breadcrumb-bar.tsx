import { HOME_PATH } from '@posthorn/domain';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { useRouterState } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Link } from '../../../ui/actions/link.tsx';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { crumbsOf, parentOf } from './crumbs.ts';
import { isPage } from './is-page.ts';

export function BreadcrumbBar() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const crumbs = crumbsOf(pathname, isPage);
  const back = parentOf(crumbs) ?? HOME_PATH;
  return (
    <section
      aria-label={shellTexts.whereYouAre}
      className={cx(
        'mx-auto flex h-10 w-full max-w-[100rem] items-center gap-1 px-4 md:px-6 print:hidden',
        // On a phone a lone crumb would only push the first campaign down.
        pathname === HOME_PATH && 'max-sm:invisible max-sm:h-3',
      )}
    >
      {pathname === HOME_PATH ? null : (
        <Link
          variant="plain"
          href={back}
          aria-label={shellTexts.back}
          className="touch-target -ml-1.5 grid size-7 shrink-0 place-items-center rounded-control text-text-2 data-hovered:bg-surface-2 data-hovered:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
        </Link>
      )}
      <Breadcrumb crumbs={crumbs} />
    </section>
  );
}
