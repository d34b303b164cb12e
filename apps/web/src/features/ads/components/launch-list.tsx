import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from '../../../ui/actions/link.tsx';
import type { LaunchLine } from '../model/launch-lines.ts';

interface LaunchListProps {
  lines: readonly LaunchLine[];
  onGo?: () => void;
}

/** What is still in the way of a launch; each line leads to where it is mended. */
export function LaunchList({ lines, onGo }: LaunchListProps) {
  if (lines.length === 0) {
    return (
      <p className="flex items-start gap-2 text-sm text-text-2">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
        Nothing is in the way of a launch.
      </p>
    );
  }
  return (
    <ul className="-mx-2 flex flex-col">
      {lines.map(({ key, text, href }) => (
        <li key={key}>
          {href ? (
            <Link
              variant="plain"
              href={href}
              onPress={onGo}
              className="flex items-start gap-1.5 rounded-control px-2 py-1.5 text-sm data-hovered:bg-surface-2 pointer-coarse:py-3"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              <ChevronRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text-3" />
            </Link>
          ) : (
            <p className="px-2 py-1.5 text-sm wrap-anywhere">{text}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
