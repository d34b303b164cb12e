import { campaignTitle } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAccount } from '../../accounts/index.ts';
import { meQuery } from '../../session/index.ts';
import { type Campaign, campaignQuery } from '../api/get-campaign.ts';
import { isForeign } from './is-foreign.ts';
import { forgetRecent, rememberRecent } from './recent-campaigns.ts';
import { useLeaveForeign } from './use-leave-foreign.ts';

/** The campaign of the address. One that is not of this account is left with a word about it. */
export function useOwnCampaign() {
  const { campaignId = '' } = useParams({ strict: false });
  const account = useAccount();
  const query = useQuery(campaignQuery(account.id, campaignId));
  const isElsewhere = isForeign(query, account.id);
  const shown = query.data?.accountId === account.id ? query.data : undefined;
  useLeaveForeign(isElsewhere, shown && campaignTitle(shown));
  useRecent(campaignId, shown, isElsewhere);
  return { campaignId, query, isElsewhere, campaign: isElsewhere ? undefined : query.data };
}

/** Keeps it for the search, which offers what was opened last. */
function useRecent(campaignId: string, shown: Campaign | undefined, isGone: boolean): void {
  const { id: accountId } = useAccount();
  const { data: me } = useQuery(meQuery);
  const personId = me?.id;
  const [hash, title, status] = [shown?.hash, shown && campaignTitle(shown), shown?.status];
  useEffect(() => {
    if (!personId || !campaignId) return;
    const owner = { personId, accountId };
    if (isGone) forgetRecent(owner, campaignId);
    else if (hash && title && status) {
      rememberRecent(owner, { id: campaignId, hash, title, status });
    }
  }, [personId, accountId, campaignId, hash, title, status, isGone]);
}
