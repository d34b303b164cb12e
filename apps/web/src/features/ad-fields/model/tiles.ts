import type { AdMedia } from '@posthorn/domain';
import type { Slots } from './slots.ts';
import type { SlotUpload } from './use-slot-uploads.ts';

export type Tile =
  | { kind: 'media'; media: AdMedia; upload?: SlotUpload }
  | { kind: 'empty'; upload?: undefined }
  | { kind: 'upload'; upload: SlotUpload };

/** What stands in the places: media, or a file that is on its way there, or nothing. */
export function tilesOf(slots: Slots<AdMedia>, uploads: readonly SlotUpload[]): Tile[] {
  const underWay = uploads.filter(({ state }) => state !== 'failed');
  const isPlaced = ({ replaces }: SlotUpload) => replaces !== null && slots.includes(replaces);
  const coming = underWay.filter((upload) => !isPlaced(upload));
  const tiles = slots.map((media): Tile => {
    if (media) {
      return { kind: 'media', media, upload: underWay.find(({ replaces }) => replaces === media) };
    }
    const upload = coming.shift();
    return upload ? { kind: 'upload', upload } : { kind: 'empty' };
  });
  return [...tiles, ...coming.map((upload): Tile => ({ kind: 'upload', upload }))];
}
