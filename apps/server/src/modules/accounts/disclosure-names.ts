import { payerChannels } from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { askInTime } from '../../platform/networks/ask-in-time.ts';

/** More are no help to choose. */
const MOST = 5;

/** What networks suggest for who profits and who pays. None where they can not be asked. */
export async function listDisclosureNames(
  { connection: { db }, networks, config, log }: Deps,
  accountId: string,
): Promise<string[]> {
  const about = { account: accountId, question: 'names' };
  const names = await askInTime({ config, log }, about, async () => {
    const answers = payerChannels.map(async (channel) => {
      const connector = await networks.connectorFor(db, accountId, channel);
      return (await connector?.disclosureNames()) ?? [];
    });
    return (await Promise.all(answers)).flat();
  });
  return (names ?? []).slice(0, MOST);
}
