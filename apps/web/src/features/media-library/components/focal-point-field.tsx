import type { FocalPoint } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { Accordion } from '../../../ui/layout/accordion.tsx';
import { AccordionItem } from '../../../ui/layout/accordion-item.tsx';
import { FocalPointPicker } from '../../media-crop/index.ts';
import type { LibraryMedia } from '../api/list-media.ts';

interface FocalPointFieldProps {
  media: LibraryMedia;
  value: FocalPoint;
  onChange: (value: FocalPoint) => void;
}

/** Folded away: most images are fine around their middle. */
export function FocalPointField({ media, value, onChange }: FocalPointFieldProps) {
  const { url, previewUrl, width, height } = media;
  const shown = `${Math.round(value.x * 100)} % · ${Math.round(value.y * 100)} %`;
  return (
    <Accordion>
      <AccordionItem
        title={libraryTexts.focalPoint}
        end={<span className="tabular text-sm text-text-2">{shown}</span>}
      >
        <FocalPointPicker
          src={previewUrl ?? url}
          width={width}
          height={height}
          value={value}
          onChange={onChange}
        />
      </AccordionItem>
    </Accordion>
  );
}
