import type { OperationCall } from '@posthorn/contract';
import { fill, type Network } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { accountKey, useAccount } from '../../accounts/index.ts';
import { networkTitles } from '../model/network-words.ts';

/**
 * What can be chosen from; the network is asked each time. Not below the key of the account: news of the account,
 * such as that the choice was just made, would ask again for a consent that is over.
 */
export const consentQuery = (accountId: string, consentId: string) =>
  queryOptions({
    queryKey: ['consent', accountId, consentId],
    queryFn: ({ signal }) =>
      call(
        'getConsent',
        { params: { accountId, consentId } },
        { signal, suppressErrorToast: true },
      ),
    retry: false,
    gcTime: 0,
  });

/** Leads to the network's own page; this one is left, so it stays busy. */
export function useConnect() {
  const { id: accountId } = useAccount();
  return useMutation({
    mutationFn: async (network: Network) => {
      const { url } = await call('beginConsent', { params: { accountId, network } });
      window.location.assign(url);
      return new Promise<never>(() => {});
    },
  });
}

type Choice = OperationCall<'connectAdAccount'>['body'];

/** Everything of the account is asked anew: what can be launched may have changed with it. */
export function useConnectAdAccount(consentId: string) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) =>
      call('connectAdAccount', { params: { accountId, consentId }, body }),
    onSuccess: ({ network }) => {
      notify.success(fill(adConnectionTexts.connectedNow, { network: networkTitles[network] }));
      void queryClient.invalidateQueries({ queryKey: accountKey(accountId) });
    },
  });
}

/** Keys of which nothing was chosen are forgotten at once; if not, then when their time is over. */
export function useCancelConsent() {
  const { id: accountId } = useAccount();
  return useMutation({
    mutationFn: (consentId: string) =>
      call('cancelConsent', { params: { accountId, consentId } }, { suppressErrorToast: true }),
  });
}
