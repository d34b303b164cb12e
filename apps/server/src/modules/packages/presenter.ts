import type { OperationAnswer } from '@posthorn/contract';
import { activationOf } from '@posthorn/contract/package-switches';
import { budgetsOf } from '@posthorn/db';
import type { PackageRow } from './repository.ts';

export const presentPackage = (row: PackageRow): OperationAnswer<'getPackage'> => ({
  id: row.id,
  hash: row.hash,
  accountId: row.account_id,
  name: row.name,
  status: row.status,
  runtime: row.runtime,
  customTotalGrossBudget: row.custom_total_gross_budget,
  channelsActivation: activationOf(row.channels_off),
  channelsBudget: budgetsOf(row),
  campaignsCount: row.campaigns_count,
  version: row.version,
});
