import { type Failure, type JournalStore, LeaseLost, type StepRecord } from '@posthorn/connectors';
import { type RawBuilder, sql } from 'kysely';
import { until } from './lease.ts';
import type { PublishTools } from './tools.ts';

/** Something else is wanted meanwhile: what is being done is left where it is. */
export class Superseded extends Error {
  constructor() {
    super('Something else is wanted now.');
    this.name = 'Superseded';
  }
}

/** This process stops; another one goes on. */
export class GivenBack extends Error {
  constructor() {
    super('Left to another process.');
    this.name = 'GivenBack';
  }
}

export interface Holder {
  publicationId: string;
  token: number;
  /** What is being worked towards. */
  wantedVersion: number;
}

type HolderTools = Pick<PublishTools, 'db' | 'machineNow' | 'stopping'>;

/**
 * What the holder of a lease writes. Each write is one statement that looks at the token first, so that a worker whose
 * lease was taken over can not write any more, however late it wakes up; `step` selects from `holder`.
 */
export class HeldPublication {
  constructor(
    private readonly tools: HolderTools,
    private readonly holder: Holder,
  ) {}

  /** Before something is sent: not when this process stops, or something else is wanted. */
  async begin(step: RawBuilder<unknown>): Promise<void> {
    if (this.tools.stopping?.aborted) throw new GivenBack();
    const isMine = await this.write(step, sql`and wanted_version = ${this.holder.wantedVersion}`);
    if (!isMine) throw await this.whoseItIs();
  }

  /** After it was answered, whatever is wanted by now. */
  async change(step: RawBuilder<unknown>): Promise<void> {
    if (!(await this.write(step, sql``))) throw new LeaseLost();
  }

  /** The lease is renewed with the step that it covers. */
  private async write(step: RawBuilder<unknown>, also: RawBuilder<unknown>): Promise<boolean> {
    const { publicationId, token } = this.holder;
    const { rows } = await sql`
      with holder as (
        update publication set lease_until = ${until(this.tools.machineNow())}
        where id = ${publicationId} and lease_token = ${token} ${also}
        returning id
      ), step as (${step})
      select from holder`.execute(this.tools.db);
    return rows.length > 0;
  }

  private async whoseItIs(): Promise<Error> {
    const { publicationId, token } = this.holder;
    const row = await this.tools.db
      .selectFrom('publication')
      .select('lease_token')
      .where('id', '=', publicationId)
      .executeTakeFirst();
    return row?.lease_token === token ? new Superseded() : new LeaseLost();
  }
}

/** The journal in the database. */
export class PostgresJournalStore implements JournalStore {
  /** How many steps were completed through this store. */
  completed = 0;
  private readonly held: HeldPublication;

  constructor(
    private readonly tools: HolderTools,
    private readonly holder: Holder,
    /** Hears of every step that was completed. */
    private readonly onCompleted: (key: string) => Promise<void>,
  ) {
    this.held = new HeldPublication(tools, holder);
  }

  async load(): Promise<StepRecord[]> {
    const rows = await this.tools.db
      .selectFrom('publication_step')
      .selectAll()
      .where('publication_id', '=', this.holder.publicationId)
      .orderBy('started_at')
      .orderBy('key')
      .execute();
    return rows.map((row) => ({
      key: row.key,
      requestHash: row.request_hash,
      state: row.state,
      externalId: row.external_id,
      attempt: row.attempt,
      startedAt: row.started_at.getTime(),
    }));
  }

  begin({ key, requestHash, attempt, startedAt }: BegunStep): Promise<void> {
    return this.held.begin(
      sql`insert into publication_step as s
        (publication_id, key, request_hash, state, external_id, attempt, started_at)
      select id, ${key}, ${requestHash}, 'started', null, ${attempt}::int,
        ${new Date(startedAt)}::timestamptz
      from holder
      on conflict (publication_id, key) do update set
        request_hash = excluded.request_hash, state = 'started', external_id = null,
        attempt = excluded.attempt, started_at = excluded.started_at,
        failure = null, request_id = null`,
    );
  }

  async complete(key: string, externalId: string): Promise<void> {
    await this.held.change(
      sql`update publication_step s set state = 'done', external_id = ${externalId},
        failure = null, request_id = null
      from holder where s.publication_id = holder.id and s.key = ${key}`,
    );
    this.completed += 1;
    await this.onCompleted(key);
  }

  doubt(key: string, at: number): Promise<void> {
    return this.held.change(
      sql`update publication_step s set started_at = ${new Date(at)}::timestamptz
      from holder where s.publication_id = holder.id and s.key = ${key}`,
    );
  }

  fail(key: string, failure: Failure): Promise<void> {
    return this.held.change(
      sql`update publication_step s set state = 'failed', failure = ${JSON.stringify(failure)}::jsonb,
        request_id = ${failure.requestId ?? null}
      from holder where s.publication_id = holder.id and s.key = ${key}`,
    );
  }

  forget(key: string): Promise<void> {
    return this.held.change(
      sql`delete from publication_step s using holder
      where s.publication_id = holder.id and s.key = ${key}`,
    );
  }
}

type BegunStep = Omit<StepRecord, 'state' | 'externalId'>;
