import { ChevronRight } from 'lucide-react';
import { Link } from '../actions/link.tsx';
import { words } from '../lib/words.ts';

interface Crumb {
  label: string;
  /** The last one is the page itself and needs none. */
  href?: string;
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  /** Its name as a landmark. */
  label?: string;
}

export function Breadcrumb({ crumbs, label = words().breadcrumb }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1 text-sm text-text-2">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          // A phone has room for the first and the last.
          const isLeftOut = index > 0 && !isLast;
          return (
            <li
              key={`${crumb.label} ${crumb.href}`}
              className={`flex items-center gap-1 ${isLeftOut ? 'max-sm:hidden' : ''} ${isLast ? 'min-w-16' : index === 0 ? 'shrink-0' : 'max-w-48 min-w-12'}`}
            >
              {index > 0 ? (
                <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-text-3" />
              ) : null}
              {crumb.href && !isLast ? (
                <Link
                  variant="plain"
                  href={crumb.href}
                  className="truncate py-1 data-hovered:text-text data-hovered:underline"
                >
                  {crumb.label}
                </Link>
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className={`truncate py-1 ${isLast ? 'text-text' : ''}`}
                >
                  {crumb.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
