import { type Channel, channels } from '../channel/channel.ts';

/** What the channels are called in the answers about templates. */
export const templateChannelValues = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedIn: 'linkedIn',
  googleDisplay: 'google_display',
  googleSearch: 'google_search',
} as const satisfies Record<Channel, string>;
export type TemplateChannelValue = (typeof templateChannelValues)[Channel];

export const channelsOfValues = (values: readonly TemplateChannelValue[]): Channel[] =>
  channels.filter((channel) => values.includes(templateChannelValues[channel]));
