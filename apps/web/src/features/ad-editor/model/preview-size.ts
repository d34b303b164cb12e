import { localSlot } from '../../../lib/storage/browser-storage.ts';

/** Whole, as small as it must be for that, or as large as people meet it. */
export type PreviewSize = 'fit' | 'full';

const slot = localSlot('posthorn.adPreviewSize');

/** As a person last chose it in this browser. */
export const rememberedSize = (): PreviewSize => (slot.read() === 'full' ? 'full' : 'fit');

export const rememberSize = (size: PreviewSize): void => slot.write(size);

/** Smaller than that its words can not be read: then it scrolls instead. */
const SMALLEST = 0.5;

/** How much smaller something is drawn so that a room of this height shows all of it. */
export const scaleInto = (room: number, height: number): number =>
  height > 0 ? Math.max(SMALLEST, Math.min(1, room / height)) : 1;
