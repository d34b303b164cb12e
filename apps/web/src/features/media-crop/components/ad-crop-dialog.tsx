import {
  type AdMedia,
  type AdType,
  adTypeSpecs,
  type CropArea,
  type CropSizeName,
  cropSizes,
  cutFindings,
  isCut,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { cropTexts } from '@posthorn/domain/texts/crop';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { useState } from 'react';
import { Button, SegmentedControl } from '../../../ui/index.ts';
import { usePicture } from '../../../ui/media/use-picture.ts';
import { firstView, proposedView } from '../model/ad-crop.ts';
import { useCrop } from '../model/use-crop.ts';
import { useOnce } from '../model/use-once.ts';
import { CropDialog } from './crop-dialog.tsx';
import { CropPreview } from './crop-preview.tsx';
import { CropWork } from './crop-work.tsx';

interface AdCropDialogProps {
  media: AdMedia;
  adType: AdType;
  sizes: readonly CropSizeName[];
  firstSize: CropSizeName;
  isOpen: boolean;
  onClose: () => void;
  onSave: (crop: CropArea) => Promise<unknown>;
  onUseOriginal: () => void;
}

const retry = { times: 1, pause: 2000 };

const segment = (name: CropSizeName) => {
  const { label, width, height } = cropSizes[name];
  return { id: name, label: `${label} ${width} × ${height}` };
};

export function AdCropDialog({
  media,
  adType,
  sizes,
  firstSize,
  isOpen,
  onClose,
  onSave,
  onUseOriginal,
}: AdCropDialogProps) {
  const [size, setSize] = useState(firstSize);
  const loading = usePicture(isOpen ? media.masterUrl : null, retry);
  const { width, height } = media.original;
  const picture = { src: media.masterUrl, width, height };
  const { crop, ask } = useCrop(picture, cropSizes[size], firstView(media, firstSize));
  const { run, isBusy, problem } = useOnce();

  const save = async () => {
    if (await run(() => onSave(crop.area))) onClose();
  };
  const takeOriginal = () => {
    onUseOriginal();
    onClose();
  };

  return (
    <CropDialog
      size="lg"
      title={cropTexts.cropImage}
      isOpen={isOpen}
      onClose={onClose}
      otherButtons={
        <>
          {isCut(media) ? (
            <Button variant="quiet" onPress={takeOriginal} isDisabled={isBusy} className="mr-auto">
              {cropTexts.useTheOriginal}
            </Button>
          ) : null}
          <Button onPress={onClose} isDisabled={isBusy}>
            {commonTexts.cancel}
          </Button>
        </>
      }
      saveLabel={cropTexts.done}
      onSave={save}
      reasonToWait={loading.picture ? undefined : reasonToWait(loading.state)}
      isBusy={isBusy}
      problem={problem}
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={cropTexts.size}
          segments={sizes.map(segment)}
          value={size}
          onChange={setSize}
        />
        <div className="flex flex-col gap-6 md:flex-row">
          <CropWork
            crop={crop}
            state={loading.state}
            onTryAgain={loading.tryAgain}
            onReset={() => ask(proposedView(media))}
          />
          <CropPreview
            crop={crop}
            width={adTypeSpecs[adType].media?.previewWidth ?? 280}
            isReady={loading.state === 'ready'}
            findings={cutFindings(media, crop.area, adType)}
          />
        </div>
      </div>
    </CropDialog>
  );
}

const reasonToWait = (state: 'loading' | 'ready' | 'failed') =>
  state === 'failed' ? mediaTexts.notLoaded : mediaTexts.stillLoading;
