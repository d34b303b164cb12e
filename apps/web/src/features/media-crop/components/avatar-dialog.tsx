import { CENTRE } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { cropTexts } from '@posthorn/domain/texts/crop';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { cropImage } from '../../../ui/media/crop-image.ts';
import { CropStage } from '../../../ui/media/crop-stage.tsx';
import { ImageButton } from '../../../ui/media/image-button.tsx';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import { usePicture } from '../../../ui/media/use-picture.ts';
import { shownPart } from '../model/shown-part.ts';
import { useCrop } from '../model/use-crop.ts';
import { useOnce } from '../model/use-once.ts';
import { CropDialog } from './crop-dialog.tsx';
import { CropTools } from './crop-tools.tsx';

interface AvatarDialogProps {
  original: File;
  isOpen: boolean;
  onChangeFile: (file: File) => void;
  onSave: (cropped: File) => void;
  onClose: () => void;
}

const viewport = { width: 170, height: 170 };
const unknown = { src: '', width: 1, height: 1 };
const whole = { zoom: 1, centre: CENTRE };

/** A round viewport of 170 px in a boundary of 290 x 170. */
export function AvatarDialog({
  original,
  isOpen,
  onChangeFile,
  onSave,
  onClose,
}: AvatarDialogProps) {
  const { state, picture } = usePicture(useObjectUrl(original));
  const { crop, ask } = useCrop(picture ?? unknown, viewport, whole);
  const { run, isBusy, problem: failure, forget } = useOnce();
  const problem = state === 'failed' ? mediaTexts.unreadable : failure;

  const save = () =>
    run(async () => onSave(await cropImage(crop.picture.src, crop.area, original.name)));

  const change = (file: File) => {
    ask(whole);
    forget();
    onChangeFile(file);
  };

  return (
    <CropDialog
      size="sm"
      title={cropTexts.adjustImage}
      isOpen={isOpen}
      onClose={onClose}
      otherButtons={
        <ImageButton onFile={change} isDisabled={isBusy}>
          {cropTexts.change}
        </ImageButton>
      }
      saveLabel={commonTexts.save}
      onSave={save}
      reasonToWait={picture ? undefined : reasonToWait(state)}
      isBusy={isBusy}
      problem={problem}
    >
      {picture ? (
        <div className="mx-auto flex w-[290px] max-w-full flex-col gap-3 pt-1">
          <CropStage
            crop={crop}
            status={shownPart(crop)}
            isRound
            inset={0}
            className="h-[170px] w-full"
          >
            <CropTools crop={crop} />
          </CropStage>
        </div>
      ) : null}
    </CropDialog>
  );
}

const reasonToWait = (state: 'loading' | 'ready' | 'failed') =>
  state === 'failed' ? cropTexts.chooseAnotherImageFirst : mediaTexts.stillLoading;
