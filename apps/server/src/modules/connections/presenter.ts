import type { OperationAnswer } from '@posthorn/contract';
import { connectionState, fullName, type Network, type NetworkRight } from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { missingSettings } from '../../platform/networks/applications.ts';
import type { NamedAdAccount } from './repository.ts';

type Answer = OperationAnswer<'connectAdAccount'>;

const timeOf = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

export function presentConnection(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  network: Network,
  row: NamedAdAccount | undefined,
): Answer {
  const connected = row?.sealed_keys ? row : undefined;
  return {
    network,
    state: connectionState(
      connected && { keysEndAt: connected.keys_end_at, lossReason: connected.lost_reason },
      now(),
    ),
    adAccount: row
      ? { id: row.external_id, name: row.name, currency: row.currency, timeZone: row.time_zone }
      : null,
    connectedBy: connected ? nameOf(connected) : null,
    connectedAt: timeOf(connected?.connected_at),
    checkedAt: timeOf(connected?.checked_at),
    keysEndAt: timeOf(connected?.keys_end_at),
    isRenewable: connected?.is_renewable ?? false,
    lostAt: timeOf(connected?.lost_at),
    lossReason: connected?.lost_reason ?? null,
    missingRights: (connected?.missing_rights ?? []) as NetworkRight[],
    missingSettings: missingSettings(config, network),
  };
}

const nameOf = ({ first_name, last_name }: NamedAdAccount): string | null =>
  first_name === null || last_name === null ? null : fullName({ first_name, last_name });
