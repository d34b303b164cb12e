import type { Deps } from '../../platform/deps.ts';
import { askInTime } from '../../platform/networks/ask-in-time.ts';

/** More are no help to choose. */
const MOST = 5;

/** What Meta suggests for who profits and who pays. None where it can not be asked. */
export async function listDisclosureNames(
  { connection: { db }, networks, config, log }: Deps,
  accountId: string,
): Promise<string[]> {
  const about = { account: accountId, question: 'names' };
  const names = await askInTime({ config, log }, about, async () => {
    const meta = await networks.connectorFor(db, accountId, 'facebook');
    return meta?.disclosureNames();
  });
  return (names ?? []).slice(0, MOST);
}
