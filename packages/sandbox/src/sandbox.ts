import { accountsIn, firstAccounts, keepAccount, keepPage } from './accounts.ts';
import { VirtualClock } from './clock.ts';
import { isManagedAccount, isManagedPage } from './consent/manager.ts';
import { Control } from './control/control.ts';
import type { Dialect, SandboxAccount, SandboxPage, SandboxRequest, World } from './dialect.ts';
import { dialects as allDialects } from './dialects.ts';
import { Refusals } from './doubtful-refusals.ts';
import { Faults } from './faults/faults.ts';
import { Ledger, type LedgerReader } from './ledger/ledger.ts';
import { memoryLog, openLog } from './ledger/log.ts';
import { LeadWebhook, type Listener } from './meta/forms/lead-webhook.ts';
import { perNetwork, type SandboxNetwork, sandboxNetworks } from './network.ts';
import { type Answering, type Listening, listen } from './server/listen.ts';
import { NetworkServer, type Reaction } from './server/network-server.ts';
import { Queue } from './server/queue.ts';
import { requestOf } from './server/read-request.ts';
import { makeWorld, staleWorld, type WorldOptions } from './world.ts';

export interface SandboxOptions extends WorldOptions {
  /** Where it keeps what it knows; without one it forgets everything when it stops. */
  folder?: string;
  /** 0 is any free port, and the default. */
  ports?: Partial<Record<SandboxNetwork | 'control', number>>;
  /** The virtual moment at which a new one begins; then it runs like real time. */
  startAt?: number;
  /**
   * The moment in the past at which a new one begins. It stands still, and `clock.isBehind` says so, until
   * what happened since then is done and `clock.catchUp` is called; a restart in between changes nothing.
   */
  behindSince?: number | undefined;
  /** How fast virtual time runs; 0 leaves it to those who turn it. */
  rate?: number;
  /** Tells which pages are connected by now. */
  pages?: () => Promise<readonly NewPage[]>;
  /** Where our application hears of what people send with forms; without one it is never told. */
  listener?: Listener;
  /** In place of the real ones, for tests. */
  dialects?: Partial<Record<SandboxNetwork, Dialect>>;
}

export interface NewPage {
  network: SandboxNetwork;
  id: string;
  name: string;
  instagramUserId?: string | null;
  lacksTerms?: boolean;
}

/** The networks as objects of this process: nothing listens. */
export interface SilentSandbox {
  /** Where each network is reached, without a slash at the end. */
  urls: Record<SandboxNetwork, string>;
  /** What becomes of a request, from a socket or from a call in the same process. */
  receive(call: SandboxCall): Promise<Reaction>;
  clock: VirtualClock;
  faults: Faults;
  /** What no source confirms, to be switched on and off. */
  refusals: Refusals;
  /** What each network holds, for tests: no one knows better. */
  ledger: Record<SandboxNetwork, LedgerReader>;
  world(network: SandboxNetwork): World;
  addPage(page: NewPage): Promise<void>;
  addAccount(account: SandboxAccount & { network: SandboxNetwork }): Promise<void>;
  stop(): Promise<void>;
}

export interface Sandbox extends SilentSandbox {
  /** Tells our application now what it has not been told yet. */
  sendWebhooks(): Promise<void>;
  /** Where people and tests look at it and change it. */
  control: string;
}

/** How often it is looked whether there is something to tell; time runs as it likes meanwhile. */
const TELL_EVERY_MS = 5_000;

/** A request on its way to one of the networks. */
export interface SandboxCall extends Pick<SandboxRequest, 'method' | 'headers' | 'body'> {
  url: string;
}

const isSameAs =
  ({ id, instagramUserId = null }: NewPage) =>
  (page: SandboxPage): boolean =>
    page.id === id && page.instagramUserId === instagramUserId;

/** Three ad networks on this machine, with everything but people and money. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { ports = {} } = options;
  const { networks, control, sendWebhooks, ...sandbox } = await makeNetworks(options);
  const telling = setInterval(() => {
    // Where time stands still, those who turn it say when something is told.
    if (sandbox.clock.rate > 0) void sendWebhooks().catch(() => {});
  }, TELL_EVERY_MS).unref();
  const listening: Listening[] = [];
  const open = async (answering: Answering, port = 0) => {
    const opened = await listen(answering, port);
    listening.push(opened);
    return opened.url;
  };
  for (const network of sandboxNetworks) {
    sandbox.urls[network] = await open(networks[network], ports[network]);
    networks[network].resume();
  }
  return {
    ...sandbox,
    control: await open(control, ports.control),
    sendWebhooks,
    async stop() {
      clearInterval(telling);
      await Promise.all(listening.map((one) => one.close()));
      await sandbox.stop();
    },
  };
}

/** The same networks for a simulation: calls come through `receive`, time from the clock that is passed in. */
export async function openSandbox(
  options: Omit<SandboxOptions, 'ports' | 'rate'> = {},
): Promise<SilentSandbox> {
  const {
    networks,
    control: _,
    sendWebhooks: _webhooks,
    ...sandbox
  } = await makeNetworks({
    ...options,
    rate: 0,
  });
  for (const network of sandboxNetworks) networks[network].resume();
  return sandbox;
}

