import { packageTexts } from '#texts/package';
import { channelAmountFinding, totalBudgetFinding } from '../budget/amount.ts';
import { minimumForDays } from '../budget/minimum.ts';
import { type Currency, showBudget } from '../budget/money.ts';
import { SCHEDULE_MAX_DAYS } from '../campaign/schedule.ts';
import {
  type BudgetChannel,
  budgetChannels,
  channelSwitches,
  placementsBelow,
} from '../channel/placement.ts';
import { isBlank } from '../field/blank.ts';
import { copyName } from '../field/copy-name.ts';
import { firstFinding, maxLength, printableLine } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { isChannelInPackage, type PackageChannels, withPackageChannel } from './channels.ts';

export const PACKAGE_NAME_MAX = 60;
export const PACKAGE_RUNTIME_MIN = 2;
/** There is no longest runtime; this is the largest number the database keeps. */
export const PACKAGE_RUNTIME_LIMIT = 2_147_483_647;

/** What people set in a package. Amounts are cents. */
export interface PackageValues extends PackageChannels<number> {
  name: string;
  /** In days. */
  runtime: number;
}

const zeroBudget: Record<BudgetChannel, number> = {
  facebook: 0,
  googleDisplay: 0,
  googleSearch: 0,
  linkedIn: 0,
};

/** A new package: nothing is offered, and nothing spent, before a person has filled it in. */
export const newPackage: PackageValues & { status: 'inactive' } = {
  name: packageTexts.newName,
  status: 'inactive',
  runtime: PACKAGE_RUNTIME_MIN,
  channelsOff: channelSwitches,
  channelBudget: zeroBudget,
};

/** Days as typed: the whole number a text begins with, and 0 for a text that begins with none. */
export function readRuntime(text: string): number {
  const [digits] = /^\d+/.exec(text.trim()) ?? ['0'];
  return Math.min(Number(digits), PACKAGE_RUNTIME_LIMIT);
}

/** Of all channels together, in cents, each rounded up to a whole unit. */
export const packageTotal = (amounts: Record<BudgetChannel, number>): number =>
  budgetChannels.reduce((sum, channel) => sum + Math.ceil(amounts[channel] / 100) * 100, 0);

/** A channel that is off has no money, and Meta no placements, whatever was sent. */
export const tidyPackage = <Values extends PackageValues>(values: Values): Values =>
  budgetChannels
    .filter((channel) => !isChannelInPackage(values, channel))
    .reduce(
      (tidied, channel) => withPackageChannel(tidied, { channel, isOn: false, zero: 0 }),
      values,
    );

/** Everything that keeps a package from being saved. Paths name the field or the channel. */
export function packageFindings(values: PackageValues, currency: Currency): Finding[] {
  const { name, runtime, channelsOff, channelBudget } = values;
  const on = budgetChannels.filter((channel) => isChannelInPackage(values, channel));
  const lacksPlacement = on.filter((channel) => {
    const below = placementsBelow(channel);
    return below.length > 0 && below.every((placement) => channelsOff.includes(placement));
  });
  return [
    isBlank(name)
      ? finding('package.nameMissing', 'name')
      : firstFinding(name, [printableLine, maxLength(PACKAGE_NAME_MAX)], 'name'),
    runtime < PACKAGE_RUNTIME_MIN ? finding('package.runtimeTooShort', 'runtime') : undefined,
    ...on
      .filter((channel) => channelBudget[channel] === 0)
      .map((channel) => finding('package.channelWithoutBudget', channel)),
    ...lacksPlacement.map((channel) => finding('package.facebookWithoutPlacement', channel)),
    ...on
      .filter((channel) => channelBudget[channel] !== 0)
      .map((channel) => channelAmountFinding(channelBudget[channel], channel)),
    totalBudgetFinding(packageTotal(channelBudget), currency, 'total'),
  ].filter((found) => found !== undefined);
}

/** Channels that get less than their network requires for the runtime: no campaign could be launched with that. */
export const packageWarnings = (values: PackageValues, currency: Currency): Finding[] =>
  budgetChannels.flatMap((channel) => {
    const amount = values.channelBudget[channel];
    // No campaign runs longer than that.
    const days = Math.min(values.runtime, SCHEDULE_MAX_DAYS + 1);
    const least = minimumForDays(channel, days, currency) ?? 0;
    if (!isChannelInPackage(values, channel) || amount === 0 || amount >= least) return [];
    const params = {
      amount: showBudget({ amount: least, currency }),
      n: days,
    };
    return [{ ...finding('package.belowMinimum', channel, params), severity: 'warning' as const }];
  });

/** A copy is told apart by its name, and offered only once a person says so. */
export const copiedPackage = (
  original: PackageValues,
  takenNames: readonly string[],
): PackageValues & { status: 'inactive' } => ({
  ...original,
  name: copyName(original.name, takenNames, (name) => !maxLength(PACKAGE_NAME_MAX)(name)),
  status: 'inactive',
});
