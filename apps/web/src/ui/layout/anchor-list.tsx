import { Link } from '../actions/link.tsx';

interface AnchorListProps {
  label: string;
  sections: ReadonlyArray<{ id: string; title: string }>;
}

/** Links to the sections of a page: a column beside them; on a narrow screen a row that scrolls. */
export function AnchorList({ label, sections }: AnchorListProps) {
  return (
    <nav
      aria-label={label}
      className="min-w-0 md:sticky md:top-[calc(var(--bar-top)+1rem)] md:w-52 md:shrink-0 md:self-start"
    >
      <ul className="no-scrollbar -mx-1 flex gap-1 overflow-x-auto p-1 md:flex-col md:gap-0.5">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <Link
              variant="plain"
              href={`#${id}`}
              className="block rounded-control px-3 py-1.5 text-sm whitespace-nowrap text-text-2 hover:bg-surface-2 hover:text-text pointer-coarse:py-3"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
