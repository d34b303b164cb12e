import type { Database, Db } from '@posthorn/db';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely';
import type { Host } from './shared-world.ts';

/** The database as one process sees it: each statement or transaction has its turn, and some fail. */
export const simulatedDatabase = (host: Host, pool: PostgresPool): Db =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => new SimulatedDriver(host, new PostgresDriver({ pool })),
    },
  });

const connectionLost = () =>
  Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/** Longer than any statement here takes; it lets the events of several processes mix. */
const LONGEST_MS = 3;

class SimulatedDriver implements Driver {
  constructor(
    private readonly host: Host,
    private readonly real: PostgresDriver,
  ) {}

  init(): Promise<void> {
    return this.real.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { world } = this.host;
    await this.host.wait(world.chance.between(0, LONGEST_MS));
    if (world.databaseFails()) throw connectionLost();
    world.time.begin();
    return new SimulatedConnection(this.host, await this.real.acquireConnection());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.real.releaseConnection(realOf(connection));
    this.host.world.time.end();
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SimulatedConnection).isTransaction = true;
    return this.real.beginTransaction(realOf(connection), {});
  }

  /** What is committed may be so without anyone hearing of it. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.real.commitTransaction(realOf(connection));
    if (this.host.world.databaseFails()) throw connectionLost();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.real.rollbackTransaction(realOf(connection));
  }

  async destroy(): Promise<void> {}
}

const realOf = (connection: DatabaseConnection): never =>
  (connection as SimulatedConnection).real as never;

class SimulatedConnection implements DatabaseConnection {
  isTransaction = false;

  constructor(
    private readonly host: Host,
    readonly real: DatabaseConnection,
  ) {}

  async executeQuery<R>(query: CompiledQuery) {
    const result = await this.real.executeQuery<R>(query);
    if (!/^\s*select/.test(query.sql)) this.host.note(`writes ${targetOf(query.sql)}`);
    if (!this.isTransaction && this.host.world.databaseFails()) throw connectionLost();
    return result;
  }

  streamQuery(): never {
    throw new Error('Nothing in the engine streams');
  }
}

/** What a statement writes: 'insert into publication_step', 'update publication'. */
const targetOf = (sql: string): string =>
  [...sql.matchAll(/(insert into|update|delete from) "?(\w+)/g)]
    .map(([, verb, table]) => `${verb} ${table}`)
    .join(', ');
