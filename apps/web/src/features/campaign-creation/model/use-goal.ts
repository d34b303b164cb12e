import { type CampaignType, campaignTypeOfRouteKey, campaignTypeSpecs } from '@posthorn/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The chosen type lives in the address, as ?goal=, so that it survives a reload and can be linked to. The
 * address changes a moment after the choice; until then the choice holds, or a quick press on Next would go on
 * with the type before it.
 */
export function useGoal(): [CampaignType | undefined, (type: CampaignType) => void] {
  const navigate = useNavigate();
  const { goal } = useSearch({ strict: false });
  const [choice, setChoice] = useState<{ type: CampaignType; before: typeof goal }>();
  const isOnItsWay = choice !== undefined && choice.before === goal;
  if (choice && !isOnItsWay) setChoice(undefined);
  const inAddress = goal === undefined ? undefined : campaignTypeOfRouteKey(goal);
  const choose = (type: CampaignType) => {
    setChoice({ type, before: goal });
    void navigate({ to: '.', search: goalSearch(type), replace: true, resetScroll: false });
  };
  return [isOnItsWay ? choice.type : inAddress, choose];
}

export const goalSearch = (type: CampaignType | undefined) => ({
  goal: type && campaignTypeSpecs[type].routeKey,
});
