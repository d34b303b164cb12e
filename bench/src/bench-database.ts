import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, loadReference, migrateToLatest } from '@posthorn/db';
import { startEmbeddedPostgres } from '@posthorn/db/embedded';
import { fillDatabase, type Size } from './fill.ts';

const root = new URL('..', import.meta.url).pathname;

/** A database of the wanted size; filled once and kept for the next measurement. */
export async function openBenchDatabase(size: Size) {
  const dataDir = join(root, '.data', `${size.accounts}-${size.campaigns}`);
  const filled = join(dataDir, 'filled');
  const isFilled = await access(filled).then(
    () => true,
    () => false,
  );
  if (!isFilled) await rm(dataDir, { recursive: true, force: true });
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  if (!isFilled) {
    await migrateToLatest(database.url);
    const { db, close } = connect(database.url, { statementTimeout: 0 });
    await loadReference(db);
    await close();
    await fillDatabase(database.url, size, (step) => console.log(`  ${step}`));
    await writeFile(filled, '');
  }
  return database;
}
