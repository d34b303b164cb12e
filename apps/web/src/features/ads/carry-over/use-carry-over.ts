import type { AdType } from '@posthorn/domain';
import { fill } from '@posthorn/domain';
import { carryOverTexts } from '@posthorn/domain/texts/carry-over';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { accountKey } from '../../accounts/index.ts';
import { adsKey } from '../api/list-ads.ts';
import type { AdOwner } from '../model/ad-owner.ts';
import { useKeepAds } from '../model/use-keep-ads.ts';
import type { SourceAd } from './carry-plan.ts';

/** The logos of the account, the newest first. */
export const logosQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'media', 'logos'],
    queryFn: ({ signal }) =>
      call(
        'listImages',
        { params: { accountId }, query: { isLogo: '1' } },
        { signal, suppressErrorToast: true },
      ),
  });

interface Wish {
  adTypes: readonly AdType[];
  logoId: string | null;
}

/** Makes ads of other kinds from one. Failures are shown in the dialog. */
export function useCarryOver(owner: AdOwner, { id: adId, version: adVersion }: SourceAd) {
  const queryClient = useQueryClient();
  const keepAds = useKeepAds(owner);
  const { keyOf } = useAttempts();
  return useMutation({
    mutationFn: ({ adTypes, logoId }: Wish) => {
      const body = { adId, adVersion, adTypes: [...adTypes], logoId };
      return call(
        'carryOverAd',
        { params: { campaignId: owner.id }, body },
        { idempotencyKey: keyOf(body), suppressErrorToast: true },
      );
    },
    onSuccess: async (made) => {
      await keepAds(made);
      if (made.length > 0) notify.success(fill(carryOverTexts.made, { n: made.length }));
      else notify.success(carryOverTexts.noneMade);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adsKey(owner) }),
  });
}
