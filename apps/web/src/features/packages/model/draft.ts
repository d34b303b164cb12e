import { activationOf, channelsOffOf } from '@posthorn/contract/package-switches';
import {
  amountText,
  amountTextFinding,
  budgetChannels,
  type Currency,
  type Finding,
  isArchived,
  isChannelInPackage,
  newPackage,
  type PackageChannels,
  type PackageValues,
  packageFindings,
  perBudget,
  readAmount,
  readRuntime,
} from '@posthorn/domain';
import type { Package } from '../api/list-packages.ts';
import type { PackageBody } from '../api/save-package.ts';

/** A package in its editor, as it is typed. */
export interface PackageDraft extends PackageChannels<string> {
  name: string;
  runtime: string;
}

export const draftOf = (one: Package): PackageDraft => ({
  name: one.name,
  runtime: String(one.runtime),
  channelsOff: channelsOffOf(one.channelsActivation),
  channelBudget: perBudget((channel) => amountText(one.channelsBudget[channel])),
});

/** What the texts mean; an amount that can not be read counts as nothing. */
export const valuesOf = (draft: PackageDraft): PackageValues => ({
  name: draft.name,
  runtime: readRuntime(draft.runtime),
  channelsOff: draft.channelsOff,
  channelBudget: perBudget((channel) => readAmount(draft.channelBudget[channel], 'whole') ?? 0),
});

export function bodyOf(draft: PackageDraft): PackageBody {
  const { name, runtime, channelsOff, channelBudget } = valuesOf(draft);
  return {
    name,
    runtime,
    channelsActivation: activationOf(channelsOff),
    channelsBudget: channelBudget,
  };
}

const unreadable = (draft: PackageDraft): Finding[] =>
  budgetChannels
    .filter((channel) => isChannelInPackage(draft, channel))
    .flatMap((channel) => amountTextFinding(draft.channelBudget[channel], channel) ?? []);

/** Everything that keeps a draft from being saved. */
export const draftFindings = (draft: PackageDraft, currency: Currency): Finding[] => [
  ...unreadable(draft),
  ...packageFindings(valuesOf(draft), currency),
];

const isSame = (one: PackageDraft, other: PackageDraft): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/** It is there since Add was pressed, and nothing was made of it yet. */
export const isUntouched = (one: Package): boolean =>
  one.status === newPackage.status &&
  one.name === newPackage.name &&
  one.runtime === newPackage.runtime &&
  budgetChannels.every((channel) => !isChannelInPackage(valuesOf(draftOf(one)), channel));

/** The editor that is open: what was typed, and the package as it was when the typing began. */
export interface Editing {
  seen: Package;
  draft: PackageDraft;
}

/** Whether something was typed that the package neither had nor has. */
export const isChanged = ({ draft, seen }: Editing, current: Package | undefined): boolean =>
  unreadable(draft).length > 0 ||
  [seen, current ?? seen].every((one) => !isSame(draft, draftOf(one)));

/** What another person did to a package while it was edited here. */
export type Conflict = 'changed' | 'archived' | 'deleted';

/** Its switch has no place in the editor, so turning it on or off meanwhile is no conflict. */
export function conflictOf(
  { seen, draft }: Editing,
  current: Package | undefined,
): Conflict | undefined {
  if (!isChanged({ seen, draft }, current)) return undefined;
  if (!current) return 'deleted';
  if (isArchived(current)) return isArchived(seen) ? undefined : 'archived';
  return isSame(draftOf(seen), draftOf(current)) ? undefined : 'changed';
}
