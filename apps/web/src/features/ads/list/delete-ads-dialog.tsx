import { fill } from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { adsListTexts } from '@posthorn/domain/texts/ads-list';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type Ad, adsKey } from '../api/list-ads.ts';
import { type AdOwner, templateParams } from '../model/ad-owner.ts';
import { adName } from '../model/ad-words.ts';

interface DeleteAdsDialogProps {
  owner: AdOwner;
  ads: readonly Ad[];
  onClose: (hasDeleted: boolean) => void;
}

const askToDelete = (owner: AdOwner, ads: readonly Ad[]) => {
  const body = { ads: ads.map(({ id, version }) => ({ id, version })) };
  const quiet = { suppressErrorToast: true };
  return owner.kind === 'campaign'
    ? call('deleteAds', { params: { campaignId: owner.id }, body }, quiet)
    : call('deleteTemplateAds', { params: templateParams(owner), body }, quiet);
};

/** Asks first, then deletes them in one call; those that stay are named with the reason. */
export function DeleteAdsDialog({ owner, ads, onClose }: DeleteAdsDialogProps) {
  const queryClient = useQueryClient();
  const queryKey = adsKey(owner);
  const remove = useMutation({
    mutationFn: async () => {
      const outcomes = await askToDelete(owner, ads);
      // They go from the list below: their names are kept here.
      return outcomes.map((outcome) => ({
        ...outcome,
        ad: ads.find(({ id }) => id === outcome.adId),
      }));
    },
    onSuccess: (outcomes) => {
      const gone = new Set(outcomes.flatMap(({ adId, isDeleted }) => (isDeleted ? [adId] : [])));
      queryClient.setQueryData<Ad[]>(queryKey, (all) => all?.filter(({ id }) => !gone.has(id)));
      if (gone.size > 0) notify.success(fill(adsListTexts.deleted, { n: gone.size }));
      if (gone.size === outcomes.length) onClose(true);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const kept = remove.data?.filter(({ isDeleted }) => !isDeleted) ?? [];
  const hasDeleted = remove.data?.some(({ isDeleted }) => isDeleted) ?? false;
  if (kept.length > 0) {
    return (
      <Dialog
        role="alertdialog"
        size="sm"
        isOpen
        onOpenChange={() => onClose(hasDeleted)}
        title={fill(adsListTexts.kept, { n: kept.length })}
        footer={
          <Button variant="primary" onPress={() => onClose(hasDeleted)} autoFocus>
            {commonTexts.close}
          </Button>
        }
      >
        <ul className="flex flex-col gap-2 text-base">
          {kept.map(({ adId, ad, reason }) => (
            <li key={adId} className="wrap-anywhere">
              <span className="font-medium">{ad && adName(ad)}</span>
              <span className="block text-sm text-text-2">{reason}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose(false)}
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
