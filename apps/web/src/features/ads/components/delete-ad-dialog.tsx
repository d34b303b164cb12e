import { fill } from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { commonTexts } from '@posthorn/domain/texts/common';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useDeleteAd } from '../api/delete-ad.ts';
import type { Ad } from '../api/list-ads.ts';
import { adTypeAnchor } from '../model/ad-href.ts';
import { adName } from '../model/ad-words.ts';
import type { AdsScene } from '../model/ads-scene.ts';
import { focusAfterDialog } from '../model/focus-after-dialog.ts';

interface DeleteAdDialogProps {
  scene: Pick<AdsScene, 'owner' | 'abilities'>;
  ad: Ad;
  onClose: () => void;
}

/** Asks first; or says why the last ad of its kind stays. */
export default function DeleteAdDialog({ scene, ad, onClose }: DeleteAdDialogProps) {
  const remove = useDeleteAd(scene.owner);
  const forbidden = scene.abilities.whyNotDelete(ad);
  if (forbidden) {
    return (
      <Dialog
        role="alertdialog"
        size="sm"
        isOpen
        onOpenChange={onClose}
        title={fill(adsPageTexts.undeletableTitle, { ad: adName(ad) })}
        footer={
          <Button variant="primary" onPress={onClose} autoFocus>
            {commonTexts.close}
          </Button>
        }
      >
        <p className="text-base text-text-2">{forbidden}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(adsPageTexts.deleteTitle, { ad: adName(ad) })}
      confirmLabel={adsPageTexts.deleteConfirm}
      tone="danger"
      isLoading={remove.isPending}
      onConfirm={() =>
        remove.mutate(ad, {
          onSuccess: () => {
            onClose();
            // The button that was pressed is gone with its ad.
            focusAfterDialog(adTypeAnchor(ad.adType), { preventScroll: true });
          },
        })
      }
    >
      {adTexts.deleteQuestion}
    </ConfirmDialog>
  );
}
