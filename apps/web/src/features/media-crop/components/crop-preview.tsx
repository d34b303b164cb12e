import { type Finding, fill, sayFinding } from '@posthorn/domain';
import { cropTexts } from '@posthorn/domain/texts/crop';
import { Alert } from '../../../ui/index.ts';
import type { Crop } from '../../../ui/media/crop-geometry.ts';
import { CutOut } from '../../../ui/media/cut-out.tsx';

interface CropPreviewProps {
  crop: Crop;
  width: number;
  isReady: boolean;
  findings: readonly Finding[];
}

/** What will be cut, as wide as the ad shows it. */
export function CropPreview({ crop, width, isReady, findings }: CropPreviewProps) {
  const { picture, area } = crop;
  return (
    <figure className="flex shrink-0 flex-col gap-2" style={{ width, maxWidth: '100%' }}>
      <figcaption className="flex items-baseline justify-between gap-2 text-sm">
        <span className="font-medium">{cropTexts.preview}</span>
        <span className="tabular text-text-2">
          {isReady
            ? fill(cropTexts.widthHeightPx, { width: area.width, height: area.height })
            : null}
        </span>
      </figcaption>
      <div
        className="rounded-control bg-surface-2"
        style={{ aspectRatio: area.width / area.height }}
      >
        {isReady ? <CutOut picture={picture} area={area} className="rounded-control" /> : null}
      </div>
      {findings.map((found) => (
        <Alert key={found.code} kind="warning" isLive>
          {sayFinding(found)}
        </Alert>
      ))}
    </figure>
  );
}
