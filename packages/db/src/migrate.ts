import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import { type Migration, Migrator, sql } from 'kysely';
import { assetPath } from './assets.ts';
import { connect } from './connect.ts';

/** Brings the schema up to date; several servers may try at once, the migrator locks. */
export async function migrateToLatest(url: string, onStep?: (name: string) => void): Promise<void> {
  const { db, pool, close } = connect(url, {
    max: 2,
    name: 'posthorn-migrate',
    // A machine that starts everything at once may take a while to answer.
    connectWithin: 60_000,
    statementTimeout: 0,
  });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(onStep) },
      // Several people work at once: one with a lower number may be finished after one with a higher.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    // The job queue lives in the same database, so that a job is enqueued in its row's transaction.
    await migrateJobQueue({ pgPool: pool });
  } finally {
    await close();
  }
}

async function readMigrations(onStep?: (name: string) => void) {
  const folder = assetPath('migrations');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    const name = file.replace(/\.sql$/, '');
    const text = await readFile(join(folder, file), 'utf8');
    migrations[name] = {
      async up(db) {
        onStep?.(name);
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}
