import {
  applicationRate,
  expectedResults,
  fill,
  isBeforeLaunch,
  priceSpreadPercent,
  type Range,
  runningDays,
  showBudget,
  showCount,
  showPrice,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useQuery } from '@tanstack/react-query';
import { rulesOf } from '../../campaigns/index.ts';
import { costsQuery } from '../api/get-costs.ts';
import { useConfiguration } from '../model/configuration.tsx';

const inWords = ({ from, to }: Range) =>
  from === to
    ? showCount(to)
    : fill(configurationTexts.range, { from: showCount(from), to: showCount(to) });

/** What the total may bring on the chosen channels and days, and what that is made of. */
export function Expectation() {
  const { shown, campaign, account } = useConfiguration();
  const { currency } = account;
  const isOpen = isBeforeLaunch(shown.status);
  const { data: costs } = useQuery({ ...costsQuery(campaign), enabled: isOpen });
  const { startDate, endDate, reach, type, goal } = shown;
  const rules = rulesOf(shown);
  const total = rules.customTotalGrossBudget;
  const expected =
    isOpen && costs?.channels && total
      ? expectedResults({
          type,
          goal,
          channelsOff: rules.channelsOff,
          amounts: rules.channelBudget,
          prices: costs.channels,
          days: startDate && endDate ? runningDays(startDate, endDate) : undefined,
          reach,
        })
      : undefined;
  if (!expected || !total) return null;
  const { clicks, applications, people, perClick } = expected;
  const figures = [
    { name: configurationTexts.clicks, range: clicks },
    { name: configurationTexts.expectedApplications, range: applications },
    { name: configurationTexts.expectedPeople, range: people },
  ];
  return (
    <section aria-labelledby="expected" className="rounded-card bg-surface-2 p-4">
      <h3 id="expected" className="text-sm font-medium">
        {fill(configurationTexts.expected, { budget: showBudget({ amount: total, currency }) })}
      </h3>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ name, range }) =>
          range ? (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-xs text-text-2">{name}</dt>
              <dd className="tabular text-lg font-semibold">{inWords(range)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-2 text-xs text-text-2">
        {fill(configurationTexts.expectedFrom, {
          price: showPrice({ amount: perClick, currency }),
          ...priceSpreadPercent,
        })}
        {applications
          ? ` ${fill(configurationTexts.expectedApplying, applicationRate(type))}`
          : null}{' '}
        {configurationTexts.expectedAssumed}
      </p>
    </section>
  );
}
