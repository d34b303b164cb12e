import type { Plan } from '../../plan.ts';
import { keywordIn, type Operation } from '../operation.ts';
import type { AdGroup, AssetNames } from './ad-group.ts';
import { type Frame, frameOperations } from './frame.ts';

/** Operations in their order, and which of our ads each is for. */
export interface Graph {
  operations: readonly Operation[];
  /** By index; null for what all ads share. */
  owners: readonly (string | null)[];
  /** By part: at which index an ad group is made. */
  groups: ReadonlyMap<string, number>;
}

const BUDGET = -1;
const CAMPAIGN = -2;
const FIRST_GROUP = -3;
export const CAMPAIGN_INDEX = 1;

/** A whole campaign in one mutate. New things refer to each other by negative numbers. */
export function wholeGraph(
  customer: string,
  plan: Plan,
  frame: Frame,
  groups: readonly AdGroup[],
  assets: AssetNames,
): Graph {
  const campaign = `${customer}/campaigns/${CAMPAIGN}`;
  const names = { budget: `${customer}/campaignBudgets/${BUDGET}`, campaign };
  const shared = frameOperations(plan, frame, names);
  return joined(
    { operations: shared, owners: shared.map(() => null), groups: new Map() },
    groupsGraph(customer, campaign, groups, assets),
  );
}

/** Ad groups for a campaign that is there. */
export function groupsGraph(
  customer: string,
  campaign: string,
  groups: readonly AdGroup[],
  assets: AssetNames,
): Graph {
  return groups.reduce<Graph>(
    (graph, group, index) => {
      const operations = group.operations(
        campaign,
        `${customer}/adGroups/${FIRST_GROUP - index}`,
        assets,
      );
      return joined(graph, {
        operations,
        owners: operations.map((one) =>
          keywordIn(one) === undefined ? group.revision.adId : null,
        ),
        groups: new Map([[group.part, 0]]),
      });
    },
    { operations: [], owners: [], groups: new Map() },
  );
}

export function joined(first: Graph, second: Graph): Graph {
  const moved = [...second.groups].map(
    ([part, index]) => [part, index + first.operations.length] as const,
  );
  return {
    operations: [...first.operations, ...second.operations],
    owners: [...first.owners, ...second.owners],
    groups: new Map([...first.groups, ...moved]),
  };
}
