import type { Connector, ConsentClient } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import {
  type BudgetChannel,
  budgetChannels,
  type Network,
  type SocialChannel,
} from '@posthorn/domain';

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
  /** Where the terms of forms are accepted for a page; undefined where there is no such place. */
  formTermsUrl(channel: SocialChannel, externalId: string | null): string | undefined;
  /** How customers let us use a network; undefined where we have no application there. */
  consentOn(network: Network): ConsentClient | undefined;
}

/** What an account's ad accounts do not allow. */
export interface Connections {
  /** The channels on which it can not publish, because no ad account is connected. */
  unconnected: BudgetChannel[];
  /** The channels on which it can not count conversions, because the ad account has no number for them. */
  uncounted: BudgetChannel[];
  /** Those on which the network no longer lets us in. */
  lost: BudgetChannel[];
  /** Those on which the ad account is in another currency than the account. */
  otherCurrency: BudgetChannel[];
}

export const countsSomewhere = ({ uncounted }: Connections): boolean =>
  uncounted.length < budgetChannels.length;
