import {
  type ApplicationSort,
  type ApplicationStatus,
  applicationSorts,
  applicationStatuses,
  applicationStatusSpecs,
  fill,
} from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { FilterChips } from '../../../ui/choice/filter-chips.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import type { ApplicationList } from '../api/applications.ts';

const sortLabels: Record<ApplicationSort, string> = {
  newest: texts.newest,
  oldest: texts.oldest,
  name: texts.byName,
  status: texts.byStatus,
};
const sortOptions = applicationSorts.map((id) => ({ id, label: sortLabels[id] }));

export interface Shown {
  text: string;
  statuses: ApplicationStatus[];
  sort: ApplicationSort;
}

interface ListToolsProps {
  shown: Shown;
  counts: ApplicationList['counts'];
  onChange: (shown: Shown) => void;
}

/** What the list is narrowed to, and its order. */
export function ListTools({ shown, counts, onChange }: ListToolsProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={shown.text}
          onChange={(text) => onChange({ ...shown, text })}
          className="w-full sm:w-80"
        />
        <Select
          label={texts.sort}
          isLabelHidden
          options={sortOptions}
          value={shown.sort}
          onChange={(id) => {
            const sort = applicationSorts.find((each) => each === id);
            if (sort) onChange({ ...shown, sort });
          }}
          className="w-full sm:w-44"
        />
      </div>
      <FilterChips
        label={texts.filter}
        chips={applicationStatuses.map((id) => ({
          id,
          label: fill(texts.statusWithCount, {
            status: applicationStatusSpecs[id].label,
            n: counts[id],
          }),
        }))}
        chosen={shown.statuses}
        onChange={(statuses) => onChange({ ...shown, statuses })}
      />
    </div>
  );
}
