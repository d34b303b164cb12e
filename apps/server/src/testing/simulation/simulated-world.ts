import type { Plan } from '@posthorn/connectors';
import type { Connection } from '@posthorn/db';
import { openSandbox, type SilentSandbox } from '@posthorn/sandbox';
import { type PublishTools, readAssets } from '../../modules/publishing/index.ts';
import { connectAccounts } from '../../platform/sandbox/connect-accounts.ts';
import { keepPages } from '../../platform/sandbox/keep-pages.ts';
import { serverOn, type TestServer } from '../server-on.ts';
import type { TestClient } from '../test-client.ts';
import { Chance } from './chance.ts';
import { databaseFaults, networkFaults } from './faults.ts';
import { copyOf, type Ground } from './ground.ts';
import { prepareStatements } from './prepare-statements.ts';
import type { SharedWorld } from './shared-world.ts';
import { SimulatedProcess } from './simulated-process.ts';
import { SimulatedTime } from './simulated-time.ts';
import { Trace } from './trace.ts';

const MORNING = Date.UTC(2027, 0, 4, 9);
const PROCESSES = 3;

/** The product, the networks and one clock for both, all of it drawn from one seed. */
export class SimulatedWorld implements SharedWorld {
  readonly time: SimulatedTime;
  readonly trace: Trace;
  readonly assetsOf: PublishTools['assetsOf'];
  /** How many processes died, and how often the database failed. */
  readonly counts = { killed: 0, databaseErrors: 0 };
  readonly excused = new Set<string>();
  /** Refused ads whose error a person settled, and that no one has asked to send since. */
  readonly settled = new Set<string>();
  processes: SimulatedProcess[] = [];
  /** Those that were told to stop: they finish what they are in and begin nothing. */
  private stopping: SimulatedProcess[] = [];
  private isCalm = false;
  private born = 0;

  private constructor(
    readonly ground: Ground,
    readonly chance: Chance,
    readonly server: TestServer,
    readonly sandbox: SilentSandbox,
    readonly admin: TestClient,
    private readonly workers: Connection,
    seen?: (line: string) => void,
  ) {
    this.time = new SimulatedTime(sandbox.clock);
    this.trace = new Trace(() => sandbox.clock.now(), MORNING, seen);
    const read = readAssets({ db: server.db, storage: ground.files });
    this.assetsOf = (accountId, sources) => (asset, from, to) =>
      // Each in an event of its own: those that are read at once come in the order of their asking.
      new Promise((resolve, reject) => {
        this.time.after(1, async () => {
          try {
            const known = ground.drawn.get(asset.key);
            const bytes = known ?? (await read(accountId, sources)(asset));
            ground.drawn.set(asset.key, bytes);
            resolve(bytes.subarray(from, to));
          } catch (error) {
            reject(error);
          }
        });
      });
  }

  static async open(
    ground: Ground,
    seed: number,
    seen?: (line: string) => void,
  ): Promise<SimulatedWorld> {
    const database = await copyOf(ground);
    const server = await serverOn(database);
    prepareStatements(server.deps.connection);
    const sandbox = await openSandbox({
      startAt: MORNING,
      seed: `simulation ${seed}`,
    });
    Object.defineProperty(server.clock, 'now', { get: () => new Date(sandbox.clock.now()) });
    await keepPages(sandbox, { db: server.db });
    await connectAccounts(sandbox, { db: server.db }, server.deps.secrets);
    const admin = await server.client(ground.kit.admin.id);
    const workers = database.connect({ max: 1 });
    prepareStatements(workers);
    for (const rule of networkFaults) sandbox.faults.add(rule);
    const chance = new Chance(seed);
    const world = new SimulatedWorld(ground, chance, server, sandbox, admin, workers, seen);
    world.fillUp();
    return world;
  }

  async close(): Promise<void> {
    await this.sandbox.stop();
    await this.workers.close();
    await this.server.close();
  }

  get secrets() {
    return this.server.deps.secrets;
  }

  get pool() {
    return this.workers.pool;
  }

  startProcess(): void {
    this.born += 1;
    this.processes.push(new SimulatedProcess(this, `process ${this.born}`));
  }

  killProcess(): void {
    this.takeProcess()?.kill();
    this.counts.killed += 1;
  }

  /** As when a new version is installed. */
  stopProcess(): void {
    const stopped = this.takeProcess();
    if (!stopped) return;
    stopped.stop();
    this.stopping = [...this.stopping.filter(({ isIdle }) => !isIdle), stopped];
  }

  private takeProcess(): SimulatedProcess | undefined {
    return this.processes.splice(this.chance.between(0, this.processes.length - 1), 1)[0];
  }

  get isIdle(): boolean {
    return [...this.processes, ...this.stopping].every(({ isIdle }) => isIdle);
  }

  /** Starts as many processes as there are when none fails. */
  fillUp(): void {
    while (this.processes.length < PROCESSES) this.startProcess();
  }

  /** From now on nothing goes wrong any more. What is on its way still arrives. */
  calmDown(): void {
    this.isCalm = true;
    this.sandbox.faults.clear();
    this.fillUp();
  }

  databaseFails(): boolean {
    const fails = !this.isCalm && this.chance.happens(databaseFaults.perStatement);
    if (fails) this.counts.databaseErrors += 1;
    return fails;
  }

  nameOf(publicationId: string): string {
    return publicationId.replace(/01900000-0000-7000-8000-0*/, '#');
  }

  /** Those that the database names; all of them where it names none. */
  async excuseRefused(publicationId: string): Promise<void> {
    const errors = await this.time.during(
      this.server.db
        .selectFrom('open_campaign_error')
        .innerJoin('publication', (join) =>
          join
            .onRef('publication.campaign_id', '=', 'open_campaign_error.campaign_id')
            .onRef('publication.channel', '=', 'open_campaign_error.channel'),
        )
        .select('ad_id')
        .where('publication.id', '=', publicationId)
        .execute(),
    );
    const ads = errors.flatMap(({ ad_id }) => ad_id ?? []);
    for (const id of ads.length > 0 ? ads : [publicationId]) this.excused.add(id);
  }

  async listPublications() {
    const rows = await this.server.db
      .selectFrom('publication')
      .innerJoin('campaign', 'campaign.id', 'publication.campaign_id')
      .selectAll('publication')
      .select('campaign.status')
      .orderBy('publication.id')
      .execute();
    const plans = await this.server.db
      .selectFrom('publication_plan')
      .select(['publication_id', 'version', 'plan'])
      .orderBy('version')
      .execute();
    return rows.map((row) => ({
      ...row,
      /** Every version that was ever wanted, the newest last. */
      plans: plans.flatMap(({ publication_id, plan }) =>
        publication_id === row.id ? (plan as Plan) : [],
      ),
    }));
  }
}
