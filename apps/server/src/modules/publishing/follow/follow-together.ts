import type { Connector } from '@posthorn/connectors';
import { networkOf } from '@posthorn/domain';
import type { PublicationRow } from '../engine/lease.ts';
import type { PublishTools } from '../engine/tools.ts';
import { keepFollowed } from './keep-followed.ts';
import { isConnectionLost, keepConnection, tellConnectionLost } from './tell-connection.ts';
import { claim, type RowToFollow, readToFollow } from './to-follow.ts';

/**
 * Asks the networks how publications are doing, those of an ad account together, and writes down what they
 * say; unless another process has asked since `before`. What fails on one is logged, and asked again when
 * its turn comes.
 */
export async function followTogether(
  tools: PublishTools,
  ids: readonly string[],
  before = new Date(tools.clock.now()),
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await claim(tools, ids, before);
  for (const group of byAdAccount(rows)) {
    await followGroup(tools, group).catch((error: unknown) => {
      for (const { id } of group) warn(tools, id, error);
    });
  }
}

/** Publications of one ad account: an account has one on each network. */
export function byAdAccount<Row extends Pick<PublicationRow, 'id' | 'account_id' | 'channel'>>(
  rows: readonly Row[],
): Row[][] {
  const groups = new Map<string, Row[]>();
  // In a fixed order, so that the same rows lead to the same calls.
  for (const row of [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = `${row.account_id} ${networkOf[row.channel]}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

async function followGroup(tools: PublishTools, group: readonly PublicationRow[]): Promise<void> {
  const { db, clock, networks } = tools;
  const [first] = group;
  const connector = first && (await networks.connectorFor(db, first.account_id, first.channel));
  if (!connector) return;
  // What is left is for those who publish; what is known of campaigns stays as it is until then.
  if (!(await networks.hasRoomToFollow(db, first.account_id, first.channel))) return;
  const all = await readToFollow(db, group, new Date(clock.now()));
  if (all.length > 0) await ask(tools, connector, all);
}

async function ask(
  tools: PublishTools,
  connector: Connector,
  all: readonly RowToFollow[],
): Promise<void> {
  const { db, clock, inTurn = (write) => write() } = tools;
  const { isSandbox } = tools.networks;
  const outcomes = await connector.follow(all.map(({ asked }) => asked));
  let isConnected = false;
  let isLost = false;
  for (const [at, { row, asked }] of all.entries()) {
    const outcome = outcomes[at] ?? { error: new Error('Nothing was answered') };
    const now = new Date(clock.now());
    try {
      if ('error' in outcome) throw outcome.error;
      // The next loss is news again; said once, it is said for all.
      if (!isConnected) await keepConnection(db, row, isSandbox);
      isConnected = true;
      await inTurn(() => keepFollowed(db, row, { asked, ...outcome }, now));
    } catch (error) {
      if (isConnectionLost(error) && !isLost) {
        isLost = true;
        await tellConnectionLost(db, row, { now, isSandbox });
      }
      warn(tools, row.id, error);
    }
  }
}

const warn = ({ log }: PublishTools, publication: string, err: unknown) =>
  log.warn({ err, publication }, 'a publication could not be followed');
