import { type DynamicCampaignStatus, dynamicFilterStatuses } from '@posthorn/domain';
import { useState } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';

/** Every tab has its own. */
const slot = tabSlot('posthorn.dynamic-campaigns');

/** Whatever stands in the storage, the answer are statuses that can be asked for. None means all. */
function storedStatuses(text: string | null): DynamicCampaignStatus[] {
  const stored = (text ?? '').split(',');
  return dynamicFilterStatuses.filter((status) => stored.includes(status));
}

export function useStatusFilter() {
  const [statuses, setStatuses] = useState(() => storedStatuses(slot.read()));
  return {
    statuses,
    choose: (chosen: readonly DynamicCampaignStatus[]) => {
      slot.write(chosen.join(','));
      setStatuses([...chosen]);
    },
  };
}
