import { localSlot } from '../../../lib/storage/browser-storage.ts';

/** How wide the form may be beside the preview, in px. */
export const formWidths = { min: 400, usual: 480, max: 760 };

const slot = localSlot('posthorn.adFormWidth');

export const withinBounds = (width: number): number =>
  Math.round(Math.min(formWidths.max, Math.max(formWidths.min, width)));

/** As a person last left it in this browser. */
export function rememberedWidth(): number {
  const width = Number(slot.read());
  return width > 0 ? withinBounds(width) : formWidths.usual;
}

export const rememberWidth = (width: number): void => slot.write(String(width));
