import { networkNameTexts } from '#texts/network-name';
import type { Channel, SocialChannel } from './channel.ts';
import { type BudgetChannel, budgetChannels, channelsPaidBy } from './placement.ts';

/** The companies on whose networks ads are published. An account has an ad account on each. */
export const networks = ['meta', 'linkedin', 'google'] as const;
export type Network = (typeof networks)[number];

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

/** The networks on which some of these channels are. */
export const networksOf = (channels: readonly Channel[]): Network[] =>
  networks.filter((network) =>
    budgetChannels.some(
      (budget) =>
        networkOf[budget] === network &&
        channelsPaidBy(budget).some((channel) => channels.includes(channel)),
    ),
  );

export const networkNames: Record<Network, string> = networkNameTexts;

/** What a network allows an ad account only on application. */
export const networkCapabilities = ['html5', 'leadForms', 'catalogAds'] as const;
export type NetworkCapability = (typeof networkCapabilities)[number];
