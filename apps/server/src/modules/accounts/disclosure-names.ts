import type { Deps } from '../../platform/deps.ts';

/** Suggestions help no one who waits for them. */
const PATIENCE_MS = 5_000;
/** More are no help to choose. */
const MOST = 5;

/** What Meta suggests for who profits and who pays. None where it can not be asked. */
export async function listDisclosureNames(
  { connection: { db }, networks, log }: Deps,
  accountId: string,
): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE_MS);
  });
  const ask = async () => {
    const meta = await networks.connectorFor(db, accountId, 'facebook');
    return (await meta?.disclosureNames()) ?? [];
  };
  try {
    return (await Promise.race([ask(), late])).slice(0, MOST);
  } catch (error) {
    log.info({ err: error, account: accountId }, 'Meta suggested no names');
    return [];
  } finally {
    clearTimeout(timer);
  }
}
