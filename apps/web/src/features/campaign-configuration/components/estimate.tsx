import {
  fill,
  impressionsPerCandidateIn,
  isBeforeLaunch,
  showBudget,
  showCount,
  showPrice,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { suggestionTexts } from '@posthorn/domain/texts/suggestion';
import { useQuery } from '@tanstack/react-query';
import { costsQuery } from '../api/get-costs.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { type Fact, FactList } from './fact-list.tsx';

/** What the campaign may reach and cost, as the server knows it. Once it is launched, that is decided. */
export function Estimate() {
  const { campaign, account } = useConfiguration();
  const { currency } = account;
  const isOpen = isBeforeLaunch(campaign.status);
  const { data: costs } = useQuery({ ...costsQuery(campaign), enabled: isOpen });
  if (!isOpen) return null;
  const {
    reach,
    suggestedTotalGrossBudget: suggested,
    suggestedBudgetNonApplicabilityMessage: obstacle,
    customTotalGrossBudget: custom,
  } = campaign;

  const price = (amount: number | null | undefined) =>
    amount === null || amount === undefined
      ? figuresTexts.notKnown
      : showPrice({ amount, currency });
  const perCandidate =
    suggested !== null && custom === null ? impressionsPerCandidateIn(campaign) : undefined;
  const facts: Fact[] = [
    {
      name: configurationTexts.reach,
      word: 'reach',
      value:
        reach === null
          ? figuresTexts.notKnown
          : fill(configurationTexts.reachedPeople, { count: showCount(reach) }),
    },
    {
      name: configurationTexts.suggestedBudget,
      word: 'suggestedBudget',
      value:
        suggested === null ? figuresTexts.notKnown : showBudget({ amount: suggested, currency }),
    },
    ...(perCandidate === undefined
      ? []
      : [
          {
            name: configurationTexts.impressions,
            value: fill(configurationTexts.impressionsPerCandidate, { n: perCandidate }),
          },
        ]),
    // With a total the expectation says what a click costs on the channels it is divided over.
    ...(custom
      ? []
      : [
          {
            name: configurationTexts.perThousandImpressions,
            word: 'cpm' as const,
            value: price(costs?.cpm),
          },
          { name: configurationTexts.perClick, word: 'cpc' as const, value: price(costs?.cpc) },
        ]),
  ];
  return (
    <FactList
      title={configurationTexts.estimate}
      facts={facts}
      note={obstacle ? suggestionTexts[obstacle] : undefined}
    />
  );
}
