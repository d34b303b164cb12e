import { fill, type Network } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { accountKey, useAccount } from '../../accounts/index.ts';
import { networkTitles } from '../model/network-words.ts';

/** What runs through a connection, asked when a person wants to end it. */
export const connectionCampaignsQuery = (accountId: string, network: Network) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'connection-campaigns', network],
    queryFn: ({ signal }) =>
      call(
        'listConnectionCampaigns',
        { params: { accountId, network } },
        { signal, suppressErrorToast: true },
      ),
    gcTime: 0,
  });

export function useDisconnect() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (network: Network) => call('disconnectNetwork', { params: { accountId, network } }),
    onSuccess: ({ network, isRevoked }) => {
      const params = { network: networkTitles[network] };
      if (isRevoked) notify.success(fill(adConnectionTexts.disconnected, params));
      else notify.warning(fill(adConnectionTexts.notRevoked, params));
      void queryClient.invalidateQueries({ queryKey: accountKey(accountId) });
    },
  });
}
