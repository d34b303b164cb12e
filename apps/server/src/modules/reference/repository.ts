import type { Db } from '@posthorn/db';

export function findProfile(db: Db, profileId: string) {
  return db
    .selectFrom('job_profile')
    .select(['id', 'name', 'function_group', 'synonyms'])
    .where('id', '=', profileId)
    .executeTakeFirst();
}
