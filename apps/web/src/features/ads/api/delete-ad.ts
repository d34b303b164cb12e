import { adTypeSpecs, say } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { AdOwner } from '../model/ad-owner.ts';
import { type Ad, adsKey } from './list-ads.ts';

/** One that somebody else deleted first is as gone as it should be. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function useDeleteAd(owner: AdOwner) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, adType }: Ad) => {
      const params = { resource: adTypeSpecs[adType].resource[owner.kind], adId: id };
      try {
        await call('deleteAd', { params }, { suppressErrorToast: isGone });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: (_, { id, adType }) => {
      queryClient.setQueryData<Ad[]>([...adsKey(owner), adType], (ads) =>
        ads?.filter((ad) => ad.id !== id),
      );
      notify.success(say('ad.deleted'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adsKey(owner) }),
  });
}
