import type { AdType } from '../ad/ad-type.ts';
import type { AdSurroundings } from '../ad/availability.ts';
import { openChannels } from '../campaign/channels.ts';
import type { SocialChannel } from '../channel/channel.ts';
import type { Template } from './template.ts';

/**
 * What decides about the ads of a template: they are as open as those of a campaign that no one has
 * launched yet.
 */
export const templateSurroundings = (
  { type, channelsOff }: Pick<Template, 'type' | 'channelsOff'>,
  present: readonly AdType[],
  pages: readonly SocialChannel[],
): AdSurroundings => ({
  status: 'draft',
  type,
  channelsOff,
  present,
  pages,
  enabled: openChannels(type, channelsOff),
});
