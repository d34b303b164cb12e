import { adTypeSpecs, fill } from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { adsListTexts } from '@posthorn/domain/texts/ads-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText, isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type Ad, adsKey } from '../api/list-ads.ts';
import type { AdOwner } from '../model/ad-owner.ts';

interface DeleteAdsDialogProps {
  owner: AdOwner;
  ads: readonly Ad[];
  onClose: () => void;
}

/** Asks first, then deletes one after the other; what is refused stays, and its reason is said. */
export function DeleteAdsDialog({ owner, ads, onClose }: DeleteAdsDialogProps) {
  const queryClient = useQueryClient();
  const queryKey = adsKey(owner);
  const remove = useMutation({
    mutationFn: async () => {
      for (const { id, adType, version } of ads) {
        const params = { resource: adTypeSpecs[adType].resource[owner.kind], adId: id };
        await call('deleteAd', { params }, { suppressErrorToast: true, ifMatch: version }).catch(
          (error) => {
            // Deleted by another person: as gone as it should be.
            if (!(error instanceof ApiError && isGone(error))) throw error;
          },
        );
        queryClient.setQueryData<Ad[]>(queryKey, (all) => all?.filter((ad) => ad.id !== id));
      }
      return ads.length;
    },
    onSuccess: (n) => {
      notify.success(fill(adsListTexts.deleted, { n }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(adsListTexts.deleteTitle, { n: ads.length })}
      confirmLabel={adsListTexts.delete}
      tone="danger"
      isLoading={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>{adTexts.deleteQuestion}</p>
      {remove.error ? (
        <Alert kind="error" isLive className="mt-3">
          {errorText(remove.error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
