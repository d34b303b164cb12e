import type { OperationAnswer } from '@posthorn/contract';
import { dayIn } from '@posthorn/domain';
import { type Connections, countsSomewhere } from '../../platform/networks/networks.ts';
import type { findAccount } from './repository.ts';

type AccountRow = Awaited<ReturnType<typeof findAccount>>;

export function presentAccount(
  row: AccountRow,
  now: Date,
  connections: Connections,
): OperationAnswer<'getAccount'> {
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    timeZone: row.time_zone,
    today: dayIn(row.time_zone, now),
    primary_language: row.primary_language,
    city: presentCity(row),
    utm: row.utm,
    beneficiary: row.beneficiary,
    payer: row.payer,
    alias: row.alias,
    address: {
      street: row.street,
      postalCode: row.postal_code,
      city: row.city,
      country: row.country,
    },
    default_landing_page_url: row.default_landing_page_url,
    version: row.version,
    hasConversionId: countsSomewhere(connections),
    ...connections,
  };
}

function presentCity(row: AccountRow) {
  if (!row.place_id || !row.place_name || !row.place_type || !row.country_name) return null;
  return {
    id: row.place_id,
    name: row.place_name,
    type: row.place_type,
    country: row.country_name,
  };
}
