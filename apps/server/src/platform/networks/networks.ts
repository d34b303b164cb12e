import { type Connector, type Network, networkOf } from '@posthorn/connectors';
import { type BudgetChannel, budgetChannels } from '@posthorn/domain';

/** The ad networks as this process reaches them; one connector each, so that they share their pace. */
export interface Networks {
  /** Undefined where no ad account is connected: nothing is ever sent there. */
  connectorOf(channel: BudgetChannel): Connector | undefined;
  unconnected: readonly BudgetChannel[];
}

export function networksOf(connectors: Partial<Record<Network, Connector>>): Networks {
  const connectorOf = (channel: BudgetChannel) => connectors[networkOf[channel]];
  return {
    connectorOf,
    unconnected: budgetChannels.filter((channel) => !connectorOf(channel)),
  };
}
