import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Network } from '@posthorn/domain';
import { conversionOf, firstAccounts, type Sandbox, startSandbox } from '@posthorn/sandbox';
import type { Clock } from '../../clock.ts';
import type { Connector } from '../../connector.ts';
import { isPassing, NetworkFailure } from '../../failure.ts';
import { googleConnector } from '../../google/index.ts';
import { Journal } from '../../journal/journal.ts';
import { NotYet, type Refs } from '../../journal/store.ts';
import { linkedInConnector } from '../../linkedin/index.ts';
import { metaConnector } from '../../meta/connector.ts';
import type { NetworkSettings } from '../../settings.ts';
import type { TransportTools } from '../../transport/transport.ts';
import { MemoryJournalStore } from '../memory-journal.ts';
import { placesOf } from '../places-of.ts';
import { sandboxTime } from '../sandbox-time.ts';
import { cleanUp } from './clean-up.ts';
import { readPicture, smokePlan, steps } from './life.ts';
import { type Recorded, Recorder, secretsIn } from './recorder.ts';
import { type Difference, differences } from './shapes.ts';
import type { Target } from './targets.ts';

const connectors: Record<Network, (settings: NetworkSettings, tools: TransportTools) => Connector> =
  { meta: metaConnector, linkedin: linkedInConnector, google: googleConnector };

const LATE_WINDOW_MS = 60_000;
const TRIES = 5;

interface Surroundings {
  clock: Clock;
  /** Where answers are kept, and what a run that was cut off has left behind. */
  folder?: string;
  signal?: AbortSignal | undefined;
  tell: (line: string) => void;
}

/** Writes down what was made as soon as it is known, so that the next run can take it away. */
class SmokeJournal extends MemoryJournalStore {
  constructor(private readonly made: (refs: Refs) => void) {
    super();
  }
  override async complete(key: string, externalId: string) {
    await super.complete(key, externalId);
    const done = [...this.steps.values()].flatMap(({ key, externalId: id }) =>
      id === null ? [] : [[key, id] as const],
    );
    this.made(Object.fromEntries(done));
  }
}

/** The life of one campaign that is never on; answers what the network answered. */
export async function liveOnce(
  { settings, page }: Target,
  { clock, folder, signal, tell }: Surroundings,
): Promise<Recorded[]> {
  const { network } = settings;
  const recorder = new Recorder(network, secretsIn(settings.credentials), folder);
  const tools: TransportTools = { clock, random: Math.random, fetch: recorder.fetch };
  const connector = connectors[network](settings, tools);
  const placeOn = placesOf(connector);
  const left = folder && join(folder, 'left-behind.json');
  const takeAway = async (refs: Refs) => {
    recorder.step = 'cleanUp';
    await patiently(clock, () => cleanUp(settings, tools, refs));
    if (left) rmSync(left, { force: true });
  };
  if (left && existsSync(left)) await takeAway(JSON.parse(readFileSync(left, 'utf8')) as Refs);

  let made: Refs = {};
  const store = new SmokeJournal((refs) => {
    made = refs;
    if (!left || !folder) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(left, JSON.stringify(refs));
  });
  const run = async () => ({
    journal: await Journal.open(store, { clock, lateWindowMs: LATE_WINDOW_MS }),
    read: readPicture,
    placeOn,
    signal,
  });
  try {
    recorder.step = 'accounts';
    const account = (await connector.listAccounts()).find(({ id }) => id === settings.accountId);
    if (!account) throw new Error(`The key does not open ad account ${settings.accountId}`);
    const plan = smokePlan(network, account, page, clock.now());
    for (const [name, step] of Object.entries(steps)) {
      if (signal?.aborted) break;
      recorder.step = name;
      const isDone = await patiently(clock, () => step({ connector, plan, run })).then(
        () => true,
        (error: unknown) => {
          tell(`${network}: ${name} failed: ${wordsOf(error)}`);
          return false;
        },
      );
      if (isDone) tell(`${network}: ${name}`);
      else if (name === 'publish') break;
    }
  } finally {
    await takeAway(made);
    tell(`${network}: everything is taken away again`);
  }
  return recorder.calls;
}

const wordsOf = (error: unknown): string => {
  if (!(error instanceof NetworkFailure)) return (error as Error).message;
  const { kind, code, message, field } = error.failure;
  return `${kind} ${code}${field ? ` (${field})` : ''}: ${message}`;
};

/** Waits where it is told to, and tries a few times what may go well later. */
async function patiently<T>(clock: Clock, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const wait = waitAfter(error, clock.now());
      if (wait === undefined || attempt >= TRIES) throw error;
      await clock.sleep(wait);
    }
  }
}

function waitAfter(error: unknown, now: number): number | undefined {
  if (error instanceof NotYet) return Math.max(0, error.until - now);
  const isLater = error instanceof NetworkFailure && isPassing(error.kind);
  return isLater ? (error.failure.retryAfterMs ?? 5_000) : undefined;
}

const PAGE = '90001';

/** The same ad account on a sandbox of this process. */
export function sandboxTarget(sandbox: Sandbox, network: Network): Target {
  const account = firstAccounts[network];
  const versions: Record<Network, string> = { meta: 'v26.0', linkedin: '202608', google: 'v25' };
  return {
    page: network === 'google' ? null : PAGE,
    settings: {
      network,
      baseUrl: sandbox.urls[network],
      apiVersion: versions[network],
      accountId: account.id,
      credentials: { accessToken: 'sandbox' },
      capabilities: { html5: false, leadForms: false, catalogAds: false },
      conversionId: conversionOf(account),
      applicationEvents: [],
    },
  };
}

export async function openSmokeSandbox(): Promise<Sandbox> {
  const sandbox = await startSandbox({ rate: 0, startAt: Date.now() });
  for (const network of ['meta', 'linkedin'] as const)
    await sandbox.addPage({ network, id: PAGE, name: 'Smoke', instagramUserId: null });
  return sandbox;
}

/** Lives once on the ad account, once on a sandbox, and answers where the two differ. */
export async function smoke(target: Target, around: Surroundings): Promise<Difference[]> {
  const real = await liveOnce(target, around);
  const sandbox = await openSmokeSandbox();
  try {
    const { network } = target.settings;
    const local = await liveOnce(sandboxTarget(sandbox, network), {
      clock: sandboxTime(sandbox),
      tell: () => {},
    });
    return differences(real, local);
  } finally {
    await sandbox.stop();
  }
}
