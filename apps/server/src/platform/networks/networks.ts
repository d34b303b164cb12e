import type { Connector } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import { type BudgetChannel, budgetChannels } from '@posthorn/domain';

/** The ad networks as each account reaches them, through its own ad accounts. */
export interface Networks {
  /** Whether they are those of this machine, and not the real ones. */
  readonly isSandbox: boolean;
  /** Undefined where the account has no ad account: nothing is ever sent there. */
  connectorFor(
    db: Db | Tx,
    accountId: string,
    channel: BudgetChannel,
  ): Promise<Connector | undefined>;
  /** Whether an ad account has enough of its allowance left to be asked how campaigns are doing. */
  hasRoomToFollow(db: Db | Tx, accountId: string, channel: BudgetChannel): Promise<boolean>;
  connectionsOf(db: Db | Tx, accountId: string): Promise<Connections>;
}

/** What an account's ad accounts do not allow. */
export interface Connections {
  /** The channels on which it can not publish, because no ad account is connected. */
  unconnected: BudgetChannel[];
  /** The channels on which it can not count conversions, because the ad account has no number for them. */
  uncounted: BudgetChannel[];
}

export const countsSomewhere = ({ uncounted }: Connections): boolean =>
  uncounted.length < budgetChannels.length;
