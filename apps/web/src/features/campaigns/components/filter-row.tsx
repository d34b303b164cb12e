import { campaignStatusTags, filterStatuses } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { ListFilter, X } from 'lucide-react';
import { Suspense } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FilterChips } from '../../../ui/choice/filter-chips.tsx';
import { Toolbar } from '../../../ui/choice/toolbar.tsx';
import {
  isNarrowed,
  otherFilters,
  PLAIN_VIEW,
  rememberView,
  useListView,
} from '../model/list-view.ts';
import { statusDots, statusLabel } from './campaign-tags.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { SelectButton } from './select-button.tsx';

const filtersLayer = deferLayer(() => import('../filters/filters-layer.tsx'));
const { Component: SaveViewButton } = deferComponent(
  () => import('../saved-views/save-view-button.tsx'),
);
const { Component: SortSelect } = deferComponent(() => import('./sort-select.tsx'));
const { Component: FilterTags } = deferComponent(() => import('../filters/filter-tags.tsx'));

const chips = filterStatuses.map((id) => ({
  id,
  label: statusLabel(id),
  dot: statusDots[campaignStatusTags[id].colour],
}));

interface FilterRowProps {
  /** Of all workspaces together. */
  isAll: boolean;
}

export function FilterRow({ isAll }: FilterRowProps) {
  const view = useListView();
  const { statuses, errors } = view;
  return (
    <Toolbar
      label={overviewTexts.filters}
      className="no-scrollbar -m-1 flex items-center gap-2 p-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
    >
      <FilterChips
        label={overviewTexts.status}
        chips={chips}
        chosen={filterStatuses.filter((status) => statuses.includes(status))}
        onChange={(chosen) => rememberView({ statuses: chosen })}
        isAll={!isNarrowed(view)}
        onAll={() => rememberView({ ...PLAIN_VIEW, sort: view.sort })}
        className="max-sm:flex-nowrap"
      />
      {errors ? (
        <button
          type="button"
          onClick={() => rememberView({ errors: false })}
          aria-label={overviewTexts.needAttentionShowAllAgain}
          className="flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-red-line max-sm:-order-1 bg-red-soft px-3 text-sm font-medium text-red hover:border-red pointer-coarse:h-10"
        >
          {overviewTexts.needAttention}
          <X aria-hidden="true" className="size-3.5" />
        </button>
      ) : null}
      {otherFilters(view) > 0 ? (
        <Suspense>
          <FilterTags view={view} />
        </Suspense>
      ) : null}
      {isNarrowed(view) || view.sort ? (
        <Suspense>
          <SaveViewButton />
        </Suspense>
      ) : null}
      <SelectButton />
      <Suspense fallback={<span className="order-first w-9 shrink-0 sm:hidden" />}>
        <SortSelect />
      </Suspense>
      <OnDemand
        layer={filtersLayer}
        layerProps={{
          isAll,
          trigger: (
            <IconButton
              icon={<ListFilter />}
              label={overviewTexts.moreFilters}
              size="sm"
              variant="secondary"
              className="shrink-0 max-sm:-order-2"
            />
          ),
        }}
      />
      <ColumnsButton isAll={isAll} />
    </Toolbar>
  );
}
