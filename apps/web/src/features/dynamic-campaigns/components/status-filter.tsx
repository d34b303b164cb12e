import {
  campaignStatusTags,
  type DynamicCampaignStatus,
  dynamicFilterStatuses,
} from '@posthorn/domain';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { FilterChips } from '../../../ui/choice/filter-chips.tsx';
import { statusDots, statusLabel } from '../../campaigns/index.ts';

const chips = dynamicFilterStatuses.map((id) => ({
  id,
  label: statusLabel(id),
  dot: statusDots[campaignStatusTags[id].colour],
}));

interface StatusFilterProps {
  chosen: readonly DynamicCampaignStatus[];
  onChange: (chosen: DynamicCampaignStatus[]) => void;
}

export function StatusFilter({ chosen, onChange }: StatusFilterProps) {
  return (
    <div className="no-scrollbar -m-1 flex p-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4">
      <FilterChips
        label={texts.status}
        chips={chips}
        chosen={chosen}
        onChange={onChange}
        className="max-sm:flex-nowrap"
      />
    </div>
  );
}
