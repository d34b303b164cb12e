import { sql } from 'kysely';

/**
 * Whether a network has something of a publication that is not over there. Without a known delivery that is so as soon
 * as one call was answered: what failed on the way may have been switched on.
 */
export const mayBeShown = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('reached_delivery')} in ('active', 'paused')
    or (${column('reached_delivery')} is null and (${column('reached_plan')} is not null
      or exists (select from publication_step step
        where step.publication_id = ${column('id')} and step.state = 'done'))))`;
};
