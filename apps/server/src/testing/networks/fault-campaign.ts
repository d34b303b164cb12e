import { networkOf, type Plan } from '@posthorn/connectors';
import { expectedTrees, eyes, sandboxTime } from '@posthorn/connectors/testing';
import { type AdType, addDays, type BudgetChannel, dayIn } from '@posthorn/domain';
import { type FaultRule, type Sandbox, startSandbox, unwholeMoments } from '@posthorn/sandbox';
import { pino } from 'pino';
import {
  followPublication,
  listDue,
  type PublishTools,
  REVIEW_CODE,
  runPublication,
} from '../../modules/publishing/index.ts';
import { sandboxApplications } from '../../platform/networks/applications.ts';
import { openNetworks } from '../../platform/networks/open-networks.ts';
import { connectAccounts } from '../../platform/sandbox/connect-accounts.ts';
import { keepPages } from '../../platform/sandbox/keep-pages.ts';
import { placesIn } from '../../platform/sandbox/places.ts';
import type { TestClient } from '../test-client.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type Kit, makeKit, makeLaunchable } from './campaign-kit.ts';
import { Killed, Mortality, mortalDatabase, mortalFetch } from './mortal-worker.ts';

const MORNING = Date.UTC(2027, 0, 4, 9);
const ROUNDS = 2_000;
/** A worker does about so many things that somebody could notice while it publishes. */
const LONGEST_LIFE = 70;
/** Real time: what hangs, hangs for so long. */
const PATIENCE_MS = 1_500;

/** Chance that can be repeated. */
function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * The product, the local networks and one virtual clock for both. Workers are born, work on one
 * publication and die, some of them early.
 */
export class FaultCampaign {
  /** How many workers there were, and how many of them died early. */
  readonly workers = { born: 0, killed: 0 };
  private readonly paused = new Set<string>();
  /** Ads that a network had something against at some time. */
  private readonly refused = new Set<string>();
  private readonly clock: PublishTools['clock'];

  private constructor(
    readonly server: TestServer,
    readonly sandbox: Sandbox,
    private readonly kit: Kit,
    readonly admin: TestClient,
    private readonly chance: () => number,
  ) {
    this.clock = sandboxTime(sandbox);
  }

  static async open(seed: number): Promise<FaultCampaign> {
    const server = await startTestServer();
    const sandbox = await startSandbox({
      rate: 0,
      startAt: MORNING,
      seed: `faults ${seed}`,
      places: placesIn(server.db),
      callsPerHour: 1_000_000,
    });
    Object.defineProperty(server.clock, 'now', { get: () => new Date(sandbox.clock.now()) });
    const kit = await makeKit(server.db, server.deps.storage);
    await keepPages(sandbox, { db: server.db });
    await connectAccounts(sandbox, { db: server.db }, server.deps.secrets);
    const admin = await server.client(kit.admin.id);
    return new FaultCampaign(server, sandbox, kit, admin, makeChance(seed));
  }

  async close(): Promise<void> {
    await this.sandbox.stop();
    await this.server.close();
  }

  addFaults(rules: readonly FaultRule[]): void {
    for (const rule of rules) this.sandbox.faults.add(rule);
  }

  /** Makes a campaign and launches it; answers its id. */
  async launch(ads: readonly AdType[]): Promise<string> {
    const { server, kit, admin } = this;
    // Waiting for quotas takes days. Nothing may be spent by then, or budgets are spread anew.
    const today = addDays(dayIn('Europe/Amsterdam', server.clock.now), 60);
    const campaign = await makeLaunchable(server.db, kit, { ads, today });
    await admin.call('deployCampaign', { params: { campaignId: campaign.id } });
    return campaign.id;
  }

