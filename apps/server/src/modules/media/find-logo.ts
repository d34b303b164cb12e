import { API_BASE } from '@posthorn/contract';
import type { Db, Tx } from '@posthorn/db';
import { findMedia, type MediaRow } from './repository.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const address = new RegExp(`^${API_BASE}/master-images/(${uuid})/file$`);

/** A logo of the account by the address the library gives it; any other address matches no logo. */
export function findLogoByUrl(
  db: Db | Tx,
  accountId: string,
  url: string,
): Promise<MediaRow | undefined> {
  const id = address.exec(url)?.[1];
  return id ? findMedia(db, accountId, id, ['logo']) : Promise.resolve(undefined);
}
