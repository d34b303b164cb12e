import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@posthorn/db';
import { ownPageHeaders } from '../own-page.ts';

/** A person who is signed in and presses buttons. */
export interface Caller {
  /** Answers the status. */
  put(path: string): Promise<number>;
}

export async function signIn(db: Db, url: string, personId: string): Promise<Caller> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      person_id: personId,
      expires_at: new Date(Date.now() + 86_400_000),
      id_token: null,
    })
    .execute();
  const cookie = `posthorn_session=${token}`;
  const headers = await ownPageHeaders(url, cookie);
  return {
    async put(path) {
      const { status } = await fetch(`${url}/api/${path}`, { method: 'PUT', headers });
      return status;
    },
  };
}
