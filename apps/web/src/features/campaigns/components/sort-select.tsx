import { type CampaignSort, fill, type SortColumn } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { ArrowDownUp } from 'lucide-react';
import { useColumns } from '../model/columns.ts';
import { rememberView, useListView } from '../model/list-view.ts';
import { useFigureColumns } from '../model/use-figure-columns.ts';

type SortOption = { sort: CampaignSort | ''; label: string };

const orders: SortOption[] = [
  { sort: '', label: overviewTexts.usualOrder },
  { sort: 'startDate', label: overviewTexts.startEarliestFirst },
  { sort: '-startDate', label: overviewTexts.startLatestFirst },
  { sort: 'endDate', label: overviewTexts.endEarliestFirst },
  { sort: '-endDate', label: overviewTexts.endLatestFirst },
  ...both('result', overviewTexts.results),
  ...both('resultCost', overviewTexts.cost),
  ...both('spend', overviewTexts.spend),
  ...both('budget', overviewTexts.budget),
];

function both(column: SortColumn, label: string): SortOption[] {
  return [
    { sort: `-${column}`, label: fill(overviewTexts.mostFirst, { label }) },
    { sort: column, label: fill(overviewTexts.leastFirst, { label }) },
  ];
}

/** A phone has no column heads to press; it has a wheel of its own. */
export default function SortSelect() {
  const { sort } = useListView();
  const figures = useFigureColumns(useColumns().chosen);
  const offered = [...orders, ...figures.flatMap(({ orders: own }) => own)];
  return (
    <label className="relative order-first flex h-8 shrink-0 items-center rounded-control border border-gray-line bg-surface text-text-2 pointer-coarse:h-10 focus-within:field-ring sm:hidden">
      <span className="sr-only">{overviewTexts.order}</span>
      <ArrowDownUp
        aria-hidden="true"
        className={`pointer-events-none absolute left-2.5 size-4 ${sort ? 'text-primary' : ''}`}
      />
      <select
        value={sort ?? ''}
        onChange={({ target }) =>
          rememberView({ sort: (target.value || null) as CampaignSort | null })
        }
        className="h-full w-9 cursor-pointer appearance-none bg-transparent pl-9 text-lg outline-none"
      >
        {offered.map((order) => (
          <option key={order.sort} value={order.sort}>
            {order.label}
          </option>
        ))}
      </select>
    </label>
  );
}
