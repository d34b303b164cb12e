import type { Network } from '@posthorn/domain';
import type { LedgerReader } from '@posthorn/sandbox';
import { dailyCents } from '../google/money.ts';
import { subject as google } from '../google/testing/subject.ts';
import { treeOf as linkedin } from '../linkedin/suite/tree.ts';
import { metaSubject as meta } from '../meta/suite/subject.ts';
import type { Plan } from '../plan.ts';
import type { Tree } from '../suite/subject.ts';

interface Eyes {
  tree(ledger: LedgerReader, plan: Plan): Tree;
  /** What the tree shall say; not every network takes a total. */
  budgetOf(plan: Plan): number;
  /** Everything it may say: which of them depends on the days that the campaign had at first. */
  budgetsOf(plan: Plan): number[];
}

const total = (plan: Plan): number => plan.budget;

/** What stands on each network for a plan, read from the network's own ledger. */
export const eyes: Record<Network, Eyes> = {
  meta: { tree: meta.tree, budgetOf: total, budgetsOf: (plan) => [plan.budget] },
  linkedin: { tree: linkedin, budgetOf: total, budgetsOf: (plan) => [plan.budget] },
  google: {
    tree: google.tree,
    budgetOf: google.budgetOf ?? total,
    budgetsOf: (plan) => [
      ...(plan.channel === 'googleSearch' ? [plan.budget] : []),
      dailyCents(plan.budget, plan.startDate, plan.endDate),
    ],
  },
};
