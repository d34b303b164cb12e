import { accountsIn, firstAccounts, keepAccount, keepPage, pagesIn } from './accounts.ts';
import { VirtualClock } from './clock.ts';
import type { Dialect, SandboxAccount, SandboxPage, World } from './dialect.ts';
import { dialects as allDialects } from './dialects.ts';
import { Faults } from './faults/faults.ts';
import { idOf } from './ids.ts';
import { Ledger, type LedgerReader, type NetworkLedger } from './ledger/ledger.ts';
import { memoryLog, openLog } from './ledger/log.ts';
import { type SandboxNetwork, sandboxNetworks } from './network.ts';
import type { SandboxPlaces } from './places/places.ts';
import { review } from './review.ts';
import { type Listening, listen } from './server/listen.ts';
import { NetworkServer } from './server/network-server.ts';
import { Queue } from './server/queue.ts';
import { UsageCounter } from './usage.ts';

export interface SandboxOptions {
  /** Where it keeps what it knows; without one it forgets everything when it stops. */
  folder?: string;
  /** Everything that looks like chance comes from it. */
  seed?: string;
  /** 0 is any free port, and the default. */
  ports?: Partial<Record<SandboxNetwork | 'control', number>>;
  /** The virtual moment at which a new one begins; then it runs like real time. */
  startAt?: number;
  /** How fast virtual time runs; 0 leaves it to those who turn it. */
  rate?: number;
  places?: SandboxPlaces;
  reviewMinutes?: number;
  /** Calls in an hour to one ad account. */
  callsPerHour?: number;
  dialects?: Partial<Record<SandboxNetwork, Dialect>>;
}

export interface Sandbox {
  /** Where each network is reached, without a slash at the end. */
  urls: Record<SandboxNetwork, string>;
  /** Where people and tests look at it and change it. */
  control: string;
  clock: VirtualClock;
  faults: Faults;
  /** What each network holds, for tests: nobody knows better. */
  ledger: Record<SandboxNetwork, LedgerReader>;
  world(network: SandboxNetwork): World;
  addPage(page: {
    network: SandboxNetwork;
    id: string;
    name: string;
    instagramUserId?: string | null;
  }): void;
  addAccount(account: SandboxAccount & { network: SandboxNetwork }): void;
  stop(): Promise<void>;
}

/** Three ad networks on this machine, with everything but people and money. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { folder, seed = 'posthorn', ports = {} } = options;
  let clock: VirtualClock | undefined;
  const now = () => clock?.now() ?? 0;
  const ledger = new Ledger(folder === undefined ? memoryLog() : openLog(folder), now);
  clock = new VirtualClock(
    ledger.clock ?? {
      ...(options.startAt !== undefined && { virtual: options.startAt }),
      ...(options.rate !== undefined && { rate: options.rate }),
    },
  );
  clock.onTurn((setting) => ledger.keepClock(setting));
  const faults = new Faults(seed, now);
  const queue = new Queue();
  const worlds = perNetwork((network) => makeWorld(network, options, seed, ledger, now));

  const servers = await Promise.all(
    sandboxNetworks.map(async (network): Promise<[SandboxNetwork, Listening]> => {
      const dialect = options.dialects?.[network] ?? allDialects[network];
      const worldFor = (seconds: number) => stale(worlds[network], seconds * 1000);
      let url = '';
      const tools = { dialect, worldFor, ledger, clock, faults, queue };
      const server = new NetworkServer(tools, () => url);
      const listening = await listen(
        (message, response) => void server.answer(message, response),
        ports[network] ?? 0,
      );
      url = listening.url;
      return [network, listening];
    }),
  );
  const keep = (work: () => void) => {
    work();
    ledger.commit();
  };
  keep(() => {
    for (const network of sandboxNetworks) {
      if (accountsIn(ledger.of(network)).length > 0) continue;
      keepAccount(ledger.of(network), firstAccounts[network]);
    }
  });
  const urls = Object.fromEntries(servers.map(([network, { url }]) => [network, url]));
  return {
    urls: urls as Record<SandboxNetwork, string>,
    control: '',
    clock,
    faults,
    ledger: perNetwork((network) => ledger.reader(network)),
    world: (network) => worlds[network],
    addPage: ({ network, instagramUserId = null, ...page }) =>
      keep(() => keepPage(ledger.of(network), { ...page, instagramUserId } satisfies SandboxPage)),
    addAccount: ({ network, ...account }) => keep(() => keepAccount(ledger.of(network), account)),
    async stop() {
      await Promise.all(servers.map(([, server]) => server.close()));
      clock.stop();
      await queue.run(() => ledger.close());
    },
  };
}

function makeWorld(
  network: SandboxNetwork,
  options: SandboxOptions,
  seed: string,
  ledger: Ledger,
  now: () => number,
): World {
  const own = ledger.of(network);
  const usage = new UsageCounter(now, options.callsPerHour ?? 20_000);
  return {
    seed,
    now,
    ledger: own,
    newId: () => idOf(network, ledger.nextNumber()),
    accounts: () => accountsIn(own),
    pages: () => pagesIn(own),
    places: async (query) => (await options.places?.(query)) ?? [],
    countCall: (account) => usage.count(account),
    review: (wish) => review(wish, now(), options.reviewMinutes ?? 30),
    statistics: () => [],
    spentOf: () => 0,
    leads: () => [],
  };
}

/** The same world, but its lists do not know yet what happened a moment ago. */
function stale(world: World, ageMs: number): World {
  if (ageMs === 0) return world;
  const { ledger } = world;
  const list: NetworkLedger['list'] = (filter) =>
    ledger.list(filter).filter(({ createdAt }) => createdAt <= world.now() - ageMs);
  return { ...world, ledger: { ...ledger, list } };
}

const perNetwork = <T>(make: (network: SandboxNetwork) => T): Record<SandboxNetwork, T> =>
  Object.fromEntries(sandboxNetworks.map((network) => [network, make(network)])) as Record<
    SandboxNetwork,
    T
  >;
