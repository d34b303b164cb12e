import {
  applicationRate,
  type CampaignBudget,
  type CampaignType,
  type ChannelPrices,
  type ChannelSwitch,
  type Currency,
  expectedResults,
  fill,
  type Goal,
  priceSpreadPercent,
  type Range,
  runningDays,
  showBudget,
  showCount,
  showPrice,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';

const inWords = ({ from, to }: Range) =>
  from === to
    ? showCount(to)
    : fill(configurationTexts.range, { from: showCount(from), to: showCount(to) });

interface ExpectationProps {
  campaign: CampaignBudget & {
    type: CampaignType;
    goal: Goal | null;
    channelsOff: readonly ChannelSwitch[];
    startDate: string | null;
    endDate: string | null;
  };
  /** How many people fit; null while that is unknown. */
  reach: number | null;
  /** None while they are not known: then nothing is expected. */
  prices: ChannelPrices | null | undefined;
  currency: Currency;
}

/** What the total may bring on the chosen channels and days, and what that is made of. */
export function Expectation({ campaign, reach, prices, currency }: ExpectationProps) {
  const { type, goal, channelsOff, channelBudget: amounts, startDate, endDate } = campaign;
  const total = campaign.customTotalGrossBudget;
  const days = startDate && endDate ? runningDays(startDate, endDate) : undefined;
  const expected =
    prices && total
      ? expectedResults({ type, goal, channelsOff, amounts, prices, days, reach })
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
