import {
  budgetOf,
  type Channel,
  campaignTypeSpecs,
  channelLabels,
  fill,
  goalLabels,
  namedChannels,
  placeLabels,
  remainingDays,
  runningDays,
  shownFunctionGroups,
  unfundedBudgets,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useQuery } from '@tanstack/react-query';
import { rulesOf } from '../../campaigns/index.ts';
import { packagesQuery } from '../../packages/index.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { type Fact, FactList } from './fact-list.tsx';

/** The campaign in a few lines, with what the form does not show. */
export function Summary() {
  const { shown, account } = useConfiguration();
  const { goal = shown.goal } = campaignTypeSpecs[shown.type];
  const rules = rulesOf(shown);
  const without = unfundedBudgets(rules);
  const nameOf = (channel: Channel) =>
    without.includes(budgetOf(channel))
      ? fill(configurationTexts.unfundedChannel, { channel: channelLabels[channel] })
      : channelLabels[channel];
  const line = (name: string, value: string | null | undefined): Fact[] =>
    value ? [{ name, value }] : [];
  const { startDate, endDate } = shown;
  const days = startDate && endDate ? runningDays(startDate, endDate) : 0;
  const left = remainingDays(shown, account);
  const packageName = usePackageName(account.id, shown.packageId);
  // Days that are left end with the last day, a runtime counts it too: before the first day the two would contradict.
  const isWaiting = left !== undefined && startDate !== null && startDate > account.today;
  const inDays = (n: number) => fill(configurationTexts.days, { n });
  return (
    <FactList
      title={configurationTexts.summary}
      facts={[
        ...line(configurationTexts.goal, goal && goalLabels[goal]),
        ...line(configurationTexts.people, shownFunctionGroups(shown)),
        ...line(configurationTexts.places, placeLabels(shown.locations)),
        ...line(configurationTexts.runtime, days > 0 && !isWaiting ? inDays(days) : null),
        ...line(configurationTexts.remaining, left === undefined ? null : inDays(left)),
        ...line(configurationTexts.channels, namedChannels(rules).map(nameOf).join(', ')),
        ...line(configurationTexts.workspace, shown.workspaceName),
        ...line(configurationTexts.template, shown.usedTemplate),
        ...line(configurationTexts.package, packageName),
      ]}
    />
  );
}

/** Of the package it started with, whose values it keeps after the package is deleted. */
function usePackageName(accountId: string, packageId: string | null): string | undefined {
  const { data } = useQuery({ ...packagesQuery(accountId), enabled: packageId !== null });
  if (packageId === null || !data) return undefined;
  return data.find(({ id }) => id === packageId)?.name ?? configurationTexts.deletedPackage;
}
