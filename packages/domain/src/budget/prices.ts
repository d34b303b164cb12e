import { type Channel, channels } from '../channel/channel.ts';

/**
 * What reaching people costs, in euro cents, as advertisers of jobs report it: for a thousand
 * impressions and for a click. Countries that are not listed have too little data to advise on.
 */
interface Price {
  cpm: number;
  cpc: number;
}

/** Prices on the Dutch market; the other countries differ from it mostly by a factor. */
const dutch: Record<Channel, Price> = {
  facebook: { cpm: 820, cpc: 78 },
  instagram: { cpm: 900, cpc: 105 },
  linkedIn: { cpm: 3900, cpc: 560 },
  googleDisplay: { cpm: 310, cpc: 62 },
  googleSearch: { cpm: 4200, cpc: 135 },
};

const priceLevels: Record<string, number> = {
  NL: 1,
  BE: 0.94,
  LU: 1.12,
  DE: 1.08,
  AT: 1.02,
  CH: 1.46,
  FR: 0.92,
  ES: 0.66,
  PT: 0.58,
  IT: 0.7,
  GB: 1.16,
  IE: 1.1,
  DK: 1.14,
  SE: 1.04,
  NO: 1.22,
  FI: 0.98,
  PL: 0.48,
  CZ: 0.52,
  HU: 0.42,
  RO: 0.36,
  GR: 0.5,
  US: 1.38,
  CA: 1.18,
  AU: 1.24,
  BR: 0.34,
};

/** How much of the advertising for jobs goes where, for an average over channels. */
const weights: Record<Channel, number> = {
  facebook: 0.34,
  instagram: 0.22,
  linkedIn: 0.06,
  googleDisplay: 0.26,
  googleSearch: 0.12,
};

export type ChannelPrices = Record<Channel, Price>;

/** One euro in the other currencies, roughly: advice needs no bank's precision. */
export const euroRates: Partial<Record<string, number>> = { EUR: 1, GBP: 0.86, USD: 1.09 };

/** What each channel costs in a country, in cents of a currency; undefined where nothing is known. */
export function channelPrices(countryCode: string, currency: string): ChannelPrices | undefined {
  const level = priceLevels[countryCode];
  const rate = euroRates[currency];
  if (level === undefined || rate === undefined) return undefined;
  const priced = ({ cpm, cpc }: Price) => ({ cpm: cpm * level * rate, cpc: cpc * level * rate });
  return Object.fromEntries(
    channels.map((channel) => [channel, priced(dutch[channel])]),
  ) as ChannelPrices;
}

/** The average over channels, each as much as advertisers use it; undefined over none. */
export function averageOver(prices: ChannelPrices, over: readonly Channel[]): Price | undefined {
  const total = over.reduce((sum, channel) => sum + weights[channel], 0);
  if (total === 0) return undefined;
  const average = (key: keyof Price) =>
    over.reduce((sum, channel) => sum + prices[channel][key] * weights[channel], 0) / total;
  return { cpm: average('cpm'), cpc: average('cpc') };
}

/** The average price over channels in a country, in euro cents; undefined where nothing is known. */
export function averagePrice(countryCode: string, over: readonly Channel[]): Price | undefined {
  const prices = channelPrices(countryCode, 'EUR');
  const price = prices && averageOver(prices, over);
  return price && { cpm: Math.round(price.cpm), cpc: Math.round(price.cpc) };
}
