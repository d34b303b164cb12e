import { sql } from 'kysely';

/** What the job profiles of a campaign or template in the same statement are called in its language, by id. */
export const localNames = (of: 'campaign' | 'template') => sql<Record<string, string>>`(
  select coalesce(json_object_agg(t.profile_id, t.title), '{}')
  from job_profile_title t
  where t.position = 0 and t.language = ${sql.ref(`${of}.language`)} and t.profile_id in (
    select p ->> 'id' from jsonb_array_elements(${sql.ref(`${of}.profiles`)}) as p))`;
