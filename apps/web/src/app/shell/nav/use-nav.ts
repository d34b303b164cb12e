import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { enabledFeaturesQuery, useAccount } from '../../../features/accounts/index.ts';
import { publicHref, withLayer } from '../../../lib/routes/page-layer.ts';
import { isCurrent, navEntries, targetsOf, visibleEntries } from './nav-entries.ts';

/** The entries this person sees in this account, and which of them is open. */
export function useNav() {
  const account = useAccount();
  const { data: features = [] } = useQuery(enabledFeaturesQuery(account.id));
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const here = useRouterState({ select: (state) => state.location.href });
  return visibleEntries(navEntries, { features, role: account.role }).map((entry) => ({
    entry,
    isCurrent: isCurrent(entry, pathname),
    targets: targetsOf(entry, publicHref(withLayer(here))),
  }));
}
