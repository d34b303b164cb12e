import { shellTexts } from '@posthorn/domain/texts/shell';
import { Link } from '../../../ui/actions/link.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { useNav } from './use-nav.ts';

interface PanelNavProps {
  /** The panel closes when a page is chosen. */
  onChoose: () => void;
}

/** The same entries one below the other, in the burger's panel of a narrow screen. */
export function PanelNav({ onChoose }: PanelNavProps) {
  return (
    <nav aria-label={shellTexts.mainNavigation} className="border-b border-line p-2 md:hidden">
      <ul className="flex flex-col">
        {useNav().flatMap(({ entry, isCurrent, targets }) =>
          (targets ?? [entry]).map((target) => (
            <li key={target.href}>
              <Link
                variant="plain"
                href={target.href}
                onPress={onChoose}
                aria-current={isCurrent && !targets ? 'page' : undefined}
                className={cx(
                  'flex h-11 items-center rounded-control px-3 font-medium data-hovered:bg-surface-2',
                  isCurrent ? 'text-primary' : 'text-text-2',
                )}
              >
                {target.label}
              </Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}
