import type { Disclosure } from '@posthorn/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountFactsQuery, accountKey } from '../../accounts/index.ts';
import { type Campaign, campaignKey, keepCurrent } from '../../campaigns/index.ts';

export type DisclosureScope = 'campaign' | 'account';

/** Says who profits and who pays, in one campaign or wherever a campaign of the account says nothing. */
export function useSetDisclosure(campaign: Campaign) {
  const { id: campaignId, accountId, version } = campaign;
  const queryClient = useQueryClient();
  const setOwn = async (body: { beneficiary: string | null; payer: string | null }) => {
    const changed = await call(
      'setDisclosure',
      { params: { campaignId }, body },
      { ifMatch: version },
    );
    queryClient.setQueryData(campaignKey(accountId, campaignId), changed);
  };
  return useMutation({
    mutationFn: async ({ scope, names }: { scope: DisclosureScope; names: Disclosure }) => {
      if (scope === 'campaign') return setOwn(names);
      const facts = await call('setAccountDisclosure', { params: { accountId }, body: names });
      queryClient.setQueryData(accountFactsQuery(accountId).queryKey, facts);
      // Names of its own would hide what was just chosen.
      if (campaign.beneficiary ?? campaign.payer) await setOwn({ beneficiary: null, payer: null });
    },
    onError: (error) => keepCurrent(queryClient, error),
  });
}

/** Suggestions: where they do not come, people type. */
export const disclosureNamesQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'disclosure-names'],
    queryFn: ({ signal }) =>
      call('listDisclosureNames', { params: { accountId } }, { signal, suppressErrorToast: true }),
    staleTime: 600_000,
    retry: false,
  });
