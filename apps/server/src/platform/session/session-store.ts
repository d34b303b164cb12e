import { hash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '@posthorn/db';
import { keptUserAgent } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { realTime } from '../real-time.ts';

type Lifetimes = Pick<Config, 'SESSION_IDLE_HOURS' | 'SESSION_MAX_DAYS'>;

/** Only the hash is stored, so a copy of the database opens no session. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export async function openSession(
  db: Db | Tx,
  lifetimes: Lifetimes,
  session: { personId: string; idToken?: Buffer | undefined; userAgent?: string | undefined },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      person_id: session.personId,
      id_token: session.idToken ?? null,
      user_agent: keptUserAgent(session.userAgent),
      expires_at: sql<Date>`${realTime} + make_interval(hours => ${lifetimes.SESSION_IDLE_HOURS})`,
    })
    .execute();
  return token;
}

/** Using a session keeps it alive, up to its longest age. */
export async function prolongSession(db: Db, lifetimes: Lifetimes, hash: Buffer): Promise<void> {
  await db
    .updateTable('session')
    .set({
      last_seen_at: realTime,
      expires_at: sql<Date>`least(
        ${realTime} + make_interval(hours => ${lifetimes.SESSION_IDLE_HOURS}),
        created_at + make_interval(days => ${lifetimes.SESSION_MAX_DAYS}))`,
    })
    .where('token_hash', '=', hash)
    .execute();
}

/** Answers what the provider needs to end its session, if anything. */
export async function closeSession(db: Db | Tx, hash: Buffer): Promise<Buffer | null> {
  const closed = await db
    .deleteFrom('session')
    .where('token_hash', '=', hash)
    .returning('id_token')
    .executeTakeFirst();
  return closed?.id_token ?? null;
}

export async function removeExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', realTime).execute();
}
