import { type CampaignType, campaignTypeOfRouteKey, campaignTypeSpecs } from '@posthorn/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** The chosen type lives in the address, as ?goal=, so that it survives a reload and can be linked to. */
export function useGoal(): [CampaignType | undefined, (type: CampaignType) => void] {
  const navigate = useNavigate();
  const { goal } = useSearch({ strict: false });
  const type = goal === undefined ? undefined : campaignTypeOfRouteKey(goal);
  const choose = (next: CampaignType) =>
    void navigate({ to: '.', search: goalSearch(next), replace: true, resetScroll: false });
  return [type, choose];
}

export const goalSearch = (type: CampaignType | undefined) => ({
  goal: type && campaignTypeSpecs[type].routeKey,
});
