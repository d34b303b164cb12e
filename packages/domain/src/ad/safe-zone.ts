import { safeZoneTexts } from '#texts/safe-zone';

/** How much of a story, in percent of its height, the network's own parts may cover. */
export interface SafeZone {
  label: string;
  /** Since when the network advises it; null where it gives no date. */
  since: string | null;
  top: number;
  bottom: number;
}

/** The networks change these numbers now and then: new advice is a new line. */
export const storySafeZones: readonly SafeZone[] = [
  { label: safeZoneTexts.stories, since: null, top: 14, bottom: 20 },
  {
    label: safeZoneTexts.storiesAndReels,
    since: safeZoneTexts.storiesAndReelsSince,
    top: 14,
    bottom: 35,
  },
];

/** What keeps clear of the strictest is safe under all of them. */
export const strictestSafeZone: SafeZone = storySafeZones.reduce((strictest, zone) =>
  covered(zone) > covered(strictest) ? zone : strictest,
);

function covered({ top, bottom }: SafeZone): number {
  return top + bottom;
}
