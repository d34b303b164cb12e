import type { Connector } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import type { BudgetChannel } from '@posthorn/domain';

/** The ad networks as each account reaches them, through its own ad accounts. */
export interface Networks {
  /** Undefined where the account has no ad account: nothing is ever sent there. */
  connectorFor(
    db: Db | Tx,
    accountId: string,
    channel: BudgetChannel,
  ): Promise<Connector | undefined>;
  /** The channels on which the account can not publish, because no ad account is connected. */
  unconnected(db: Db | Tx, accountId: string): Promise<BudgetChannel[]>;
}
