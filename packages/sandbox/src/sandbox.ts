import { accountsIn, firstAccounts, keepAccount, keepPage } from './accounts.ts';
import { VirtualClock } from './clock.ts';
import { Control } from './control/control.ts';
import type { Dialect, SandboxAccount, SandboxPage, World } from './dialect.ts';
import { dialects as allDialects } from './dialects.ts';
import { Faults } from './faults/faults.ts';
import { Ledger, type LedgerReader } from './ledger/ledger.ts';
import { memoryLog, openLog } from './ledger/log.ts';
import { perNetwork, type SandboxNetwork, sandboxNetworks } from './network.ts';
import { type Listening, listen } from './server/listen.ts';
import { NetworkServer } from './server/network-server.ts';
import { Queue } from './server/queue.ts';
import { makeWorld, staleWorld, type WorldOptions } from './world.ts';

export interface SandboxOptions extends WorldOptions {
  /** Where it keeps what it knows; without one it forgets everything when it stops. */
  folder?: string;
  /** 0 is any free port, and the default. */
  ports?: Partial<Record<SandboxNetwork | 'control', number>>;
  /** The virtual moment at which a new one begins; then it runs like real time. */
  startAt?: number;
  /** How fast virtual time runs; 0 leaves it to those who turn it. */
  rate?: number;
  /** Whoever knows which pages are connected by now. */
  pages?: () => Promise<readonly NewPage[]>;
  /** In place of the real ones, for tests. */
  dialects?: Partial<Record<SandboxNetwork, Dialect>>;
}

export interface NewPage {
  network: SandboxNetwork;
  id: string;
  name: string;
  instagramUserId?: string | null;
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
  addPage(page: NewPage): Promise<void>;
  addAccount(account: SandboxAccount & { network: SandboxNetwork }): Promise<void>;
  stop(): Promise<void>;
}

const isSameAs =
  ({ id, instagramUserId = null }: NewPage) =>
  (page: SandboxPage): boolean =>
    page.id === id && page.instagramUserId === instagramUserId;

/** Three ad networks on this machine, with everything but people and money. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { folder, seed = 'posthorn', ports = {} } = options;
  let clock: VirtualClock | undefined;
  const now = () => clock?.now() ?? 0;
  const ledger = new Ledger(folder === undefined ? memoryLog() : openLog(folder), now);
  clock = new VirtualClock(ledger.clock ?? { virtual: options.startAt, rate: options.rate });
  clock.onTurn((setting) => ledger.keepClock(setting));
  const faults = new Faults(seed, now, ledger);
  const queue = new Queue();
  const dialects = { ...allDialects, ...options.dialects };
  const worlds = perNetwork((network) => makeWorld(dialects[network], ledger, now, options));
  const keep = (work: () => void) =>
    queue.run(() => {
      work();
      ledger.commit();
    });
  const addPage = ({ network, instagramUserId = null, ...page }: NewPage) =>
    keep(() => keepPage(ledger.of(network), { ...page, instagramUserId }));

  const learnPages = async () => {
    // Whoever does not answer has no news.
    const pages = (await options.pages?.().catch(() => [])) ?? [];
    const news = pages.filter((page) => !worlds[page.network].pages().some(isSameAs(page)));
    if (news.length > 0) ledger.rollback();
    for (const { network, instagramUserId = null, ...page } of news) {
      keepPage(ledger.of(network), { ...page, instagramUserId });
    }
    return news.length > 0;
  };

  await keep(() => {
    for (const network of sandboxNetworks) {
      const own = ledger.of(network);
      if (accountsIn(own).length === 0) keepAccount(own, firstAccounts[network]);
    }
  });
  const servers: Listening[] = [];
  const urls = perNetwork(() => '');
  for (const network of sandboxNetworks) {
    const worldFor = (seconds: number) => staleWorld(worlds[network], seconds * 1000);
    const tools = {
      dialect: dialects[network],
      worldFor,
      ledger,
      clock,
      faults,
      queue,
      learnPages,
    };
    const server = new NetworkServer(tools, () => urls[network]);
    const listening = await listen(server, ports[network] ?? 0);
    servers.push(listening);
    urls[network] = listening.url;
    server.resume();
  }
  const control = new Control({ clock, faults, dialects, worlds, urls, addPage, queue });
  const controlled = await listen(control, ports.control ?? 0);
  servers.push(controlled);
  return {
    urls,
    control: controlled.url,
    clock,
    faults,
    ledger: perNetwork((network) => ledger.reader(network)),
    world: (network) => worlds[network],
    addPage,
    addAccount: ({ network, ...account }) => keep(() => keepAccount(ledger.of(network), account)),
    async stop() {
      await Promise.all(servers.map((server) => server.close()));
      clock.stop();
      await queue.run(() => ledger.close());
    },
  };
}
