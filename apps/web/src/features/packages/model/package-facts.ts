import { channelsOffOf } from '@posthorn/contract/package-switches';
import {
  type Channel,
  type Currency,
  channelLabels,
  channels,
  fill,
  isChannelOn,
  showBudget,
} from '@posthorn/domain';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import type { Package } from '../api/list-packages.ts';

/** Where a campaign with this package is advertised. */
export const channelsIn = ({
  channelsActivation,
}: Pick<Package, 'channelsActivation'>): Channel[] => {
  const off = channelsOffOf(channelsActivation);
  return channels.filter((channel) => isChannelOn(off, channel));
};

export const channelNames = (one: Pick<Package, 'channelsActivation'>): string =>
  channelsIn(one)
    .map((channel) => channelLabels[channel])
    .join(', ');

/** Its money and time: what a package costs, for how long. */
export const sizeOf = (one: Package, currency: Currency | undefined): string =>
  [
    currency ? showBudget({ amount: one.customTotalGrossBudget, currency }) : '',
    fill(packagesPageTexts.days, { n: one.runtime }),
  ]
    .filter(Boolean)
    .join(' · ');

/** In one line what a package holds. */
export const describePackage = (one: Package, currency: Currency | undefined): string =>
  [sizeOf(one, currency), channelNames(one)].filter(Boolean).join(' · ');
