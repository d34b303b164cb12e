import { useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import type { PixelArea } from './crop-geometry.ts';
import { cropImage } from './crop-image.ts';
import { CropStage } from './crop-stage.tsx';
import { ImageButton } from './image-button.tsx';
import { useObjectUrl } from './use-object-url.ts';

interface CropDialogProps {
  /** The picture to adjust; null closes the dialog. */
  original: File | null;
  title: string;
  onChangeFile: (file: File) => void;
  onSave: (cropped: File) => void;
  onClose: () => void;
}

export function CropDialog({ original, title, onChangeFile, onSave, onClose }: CropDialogProps) {
  const url = useObjectUrl(original);
  const area = useRef<PixelArea | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    if (!original || !url || !area.current) return;
    setSaving(true);
    try {
      onSave(await cropImage(url, area.current, original.name));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };

  const change = (file: File) => {
    area.current = null;
    setProblem(null);
    onChangeFile(file);
  };

  return (
    <Dialog
      size="sm"
      title={title}
      isOpen={original !== null}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setProblem(null);
        onClose();
      }}
      isDismissable={false}
      isBusy={isSaving}
      footer={
        <>
          <ImageButton onFile={change} isDisabled={isSaving}>
            Change
          </ImageButton>
          <Button
            variant="primary"
            isLoading={isSaving}
            disabledReason={problem ? 'Choose another image first' : undefined}
            onPress={save}
          >
            Save
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert kind="error" isLive className="mb-4">
          {problem}
        </Alert>
      ) : null}
      {url ? (
        <CropStage
          key={url}
          imageUrl={url}
          onArea={(next) => {
            area.current = next;
          }}
          onUnreadable={() => setProblem('This file cannot be read as an image.')}
        />
      ) : null}
    </Dialog>
  );
}
