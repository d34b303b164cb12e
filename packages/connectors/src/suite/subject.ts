import type { Network } from '@posthorn/domain';
import type { FaultRule, LedgerReader, Sandbox } from '@posthorn/sandbox';
import type { Connector, ReadAsset } from '../connector.ts';
import type { Plan } from '../plan.ts';
import type { TransportTools } from '../transport/transport.ts';

/** What stands on a network for one plan, read from its own ledger: no one knows better. */
export interface Tree {
  /** Everything of ours that exists there, by kind and part; a name twice is a thing made twice. */
  parts: string[];
  /** Our ads that exist, and whether each would be shown once everything above it runs. */
  ads: { adId: string; isOn: boolean }[];
  /** Whether the topmost object runs: from then on money can be spent. */
  isRunning: boolean;
  /** The money it may spend, in cents, as the network was told. */
  budget: number;
  /** The last day it may be shown, as YYYY-MM-DD. */
  endDate: string;
}

/** One implementation under test, with what only it knows. */
export interface Subject {
  network: Network;
  connect(sandbox: Sandbox, tools: TransportTools): Connector;
  /** By what makes them different. Each has at least two ads. */
  plans: Record<string, Plan>;
  read: ReadAsset;
  /** Pages and accounts that the plans speak of. */
  prepare(sandbox: Sandbox): void;
  tree(ledger: LedgerReader, plan: Plan): Tree;
  /** What `tree` shall say; the plan's own budget where the network takes a total. */
  budgetOf?(plan: Plan): number;
  /** The plan with another text in its first ad. */
  reworded(plan: Plan): Plan;
  /** The plan with another text in each of its ads. */
  rewordedAll(plan: Plan): Plan;
  /** The call with which a new wording is handed in. */
  newWording: NonNullable<FaultRule['match']>;
  /** The plan whose first ad the review will refuse. */
  refusable(plan: Plan): Plan;
}
