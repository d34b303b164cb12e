import {
  type DisplayLimit,
  displayLimits,
  type MediaFilter,
  type MediaPurpose,
  mediaFilters,
  mediaTypeLabels,
  offeredTypes,
} from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import type { MediaView } from '../model/search-media.ts';

interface FilterBarProps {
  purpose: MediaPurpose;
  view: MediaView;
  onChange: (view: MediaView) => void;
}

const labelOf = (filter: MediaFilter) =>
  filter === 'all' ? libraryTexts.all : mediaTypeLabels[filter];
const limits = displayLimits.map((limit) => ({ id: String(limit), label: String(limit) }));

export function FilterBar({ purpose, view, onChange }: FilterBarProps) {
  const offered = offeredTypes(purpose);
  const filters = mediaFilters.filter((filter) => filter === 'all' || offered.includes(filter));
  const setLimit = (id: string | null) => {
    const limit = displayLimits.find((each) => String(each) === id);
    if (limit !== undefined) onChange({ ...view, limit: limit satisfies DisplayLimit });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4 border-b border-line px-4 py-2 md:px-6">
      <SearchField
        label={libraryTexts.searchMedia}
        placeholder={libraryTexts.searchMedia}
        value={view.search}
        onChange={(search) => onChange({ ...view, search })}
        className="w-full sm:w-56 lg:w-72"
      />
      {filters.length > 2 ? (
        <SegmentedControl
          label={libraryTexts.type}
          segments={filters.map((id) => ({ id, label: labelOf(id) }))}
          value={view.filter}
          onChange={(filter) => onChange({ ...view, filter })}
        />
      ) : null}
      <div className="ml-auto flex items-center gap-2">
        <span aria-hidden="true" className="hidden text-sm text-text-2 sm:block">
          {libraryTexts.show}
        </span>
        <Select
          label={libraryTexts.displayLimit}
          isLabelHidden
          options={limits}
          value={String(view.limit)}
          onChange={setLimit}
          className="w-22"
        />
      </div>
    </div>
  );
}
