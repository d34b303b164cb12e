import { type AdType, dayIn } from '@posthorn/domain';
import { type Kit, makeLaunchable } from '../networks/campaign-kit.ts';
import type { Ground } from './ground.ts';
import { SimulatedWorld } from './simulated-world.ts';

/** What another account has just launched. */
interface Others {
  campaigns: number;
  ads: readonly AdType[];
}

interface Launched {
  /** By the clock of the networks, from the launch until it is on all of them. */
  ms: number;
  /** How many publications of the other account were begun meanwhile. */
  overtakenBy: number;
}

const own: readonly AdType[] = ['FacebookPostAd', 'LinkedinPostAd'];
const STEP_MS = 100;
const LONGEST_MS = 3_600_000;

/** A launch of one account while another one is busy, on one process, and nothing goes wrong. */
export async function launchBeside(
  ground: Ground,
  seed: number,
  others?: Others,
): Promise<Launched> {
  const world = await SimulatedWorld.open(ground, seed);
  try {
    world.calmDown();
    const [process] = world.processes;
    if (!process) throw new Error('No process works');
    for (let n = 0; n < (others?.campaigns ?? 0); n += 1) {
      await launch(world, ground.neighbour, others?.ads ?? []);
    }
    void process.look();
    await world.time.turnTo(world.time.now() + STEP_MS);
    const isBegun = await countBegun(world, ground.neighbour);
    const began = world.time.now();
    const id = await launch(world, ground.kit, own);
    while (world.time.now() < began + LONGEST_MS) {
      // As often as a process of the product looks by itself, at least.
      void process.look();
      await world.time.turnTo(world.time.now() + STEP_MS);
      if (await isLive(world, id)) {
        const overtakenBy = (await countBegun(world, ground.neighbour)) - isBegun;
        return { ms: world.time.now() - began, overtakenBy };
      }
    }
    throw new Error('The launch was never published');
  } finally {
    await world.close();
  }
}

async function launch(world: SimulatedWorld, kit: Kit, ads: readonly AdType[]): Promise<string> {
  const { server } = world;
  const today = dayIn('Europe/Amsterdam', server.clock.now);
  const { id } = await makeLaunchable(server.db, kit, { ads, today });
  const client = await server.client(kit.admin.id);
  const { status, body } = await client.send('deployCampaign', { params: { campaignId: id } });
  if (status !== 200) throw new Error(`A launch was refused: ${JSON.stringify(body)}`);
  await server.db.deleteFrom('rate_counter').execute();
  return id;
}

async function isLive({ server }: SimulatedWorld, campaignId: string): Promise<boolean> {
  const rows = await server.db
    .selectFrom('publication')
    .select('state')
    .where('campaign_id', '=', campaignId)
    .execute();
  return rows.length > 0 && rows.every(({ state }) => state === 'live');
}

async function countBegun({ server }: SimulatedWorld, { account }: Kit): Promise<number> {
  const rows = await server.db
    .selectFrom('publication')
    .select('id')
    .where('account_id', '=', account.id)
    .where('lease_token', '>', 0)
    .execute();
  return rows.length;
}
