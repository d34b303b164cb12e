import { type CampaignType, campaignTypeOfRouteKey, campaignTypeSpecs } from '@posthorn/domain';
import { useNavigate, useRouterState } from '@tanstack/react-router';

/** The chosen type lives in the address, as ?goal=, so that it survives a reload and can be linked to. */
export function useGoal(): [CampaignType | undefined, (type: CampaignType) => void] {
  const navigate = useNavigate();
  const { pathname, key } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      key: (location.search as { goal?: unknown }).goal,
    }),
  });
  const type = typeof key === 'string' ? campaignTypeOfRouteKey(key) : undefined;
  const choose = (next: CampaignType) =>
    void navigate({ href: pathname + goalQuery(next), replace: true, resetScroll: false });
  return [type, choose];
}

export const goalQuery = (type: CampaignType | undefined): string =>
  type ? `?goal=${campaignTypeSpecs[type].routeKey}` : '';
