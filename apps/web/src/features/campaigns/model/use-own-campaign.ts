import { campaignTitle } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useAccount } from '../../accounts/index.ts';
import { campaignQuery } from '../api/get-campaign.ts';
import { isForeign } from './is-foreign.ts';
import { useLeaveForeign } from './use-leave-foreign.ts';

/** The campaign of the address. One that is not of this account is left with a word about it. */
export function useOwnCampaign() {
  const { campaignId = '' } = useParams({ strict: false });
  const account = useAccount();
  const query = useQuery(campaignQuery(account.id, campaignId));
  const isElsewhere = isForeign(query, account.id);
  const shown = query.data?.accountId === account.id ? query.data : undefined;
  useLeaveForeign(isElsewhere, shown && campaignTitle(shown));
  return { campaignId, query, isElsewhere, campaign: isElsewhere ? undefined : query.data };
}
