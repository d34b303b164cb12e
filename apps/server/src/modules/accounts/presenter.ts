import type { OperationAnswer } from '@posthorn/contract';
import { type Db, findFreeMoney, type Tx } from '@posthorn/db';
import { dayIn, type Network, networkOf } from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { countsSomewhere } from '../../platform/networks/networks.ts';
import { type findAccount, listAdAccounts } from './repository.ts';

type AccountRow = Awaited<ReturnType<typeof findAccount>>;

export async function presentAccount(
  { networks, now }: Pick<Deps, 'networks' | 'now'>,
  db: Db | Tx,
  row: AccountRow,
): Promise<OperationAnswer<'getAccount'>> {
  const connections = await networks.connectionsOf(db, row.id);
  const place = { accountId: row.id, isSandbox: networks.isSandbox };
  const adAccounts = await listAdAccounts(db, place);
  const on = (network: Network) => ({
    accountId: adAccounts.find((one) => one.network === network)?.external_id ?? null,
  });
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    timeZone: row.time_zone,
    today: dayIn(row.time_zone, now()),
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
    application_days: row.application_days,
    pauses_lost_vacancies: row.pauses_lost_vacancies,
    version: row.version,
    channelAccounts: {
      facebook: on(networkOf.facebook),
      linkedin: on(networkOf.linkedIn),
      googleAds: on(networkOf.googleSearch),
    },
    hasConversionId: countsSomewhere(connections),
    ...connections,
    freeMoney: await findFreeMoney(db, row.id),
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
