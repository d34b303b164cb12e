import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Db, Tx } from '@posthorn/db';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { realTime } from '../../../platform/real-time.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

interface NewFile {
  /** What follows the item's own name in the key, like `-preview.webp`. */
  ending: string;
  /** The content, also one that is still being made, or where it lies. */
  content: Buffer | Promise<Buffer> | { path: string };
}

/**
 * Puts files into the storage before anything speaks of them. Until a person owns them they are
 * written down as loose, so that a crash in between leaves nothing for ever.
 */
export async function storeFiles(
  db: Db,
  storage: Storage,
  accountId: string,
  files: NewFile[],
): Promise<string[]> {
  const stem = `media/${accountId}/${randomUUID()}`;
  const keyed = files.map(({ ending, content }) => ({ key: `${stem}${ending}`, content }));
  const keys = keyed.map(({ key }) => key);
  const written = db
    .insertInto('loose_file')
    .values(keys.map((key) => ({ key })))
    .execute();
  // Both are awaited together from the start, so that neither can fail unheard.
  const puts = keyed.map(async ({ key, content }) => {
    const [body] = await Promise.all([content, written]);
    await storage.put(key, Buffer.isBuffer(body) ? body : createReadStream(body.path));
  });
  await Promise.all(puts);
  return keys;
}

/** From here on a row speaks of these files. */
export async function ownFiles(tx: Tx, keys: string[]): Promise<void> {
  const owned = await tx
    .deleteFrom('loose_file')
    .where('key', 'in', keys)
    .returning('key')
    .execute();
  if (owned.length !== keys.length) throw new Error('Files were swept away before they were used');
}

/** Nothing speaks of these files any more. */
export async function dropFiles(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insertInto('loose_file')
    .values(keys.map((key) => ({ key, since: new Date(0) })))
    .execute();
}

/** Longer than any upload takes from its first file to its row. */
const LOOSE_FOR = sql<Date>`${realTime} - interval '1 hour'`;
const AT_ONCE = 100;

/** Removes what has been loose for long enough. A file that cannot be removed waits for the next time. */
export async function sweepLooseFiles(db: Db, storage: Storage, log: Logger): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const loose: { key: string }[] = await db
      .selectFrom('loose_file')
      .select('key')
      .where('since', '<', LOOSE_FOR)
      .where('key', '>', last)
      .orderBy('key')
      .limit(AT_ONCE)
      .execute();
    for (const { key } of loose) {
      await removeLoose(db, storage, key).catch((error: unknown) =>
        log.warn({ err: error, key }, 'a file could not be removed'),
      );
    }
    last = loose.at(-1)?.key;
  }
}

/** Taken out of the list first, so that no one can own a file that is about to go. */
function removeLoose(db: Db, storage: Storage, key: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const taken = await tx
      .deleteFrom('loose_file')
      .where('key', '=', key)
      .returning('key')
      .executeTakeFirst();
    if (taken) await storage.delete(key);
  });
}
