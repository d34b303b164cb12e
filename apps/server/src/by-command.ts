import { text } from 'node:stream/consumers';
import { type Db, migrateToLatest } from '@posthorn/db';
import { startEmbeddedPostgres } from '@posthorn/db/embedded';
import type { z } from 'zod';
import { duringStart } from './during-start.ts';
import { BadSetting, type Config } from './platform/config.ts';

/** What a command does in the database; the embedded one is started for it. */
export async function inDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} });
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  try {
    await migrateToLatest(url);
    return await duringStart(url, work);
  } finally {
    await embedded?.stop();
  }
}

/** What a command reads as JSON. Says what is wrong without repeating what was read: it may hold keys. */
export async function readInput<Schema extends z.ZodType>(
  input: NodeJS.ReadableStream,
  schema: Schema,
  expected: string,
): Promise<z.output<Schema>> {
  let read: unknown;
  try {
    read = JSON.parse(await text(input));
  } catch {
    throw new BadSetting(`${expected} is expected, as JSON. See README.md.`);
  }
  const parsed = schema.safeParse(read);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.join('.') || expected;
  throw new BadSetting(`${place} is not right: ${issue?.message}. See README.md.`);
}
