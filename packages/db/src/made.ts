import type { ColumnType } from 'kysely';

/** Set by the database when the row is made; may be given by builders. */
export type Made = ColumnType<Date, Date | undefined, Date>;
