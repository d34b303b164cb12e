import { networkNameTexts } from '#texts/network-name';
import type { Channel, SocialChannel } from './channel.ts';
import { type BudgetChannel, budgetChannels, channelsPaidBy } from './placement.ts';

/** The companies on whose networks ads are published. An account has an ad account on each. */
export const networks = ['meta', 'linkedin', 'google'] as const;
export type Network = (typeof networks)[number];

export const networkNames: Record<Network, string> = networkNameTexts;

interface NetworkSpec {
  /** Ads begin and end there with whole days of the ad account. */
  takesWholeDays?: true;
  /** Everyone reads with its ads who profits from them and who pays. */
  namesPayer?: true;
  /** What counts as an application is one event of a pixel, and is chosen in the settings of the account. */
  countsByPixel?: true;
}

/** All that differs between the networks; what they keep to for each budget is in `budgetSpecs`. */
export const networkSpecs: Record<Network, NetworkSpec> = {
  meta: { namesPayer: true, countsByPixel: true },
  linkedin: {},
  google: { takesWholeDays: true },
};

/** Where the pixel of an account counts. */
export const pixelNetworks = networks.filter((network) => networkSpecs[network].countsByPixel);

/** Who shows the ads that a budget pays for. */
export const networkOf: Record<BudgetChannel, Network> = {
  facebook: 'meta',
  linkedIn: 'linkedin',
  googleDisplay: 'google',
  googleSearch: 'google',
};

/** Where the pages of a channel belong. */
export const networkOfPage: Record<SocialChannel, Network> = {
  facebook: 'meta',
  instagram: 'meta',
  linkedin: 'linkedin',
};

/** What is paid for on a network. */
export const budgetChannelsOn = (network: Network): BudgetChannel[] =>
  budgetChannels.filter((channel) => networkOf[channel] === network);

/** Where networks can be asked who profits and who pays: one budget of each, as all of one share an ad account. */
export const payerChannels: readonly BudgetChannel[] = networks
  .filter((network) => networkSpecs[network].namesPayer)
  .flatMap((network) => budgetChannelsOn(network).slice(0, 1));

/** Whether ads can be paid for there, as far as the account has ad accounts. */
export const isConnectedTo = (network: Network, unconnected: readonly BudgetChannel[]): boolean =>
  budgetChannelsOn(network).some((channel) => !unconnected.includes(channel));

/** The channels on which a network shows ads. */
export const channelsOn = (network: Network): Channel[] =>
  budgetChannelsOn(network).flatMap(channelsPaidBy);

/** The networks on which some of these channels are. */
export const networksOf = (channels: readonly Channel[]): Network[] =>
  networks.filter((network) => channelsOn(network).some((channel) => channels.includes(channel)));

/** What a network allows an ad account only on application. */
export const networkCapabilities = ['html5', 'leadForms', 'catalogAds'] as const;
export type NetworkCapability = (typeof networkCapabilities)[number];