  /**
   * Works until nothing is due any more, turning the clock to whatever comes next. So many of the
   * workers die early, and now and then somebody pauses a campaign and thinks better of it.
   */
  async settle(mortality: number): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const due = await listDue(this.server.db, this.server.clock.now);
      for (const id of due) {
        await this.work(id, mortality);
        if (this.chance() < mortality / 10) await this.pause(id);
      }
      await this.resumeAll();
      if (due.length === 0 && !(await this.turnToNext())) return;
    }
    throw new Error('Never settled');
  }

  private async pause(publicationId: string): Promise<void> {
    const [row] = await this.listPublications(publicationId);
    const campaignId = row?.campaign_id ?? '';
    const { status } = await this.admin.send('pauseCampaign', { params: { campaignId } });
    if (status === 200) this.paused.add(campaignId);
  }

  private async resumeAll(): Promise<void> {
    for (const campaignId of this.paused) {
      await this.admin.send('resumeCampaign', { params: { campaignId } });
    }
    this.paused.clear();
  }

  /**
   * Presses retry wherever that can help; answers where that was. What a network's reviewers refused
   * after it was published stays as it is until somebody changes the ad.
   */
  async repair(): Promise<string[]> {
    const rows = await this.server.db
      .selectFrom('campaign_error')
      .select('campaign_id')
      .distinct()
      .where('kind', '=', 'delivery')
      .where('code', '!=', REVIEW_CODE)
      .execute();
    for (const { campaign_id: campaignId } of rows) {
      await this.admin.call('redeployCampaign', { params: { campaignId } });
    }
    return rows.map(({ campaign_id }) => campaign_id);
  }

  /**
   * Looks at the networks once, as is done every few minutes, and sets right what came late: a call to
   * pause that nobody waited for any more can be carried out after all others, and only this sees it.
   */
  async look(): Promise<void> {
    for (const { id } of await this.listPublications()) {
      await followPublication(this.toolsOf(new Mortality(0)), id);
    }
    await this.settle(0);
  }

  private toolsOf(life: Mortality, heard: string[] = []): PublishTools {
    const { server, sandbox, clock, chance: random } = this;
    const networks = openNetworks({
      applications: sandboxApplications(sandbox),
      isSandbox: true,
      secrets: server.deps.secrets,
      tools: {
        clock,
        random,
        fetch: mortalFetch(life, PATIENCE_MS),
        heard: ({ outcome }) => heard.push(outcome),
      },
    });
    return {
      db: mortalDatabase(server.db, life),
      storage: server.deps.storage,
      networks,
      clock,
      random,
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    };
  }

  /** One worker in a process of its own. */
  private async work(id: string, mortality: number): Promise<void> {
    const isMortal = this.chance() < mortality;
    const life = new Mortality(isMortal ? 1 + Math.floor(this.chance() * LONGEST_LIFE) : 0);
    const heard: string[] = [];
    const tools = this.toolsOf(life, heard);
    this.workers.born += 1;
    try {
      await runPublication(tools, id);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      this.workers.killed += 1;
    }
    const [row] = await this.listPublications(id);
    if (!row) throw new Error(`No publication ${id}`);
    if (/policy|invalid/.test(heard.join())) await this.excuseRefused(row);
    this.assertAlwaysWhole(row);
  }

  private async turnToNext(): Promise<boolean> {
    const waiting = await this.server.db
      .selectFrom('publication')
      .select(['due_at', 'lease_until'])
      .where('due_at', 'is not', null)
      .execute();
    const moments = waiting.map(({ due_at, lease_until }) =>
      Math.max(due_at?.getTime() ?? 0, lease_until?.getTime() ?? 0),
    );
    if (moments.length === 0) return false;
    const { clock } = this.sandbox;
    await clock.set(Math.max(clock.now(), Math.min(...moments)));
    return true;
  }

  async listPublications(id?: string) {
    const rows = await this.server.db
      .selectFrom('publication')
      .innerJoin('publication_plan as p', (join) =>
        join
          .onRef('p.publication_id', '=', 'publication.id')
          .onRef('p.version', '=', 'publication.plan_version'),
      )
      .selectAll('publication')
      .select('p.plan')
      .$if(id !== undefined, (query) => query.where('publication.id', '=', id ?? ''))
      .orderBy('publication.id')
      .execute();
    return rows.map((row) => ({ ...row, plan: row.plan as Plan }));
  }

  /** What stands on the network for a plan. */
  treeOf(channel: BudgetChannel, plan: Plan) {
    const network = networkOf[channel];
    return eyes[network].tree(this.sandbox.ledger[network], plan);
  }

  /** The others go on without them. Who died took along which it were: then it may be any of them. */
  private async excuseRefused({ campaign_id, channel, plan }: Row): Promise<void> {
    const errors = await this.server.db
      .selectFrom('campaign_error')
      .select('ad_id')
      .where('campaign_id', '=', campaign_id)
      .where('channel', '=', channel)
      .execute();
    const known = errors.flatMap(({ ad_id }) => ad_id ?? []);
    const ids = known.length > 0 ? known : plan.ads.map(({ id }) => id);
    for (const id of ids) this.refused.add(id);
  }

  /** Nothing of it was ever shown before all of it was there and right. */
  private assertAlwaysWhole({ channel, plan }: Row): void {
    const network = networkOf[channel];
    const ledger = this.sandbox.ledger[network];
    const expected = expectedTrees(network, [plan]);
    const [first] = unwholeMoments(ledger, network, expected, this.refused);
    if (first) throw new Error(`${channel} was shown ${first.problems.join(', ')}`);
  }
}

type Row = Awaited<ReturnType<FaultCampaign['listPublications']>>[number];
