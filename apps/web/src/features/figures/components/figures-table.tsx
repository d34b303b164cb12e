import type { ReactNode } from 'react';
import { cx } from '../../../ui/lib/cx.ts';

interface FiguresTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[]; isTotal?: boolean }[];
  /** A group where a page may hold several tables of one name: regions have to be told apart by theirs. */
  role?: 'region' | 'group';
}

/** What a chart draws, in numbers. Long ones scroll by themselves; their head and first column stay. */
export function FiguresTable({ caption, heads, rows, role = 'region' }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div
      role={role}
      // Scrolled with the keys too.
      tabIndex={0}
      aria-label={caption}
      className="max-h-80 overflow-auto rounded-control border border-line print:max-h-none print:overflow-visible print:border-0"
    >
      <table className="w-full border-separate border-spacing-0 text-sm print:text-[7.5pt]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`sticky top-0 border-b border-line bg-surface-2 px-3 py-2 font-medium whitespace-nowrap text-text-2 print:static print:px-1 ${at === 0 ? 'left-0 z-20 text-left' : 'z-10 text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...values], isTotal }) => (
            <tr key={id} className={cx('break-inside-avoid', isTotal && 'font-semibold')}>
              <th
                scope="row"
                className={`sticky left-0 border-b border-line bg-surface px-3 py-1.5 text-left whitespace-nowrap print:static print:max-w-56 print:px-1 print:whitespace-normal ${isTotal ? 'font-semibold' : 'font-normal'}`}
              >
                {name}
              </th>
              {values.map((value, at) => (
                <td
                  key={heads[at + 1]}
                  className="tabular border-b border-line px-3 py-1.5 text-right whitespace-nowrap print:px-1"
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
