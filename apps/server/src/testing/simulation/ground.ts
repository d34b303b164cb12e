import { Readable } from 'node:stream';
import type { Db } from '@posthorn/db';
import { makePlace } from '@posthorn/db/builders';
import { createDatabase, type TestDatabase } from '@posthorn/db/testing/databases';
import { sql } from 'kysely';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Kit, makeKit } from '../networks/campaign-kit.ts';

/** What every simulation begins with, made once: an account with pages and pictures. */
export interface Ground {
  adminUrl: string;
  /** Each simulation works on a copy of it. */
  database: TestDatabase;
  kit: Kit;
  /** Another account. */
  neighbour: Kit;
  places: Places;
  files: Storage;
  /** What was drawn or packed, by its key, which names what it is made of. */
  drawn: Map<string, Buffer>;
}

export async function prepareGround(adminUrl: string): Promise<Ground> {
  const database = await createDatabase(adminUrl, { settings });
  const connection = database.connect({ max: 1 });
  const files = memoryStorage();
  try {
    await countIds(connection.db);
    const kit = await makeKit(connection.db, files);
    const neighbour = await makeKit(connection.db, files);
    const places = await makePlaces(connection.db);
    return { adminUrl, database, kit, neighbour, places, files, drawn: new Map() };
  } finally {
    await connection.close();
  }
}

/** Places beside the one of the kit. */
interface Places {
  /** Known everywhere. */
  cities: Kit['place'][];
  /** A point for Meta; LinkedIn and Google know no such town there. */
  hamlet: Kit['place'];
}

async function makePlaces(db: Db): Promise<Places> {
  const amsterdam = { name: 'Amsterdam', region_name: 'North Holland' };
  const rotterdam = { name: 'Rotterdam', region_name: 'South Holland' };
  return {
    cities: [
      await makePlace(db, {
        ...{ id: 'city:2759794', ...amsterdam, alternatives: ['Noord-Holland'] },
        ...{ latitude: 52.374, longitude: 4.8897 },
      }),
      await makePlace(db, {
        ...{ id: 'city:2747891', ...rotterdam, alternatives: ['Zuid-Holland'] },
        ...{ latitude: 51.9225, longitude: 4.4792 },
      }),
    ],
    hamlet: await makePlace(db, {
      ...{ id: 'city:bergen-zeeland', name: 'Bergen', region_name: 'Zeeland' },
      ...{ latitude: 51.4988, longitude: 3.6136 },
    }),
  };
}

/** Functions of ours hide those of the same name that PostgreSQL brings. */
const settings = '-c search_path=public,pg_catalog';

/** A database of its own, in which ids come from a counter. */
export const copyOf = ({ adminUrl, database }: Ground): Promise<TestDatabase> =>
  createDatabase(adminUrl, { template: database.name, settings });

/** Ids come from a counter instead of from time and chance: they decide orders, and stand in names. */
async function countIds(db: Db): Promise<void> {
  await sql`create sequence simulated_ids`.execute(db);
  await sql`create function public.uuidv7() returns uuid language sql volatile as $$
    select ('01900000-0000-7000-8000-' || lpad(to_hex(nextval('simulated_ids')), 12, '0'))::uuid
  $$`.execute(db);
  const columns = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_default like '%uuidv7()%'`.execute(db);
  for (const { table, column } of columns.rows) {
    await sql`alter table ${sql.table(table)}
      alter column ${sql.ref(column)} set default public.uuidv7()`.execute(db);
  }
}

function memoryStorage(): Storage {
  const files = new Map<string, Buffer>();
  return {
    async put(key, body) {
      if (!Buffer.isBuffer(body)) throw new Error('Files of simulations come as a whole');
      files.set(key, body);
    },
    async get(key, range) {
      const file = files.get(key);
      const part = range ? file?.subarray(range.start, range.end + 1) : file;
      return part && { body: Readable.from([part]), size: part.length };
    },
    async delete(key) {
      files.delete(key);
    },
  };
}
