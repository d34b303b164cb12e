import type { Channel } from '@posthorn/domain';
import type { LineLook } from '../../../ui/chart/chart-series.ts';

/** Told apart by colour, by dash and by sign: two colours may look alike to a reader. */
export const channelLooks: Record<Channel, LineLook> = {
  facebook: { colour: 'text-channel-facebook', sign: 'circle' },
  instagram: { colour: 'text-channel-instagram', sign: 'square', dash: '6 3' },
  linkedIn: { colour: 'text-channel-linkedin', sign: 'triangle', dash: '2 3' },
  googleDisplay: { colour: 'text-channel-google-display', sign: 'diamond', dash: '8 3 2 3' },
  googleSearch: { colour: 'text-channel-google-search', sign: 'cross', dash: '12 4' },
};
