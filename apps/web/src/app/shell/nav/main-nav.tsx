import { shellTexts } from '@posthorn/domain/texts/shell';
import { ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { useNav } from './use-nav.ts';

const menuLayer = deferLayer(() => import('./nav-menu.tsx'));

const look = (isCurrent: boolean) =>
  cx(
    'flex h-9 cursor-pointer items-center gap-1 rounded-control px-3 font-medium transition-colors',
    isCurrent
      ? 'bg-primary-soft text-on-primary-soft'
      : 'text-text-2 data-hovered:bg-surface-2 data-hovered:text-text',
  );

/** Beside the brand where there is room for it. */
export function MainNav({ className }: { className?: string }) {
  return (
    <nav aria-label={shellTexts.mainNavigation} className={className}>
      <ul className="flex items-center gap-1">
        {useNav().map(({ entry, isCurrent, targets }) => (
          <li key={entry.href}>
            {targets ? (
              <OnDemand
                layer={menuLayer}
                popup="menu"
                layerProps={{
                  label: entry.label,
                  targets,
                  trigger: (
                    <AriaButton className={look(isCurrent)}>
                      {entry.label}
                      <ChevronDown aria-hidden="true" className="size-4" />
                    </AriaButton>
                  ),
                }}
              />
            ) : (
              <Link
                variant="plain"
                href={entry.href}
                aria-current={isCurrent ? 'page' : undefined}
                className={look(isCurrent)}
              >
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
