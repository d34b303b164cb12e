import { type Channel, channels } from '@posthorn/domain';

interface Price {
  cpm: number;
  cpc: number;
}

/** The same price on every channel. */
export const pricesOf = (price: Price) =>
  Object.fromEntries(channels.map((channel) => [channel, price])) as Record<Channel, Price>;
