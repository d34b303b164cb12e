import { activationOf, channelsOffOf } from '@posthorn/contract/package-switches';
import {
  amountText,
  amountTextFinding,
  budgetChannels,
  type Currency,
  channelSwitches,
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

/** Where both changed the same part, the first one wins. */
function merged(first: PackageDraft, before: PackageDraft, second: PackageDraft): PackageDraft {
  const partOf = <Part>(part: (draft: PackageDraft) => Part): Part =>
    part(first) === part(before) ? part(second) : part(first);
  return {
    name: partOf(({ name }) => name),
    runtime: partOf(({ runtime }) => runtime),
    channelsOff: channelSwitches.filter((name) =>
      partOf(({ channelsOff }) => channelsOff.includes(name)),
    ),
    channelBudget: perBudget((channel) => partOf(({ channelBudget }) => channelBudget[channel])),
  };
}

/**
 * The editor on top of the package as it is now: what was left alone in it follows the package. What a
 * colleague and the typing both changed stays a difference to what was seen.
 */
export function onTopOf({ seen, draft }: Editing, current: Package): Editing {
  const [before, now] = [draftOf(seen), draftOf(current)];
  const mine = merged(draft, before, now);
  const isContested = !isSame(mine, merged(now, before, draft));
  return { seen: isContested ? seen : current, draft: mine };
}

/** Whether something was typed that the package neither had nor has. */
export const isChanged = ({ draft, seen }: Editing, current: Package | undefined): boolean =>
  unreadable(draft).length > 0 ||
  [seen, current ?? seen].every((one) => !isSame(draft, draftOf(one)));

/** What another person did to a package while it was edited here. */
export type Conflict = 'changed' | 'archived' | 'deleted';

/** Only what both changed is a conflict; its switch has no place in the editor. */
export function conflictOf(editing: Editing, current: Package | undefined): Conflict | undefined {
  if (!isChanged(editing, current)) return undefined;
  if (!current) return 'deleted';
  if (isArchived(current)) return isArchived(editing.seen) ? undefined : 'archived';
  return onTopOf(editing, current).seen === current ? undefined : 'changed';
}
