import { type AdMedia, type AdType, type CropArea, offeredCrops } from '@posthorn/domain';
import { cropTexts } from '@posthorn/domain/texts/crop';
import { Crop } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/index.ts';
import { firstSize } from '../model/ad-crop.ts';
import { AdCropDialog } from './ad-crop-dialog.tsx';

interface AdCropperProps {
  media: AdMedia;
  adType: AdType;
  /** Rejects when it could not be saved; the crop then stays on the screen with the reason. */
  onSave: (crop: CropArea) => Promise<unknown>;
  /** Goes back to the image as it was before it was cut. */
  onUseOriginal: () => void;
  isDisabled?: boolean;
  /** Its own way to open it, instead of the button. */
  children?: (open: () => void) => ReactNode;
}

/** The control beside an image of an ad: opens the cropper. Nothing where the ad type cuts nothing. */
export function AdCropper({ media, adType, isDisabled, children, ...given }: AdCropperProps) {
  const [isOpen, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  const size = firstSize(media, adType);
  if (!size) return null;

  const open = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <>
      {children ? (
        children(open)
      ) : (
        <Button size="sm" icon={<Crop />} isDisabled={isDisabled} onPress={open}>
          {cropTexts.crop}
        </Button>
      )}
      {/* Every visit begins with the crop as it is saved. */}
      <AdCropDialog
        key={visit}
        {...given}
        media={media}
        adType={adType}
        sizes={offeredCrops(media, adType)}
        firstSize={size}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
