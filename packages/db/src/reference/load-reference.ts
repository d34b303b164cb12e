import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import { loadPlaces } from './load-places.ts';
import { loadProfiles } from './load-profiles.ts';
import { readReference } from './read-reference.ts';

/**
 * Brings places, function groups and job profiles in the database up to date with the files.
 * Says whether there was anything to do.
 */
export async function loadReference(
  db: Db,
  onProgress: (step: string) => void = () => {},
): Promise<boolean> {
  const reference = await readReference();
  return db.transaction().execute(async (tx) => {
    // Servers that start at the same moment load one after another; the later ones then skip.
    await sql`select pg_advisory_xact_lock(hashtext('posthorn reference'))`.execute(tx);
    const stored = await tx.selectFrom('reference_version').select('version').executeTakeFirst();
    if (stored?.version === reference.version) return false;

    onProgress('function groups and job profiles');
    await loadProfiles(tx, reference);
    onProgress('places');
    await loadPlaces(tx, reference.places);
    await tx
      .insertInto('reference_version')
      .values({ version: reference.version })
      .onConflict((conflict) =>
        conflict
          .column('only_row')
          .doUpdateSet({ version: reference.version, loaded_at: sql`product_now()` }),
      )
      .execute();
    return true;
  });
}