async function makeNetworks(options: SandboxOptions) {
  const { folder, seed = 'posthorn' } = options;
  let clock: VirtualClock | undefined;
  const now = () => clock?.now() ?? 0;
  const ledger = new Ledger(folder === undefined ? memoryLog() : openLog(folder), now);
  const { behindSince } = options;
  if (behindSince !== undefined && ledger.isNew && !ledger.clock) {
    ledger.keepClock({ virtual: behindSince, real: Date.now(), rate: 0, isBehind: true });
  }
  clock = new VirtualClock(ledger.clock ?? { virtual: options.startAt, rate: options.rate });
  clock.onTurn((setting) => ledger.keepClock(setting));
  const faults = new Faults(seed, now, ledger);
  const refusals = new Refusals(ledger, options.accepted);
  const queue = new Queue();
  const dialects = { ...allDialects, ...options.dialects };
  const worlds = perNetwork((network) =>
    makeWorld(dialects[network], ledger, now, refusals, options),
  );
  const keep = (work: () => void) =>
    queue.run(() => {
      work();
      ledger.commit();
    });
  const openAccount = (network: SandboxNetwork, account: SandboxAccount) => {
    // The sandbox's own keep their names and currencies, also when several accounts connect them.
    if (isManagedAccount(network, account.id)) return;
    keepAccount(ledger.of(network), account);
    dialects[network].furnish?.(account, ledger.of(network));
  };
  const addPage = ({ network, instagramUserId = null, ...page }: NewPage) =>
    keep(() => {
      if (isManagedPage(network, page.id)) return;
      keepPage(ledger.of(network), { ...page, instagramUserId });
    });

  const learnPages = async () => {
    // A listener that does not answer has no news.
    const pages = (await options.pages?.().catch(() => [])) ?? [];
    const news = pages.filter(
      (page) =>
        !isManagedPage(page.network, page.id) && !worlds[page.network].pages().some(isSameAs(page)),
    );
    if (news.length > 0) ledger.rollback();
    for (const { network, instagramUserId = null, ...page } of news) {
      keepPage(ledger.of(network), { ...page, instagramUserId });
    }
    return news.length > 0;
  };

  await keep(() => {
    for (const network of sandboxNetworks) {
      const own = ledger.of(network);
      if (accountsIn(own).length === 0) openAccount(network, firstAccounts[network]);
    }
  });
  const { listener } = options;
  const webhook =
    listener &&
    new LeadWebhook({ world: worlds.meta, listener, read: (work) => queue.run(work), keep });
  // While it is behind, what happens is told by no one: it has long happened.
  const sendWebhooks = async () => (clock?.isBehind ? undefined : webhook?.tell());
  const urls = perNetwork((network) => `http://${network}.sandbox`);
  const networks = perNetwork((network) => {
    const worldFor = (seconds: number) => staleWorld(worlds[network], seconds * 1000);
    const dialect = dialects[network];
    const personActed = () => void sendWebhooks().catch(() => {});
    const tools = { dialect, worldFor, ledger, clock, faults, queue, learnPages, personActed };
    return new NetworkServer(tools, () => urls[network]);
  });
  const receive = async ({ url, ...call }: SandboxCall): Promise<Reaction> => {
    const { origin, pathname: rawPath, search } = new URL(url);
    const network = sandboxNetworks.find((one) => urls[one] === origin);
    if (!network) throw new Error(`No network is reached at ${origin}.`);
    const request = requestOf({ ...call, rawPath, rawQuery: search.slice(1) }, origin);
    return networks[network].react(request);
  };
  return {
    networks,
    control: new Control({ clock, faults, refusals, dialects, worlds, urls, addPage, keep, queue }),
    urls,
    sendWebhooks,
    receive,
    clock,
    faults,
    refusals,
    ledger: perNetwork((network) => ledger.reader(network)),
    world: (network: SandboxNetwork) => worlds[network],
    addPage,
    addAccount: ({ network, ...account }: SandboxAccount & { network: SandboxNetwork }) =>
      keep(() => openAccount(network, account)),
    async stop() {
      clock.stop();
      await queue.run(() => ledger.close());
    },
  };
}
