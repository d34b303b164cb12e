import { type CropArea, type FocalPoint, type Size, viewOf } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { cropTexts } from '@posthorn/domain/texts/crop';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { Button } from '../../../ui/index.ts';
import { usePicture } from '../../../ui/media/use-picture.ts';
import { useCrop } from '../model/use-crop.ts';
import { useOnce } from '../model/use-once.ts';
import { CropDialog } from './crop-dialog.tsx';
import { CropPreview } from './crop-preview.tsx';
import { CropWork } from './crop-work.tsx';

/** An image of the library, and the area that was cut out of it before. */
export interface CroppedPicture extends Size {
  url: string;
  focalPoint: FocalPoint;
  crop: CropArea | null;
}

interface ShapeCropDialogProps {
  picture: CroppedPicture;
  /** The one shape it is cut to. */
  shape: Size;
  isOpen: boolean;
  onClose: () => void;
  /** Rejects when it could not be saved; the crop then stays on the screen with the reason. */
  onSave: (crop: CropArea) => Promise<unknown>;
}

const retry = { times: 1, pause: 2000 };
const PREVIEW_WIDTH = 280;

/** Cuts an image to one shape. Give it a key: every visit begins with the crop as it is saved. */
export function ShapeCropDialog({ picture, shape, isOpen, onClose, onSave }: ShapeCropDialogProps) {
  const { url, width, height, focalPoint } = picture;
  const loading = usePicture(isOpen ? url : null, retry);
  const whole = { zoom: 1, centre: focalPoint };
  const begin = picture.crop ? viewOf(picture, shape, picture.crop) : whole;
  const { crop, ask } = useCrop({ src: url, width, height }, shape, begin);
  const { run, isBusy, problem } = useOnce();
  const save = async () => {
    if (await run(() => onSave(crop.area))) onClose();
  };
  const isFailed = loading.state === 'failed';
  const reasonToWait = isFailed ? mediaTexts.notLoaded : mediaTexts.stillLoading;
  return (
    <CropDialog
      size="lg"
      title={cropTexts.cropImage}
      isOpen={isOpen}
      onClose={onClose}
      otherButtons={
        <Button onPress={onClose} isDisabled={isBusy}>
          {commonTexts.cancel}
        </Button>
      }
      saveLabel={cropTexts.done}
      onSave={save}
      reasonToWait={loading.picture ? undefined : reasonToWait}
      isBusy={isBusy}
      problem={problem}
    >
      <div className="flex flex-col gap-6 md:flex-row">
        <CropWork
          crop={crop}
          state={loading.state}
          onTryAgain={loading.tryAgain}
          onReset={() => ask(whole)}
        />
        <CropPreview
          crop={crop}
          width={PREVIEW_WIDTH}
          isReady={loading.state === 'ready'}
          findings={[]}
        />
      </div>
    </CropDialog>
  );
}
