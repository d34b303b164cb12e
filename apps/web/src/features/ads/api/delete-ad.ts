import { adTypeSpecs } from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { AdOwner } from '../model/ad-owner.ts';
import { type Ad, adsKey } from './list-ads.ts';

/**
 * Deletes the version that a person has seen: a newer one is refused. One that another person deleted
 * first is as gone as it should be.
 */
async function deleteAd(owner: AdOwner, { id, adType, version }: Ad): Promise<void> {
  const params = { resource: adTypeSpecs[adType].resource[owner.kind], adId: id };
  try {
    await call('deleteAd', { params }, { suppressErrorToast: isGone, ifMatch: version });
  } catch (error) {
    if (!(error instanceof ApiError && isGone(error))) throw error;
  }
}

export function useDeleteAd(owner: AdOwner) {
  const queryClient = useQueryClient();
  const queryKey = adsKey(owner);
  return useMutation({
    mutationFn: (ad: Ad) => deleteAd(owner, ad),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<Ad[]>(queryKey, (ads) => ads?.filter((ad) => ad.id !== id));
      notify.success(adTexts.deleted);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
