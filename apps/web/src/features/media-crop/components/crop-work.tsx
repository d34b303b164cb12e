import { cropTexts } from '@posthorn/domain/texts/crop';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { RotateCcw } from 'lucide-react';
import { Button, ErrorState, Skeleton, useSettledLoading } from '../../../ui/index.ts';
import type { Crop } from '../../../ui/media/crop-geometry.ts';
import { CropStage } from '../../../ui/media/crop-stage.tsx';
import { shownPart } from '../model/shown-part.ts';
import { CropTools } from './crop-tools.tsx';

interface CropWorkProps {
  crop: Crop;
  state: 'loading' | 'ready' | 'failed';
  onTryAgain: () => void;
  onReset: () => void;
}

// Never the whole height of a small window: a wheel or a finger on the stage does not scroll past it.
const stageSize = 'h-[clamp(10rem,50dvh,18rem)] w-full sm:h-[clamp(10rem,50dvh,24rem)]';

/** The picture behind its frame, or what stands there while it is not to be had. */
export function CropWork({ crop, state, onTryAgain, onReset }: CropWorkProps) {
  const isSlow = useSettledLoading(state === 'loading');
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      {state === 'failed' ? (
        <ErrorState
          reason={mediaTexts.notLoaded}
          onRetry={onTryAgain}
          className={`${stageSize} justify-center rounded-control bg-surface-2`}
        />
      ) : null}
      {state === 'loading' ? (
        <div aria-busy="true" className={stageSize}>
          {isSlow ? <Skeleton className="size-full" /> : null}
        </div>
      ) : null}
      {state === 'ready' ? (
        <CropStage crop={crop} status={shownPart(crop)} className={stageSize}>
          <CropTools crop={crop}>
            <Button size="sm" variant="quiet" icon={<RotateCcw />} onPress={onReset}>
              {cropTexts.reset}
            </Button>
          </CropTools>
        </CropStage>
      ) : null}
    </div>
  );
}
