import { cropSizeNames, cropSizes, type FocalPoint, proposedCrop } from '@posthorn/domain';
import { cropTexts } from '@posthorn/domain/texts/crop';
import type { Picture } from '../../../ui/media/crop-geometry.ts';
import { CutOut } from '../../../ui/media/cut-out.tsx';

interface ProposedCropsProps {
  picture: Picture;
  focalPoint: FocalPoint;
}

const height = 72;

/** What would be cut to each size if no one changed anything. */
export function ProposedCrops({ picture, focalPoint }: ProposedCropsProps) {
  return (
    <ul aria-label={cropTexts.proposedCrops} className="flex flex-wrap gap-3">
      {cropSizeNames.map((name) => {
        const size = cropSizes[name];
        return (
          <li key={name} className="flex flex-col gap-1 text-xs text-text-2">
            <CutOut
              picture={picture}
              area={proposedCrop(picture, size, focalPoint)}
              width={(height * size.width) / size.height}
              className="rounded-xs bg-surface-2"
            />
            {size.label}
          </li>
        );
      })}
    </ul>
  );
}
