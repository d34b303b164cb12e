import type { AdAccount } from '../connector.ts';
import type { Desk } from './desk.ts';

/** More accounts at the top than these do not exist. */
const MOST = 50;

/** Every account that ads can be bought with; those that only hold others are left out. */
export async function listAccounts({ client, settings }: Desk): Promise<AdAccount[]> {
  const tops = settings.managerId
    ? [`customers/${settings.managerId.replaceAll(/\D/g, '')}`]
    : await accessibleCustomers(client);
  const found = new Map<string, AdAccount>();
  for (const top of tops) {
    const rows = await client.search(
      "SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code, customer_client.time_zone FROM customer_client WHERE customer_client.manager = FALSE AND customer_client.status = 'ENABLED'",
      top,
    );
    for (const { customerClient } of rows) {
      const { id, descriptiveName, currencyCode, timeZone } = customerClient ?? {};
      if (!id || !currencyCode || !timeZone) continue;
      found.set(id, { id, name: descriptiveName ?? id, currency: currencyCode, timeZone });
    }
  }
  return [...found.values()];
}

/** What a key opens directly, by resource name. */
export async function accessibleCustomers(client: Desk['client']): Promise<string[]> {
  const body = (await client.ask('customers:listAccessibleCustomers')) as {
    resourceNames?: string[];
  };
  return (body.resourceNames ?? []).slice(0, MOST);
}
