import { type ChannelSwitch, channelSwitches } from '@posthorn/domain';

/**
 * How the switches of a package are called in its `channelsActivation`: as everywhere, but for the
 * stories of Instagram. Without zod, because screens translate with it too.
 */
const names = {
  facebook: 'facebook',
  facebookFeed: 'facebookFeed',
  instagramFeed: 'instagramFeed',
  instagramStory: 'instagramStories',
  googleDisplay: 'googleDisplay',
  googleSearch: 'googleSearch',
  linkedIn: 'linkedIn',
} as const satisfies Record<ChannelSwitch, string>;
export type PackageSwitch = (typeof names)[ChannelSwitch];

export const packageSwitches: readonly PackageSwitch[] = channelSwitches.map((name) => names[name]);

export const activationOf = (off: readonly ChannelSwitch[]): Record<PackageSwitch, boolean> =>
  Object.fromEntries(channelSwitches.map((name) => [names[name], !off.includes(name)])) as Record<
    PackageSwitch,
    boolean
  >;

export const channelsOffOf = (activation: Record<PackageSwitch, boolean>): ChannelSwitch[] =>
  channelSwitches.filter((name) => !activation[names[name]]);
