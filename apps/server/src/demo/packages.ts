import { budgetColumns } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import {
  type BudgetChannel,
  type Channel,
  type PackageStatus,
  type PackageValues,
  packageTotal,
  switchesOff,
} from '@posthorn/domain';
import type { DemoContext } from './context.ts';

/** What campaigns can start with. Amounts in whole euros. */
export interface DemoPackage {
  name: string;
  status: PackageStatus;
  runtime: number;
  channels: Channel[];
  budget: Partial<Record<BudgetChannel, number>>;
}

export const noorderzorgPackages: DemoPackage[] = [
  {
    name: 'Summer 2025',
    status: 'archived',
    runtime: 30,
    channels: ['facebook', 'instagram'],
    budget: { facebook: 800 },
  },
  {
    name: 'Summer 2026',
    status: 'inactive',
    runtime: 30,
    channels: ['facebook', 'instagram'],
    budget: { facebook: 900 },
  },
  {
    name: 'Search only',
    status: 'active',
    runtime: 14,
    channels: ['googleSearch'],
    budget: { googleSearch: 500 },
  },
  {
    name: 'All channels',
    status: 'active',
    runtime: 45,
    channels: ['facebook', 'instagram', 'googleDisplay', 'googleSearch', 'linkedIn'],
    budget: { facebook: 1200, googleDisplay: 600, googleSearch: 400, linkedIn: 800 },
  },
  {
    name: 'Regional start',
    status: 'active',
    runtime: 30,
    channels: ['facebook', 'instagram', 'googleDisplay'],
    budget: { facebook: 600, googleDisplay: 300 },
  },
];

export const kadePackages: DemoPackage[] = [
  {
    name: 'Volume',
    status: 'active',
    runtime: 30,
    channels: ['facebook', 'instagram', 'googleDisplay', 'googleSearch'],
    budget: { facebook: 800, googleDisplay: 400, googleSearch: 300 },
  },
];

export const demoPackageValues = ({
  name,
  runtime,
  channels,
  budget,
}: DemoPackage): PackageValues => {
  const cents = (channel: BudgetChannel) => (budget[channel] ?? 0) * 100;
  return {
    name,
    runtime,
    channelsOff: switchesOff(channels),
    channelBudget: {
      facebook: cents('facebook'),
      googleDisplay: cents('googleDisplay'),
      googleSearch: cents('googleSearch'),
      linkedIn: cents('linkedIn'),
    },
  };
};

/** The last one is the newest, and stands first in the list. */
export async function loadPackages(
  { tx, account_id }: DemoContext,
  packages: readonly DemoPackage[],
): Promise<void> {
  for (const one of packages) {
    const { name, runtime, channelsOff, channelBudget } = demoPackageValues(one);
    await builders.makePackage(tx, {
      account_id,
      name,
      runtime,
      status: one.status,
      channels_off: [...channelsOff],
      ...budgetColumns(channelBudget),
      custom_total_gross_budget: packageTotal(channelBudget),
    });
  }
}
