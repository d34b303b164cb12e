import type { BannerLayout } from './parts.ts';
import type { PlacedPlate } from './plate.ts';

/** Everything on a banner but its frame. */
export interface Composition extends Pick<BannerLayout, 'shapes' | 'surfaces' | 'texts' | 'arrow'> {
  plate: PlacedPlate | null;
}
