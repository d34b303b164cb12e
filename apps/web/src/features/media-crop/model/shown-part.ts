import { type FocalPoint, fill } from '@posthorn/domain';
import { mediaTexts } from '@posthorn/domain/texts/media';
import type { Crop } from '../../../ui/media/crop-geometry.ts';

const percent = (share: number) => Math.round(share * 100);

/** What the frame shows, for a person who can not see it. */
export function shownPart({ picture, view, area }: Crop): string {
  return fill(mediaTexts.shownPart, {
    zoom: percent(view.zoom),
    x: percent((area.x + area.width / 2) / picture.width),
    y: percent((area.y + area.height / 2) / picture.height),
  });
}

export const pointInWords = ({ x, y }: FocalPoint): string =>
  fill(mediaTexts.focalPoint, { x: percent(x), y: percent(y) });
