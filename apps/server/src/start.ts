import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@posthorn/connectors';
import {
  type Connection,
  connect,
  loadReference,
  migrateToLatest,
  setProductTime,
  type Tx,
} from '@posthorn/db';
import { StartProblem, startEmbeddedPostgres } from '@posthorn/db/embedded';
import { fetchFrom } from '@posthorn/sandbox';
import { type DestinationStream, type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { firstLaunch, launchDemo } from './demo/launch-demo.ts';
import { loadDemo } from './demo/load-demo.ts';
import { duringStart } from './during-start.ts';
import { bannerWorker } from './modules/ads/index.ts';
import {
  hashLeadNumbers,
  pullWorker,
  resealLeadKeys,
  watchApplications,
} from './modules/applications/index.ts';
import { finishInRounds } from './modules/campaigns/index.ts';
import { callbackUrl, resealConsents, watchConnections } from './modules/connections/index.ts';
import { moveDynamicInRounds } from './modules/dynamic-campaigns/index.ts';
import { balanceLettersWorker } from './modules/finance/index.ts';
import { feedWorkers, resealFeeds } from './modules/job-lists/index.ts';
import { archiveInRounds } from './modules/master-accounts/index.ts';
import { mediaWorkers, reportFfmpeg, takeMissingStills } from './modules/media/index.ts';
import { metaWebhookUrl } from './modules/network-webhooks/index.ts';
import { digestWorker, lettersWorker } from './modules/notifications/index.ts';
import { peopleWorker } from './modules/people/index.ts';
import {
  followAll,
  followCatalogues,
  type PublishTools,
  publishWorker,
  readAssets,
  watchPublications,
} from './modules/publishing/index.ts';
import { sessionWorker } from './modules/session/index.ts';
import { pageWorkers } from './modules/social-pages/index.ts';
import { vacancyWorker } from './modules/vacancy-guard/index.ts';
import { resealWebhooks, webhookWorkers } from './modules/webhooks/index.ts';
import { weeklyWorker } from './modules/weekly-letter/index.ts';
import type { Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { announce } from './platform/events/announce.ts';
import { openEventHub } from './platform/events/hub.ts';
import { enqueueScheduled } from './platform/jobs/enqueue-job.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { mailWorker } from './platform/mail/send-mail.ts';
import { resealAdAccounts } from './platform/networks/ad-accounts.ts';
import { liveApplications, sandboxApplications } from './platform/networks/applications.ts';
import { liveLimits, sandboxLimits } from './platform/networks/meter.ts';
import { openNetworks } from './platform/networks/open-networks.ts';
import { realClock } from './platform/networks/real-clock.ts';
import { openLog } from './platform/open-log.ts';
import { entryOf } from './platform/outgoing/allowed-hosts.ts';
import { openOutgoing } from './platform/outgoing/outgoing.ts';
import { givingPlaces } from './platform/places.ts';
import { realMs, realNow } from './platform/real-time.ts';
import { clockOf } from './platform/sandbox/clock-of.ts';
import { keepProductTime } from './platform/sandbox/keep-product-time.ts';
import { startAdSandbox } from './platform/sandbox/start-ad-sandbox.ts';
import { localSecret, secretsFrom } from './platform/secrets.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { cannotListen, checkBeforeStart } from './start-checks.ts';
import { version } from './version.ts';

export interface Product {
  /** Brings everything up, in order. */
  start(): Promise<Started>;
  /** Takes down in reverse what has come up so far, also in the middle of a start. */
  stop(): Promise<void>;
}

export interface Started {
  /** The address to open. */
  url: string;
  /** Where one looks at the ad networks of this machine, when there are some. */
  sandbox: string | undefined;
}

/** Reports each step that may take a while. */
export type Progress = <T>(step: string, work: () => Promise<T>) => Promise<T>;

type Closer = () => Promise<void>;

export function makeProduct(
  config: Config,
  progress: Progress,
  logTo: DestinationStream = pino.destination(2),
): Product {
  const closers: Closer[] = [];
  const stopping = new AbortController();
  let started: Promise<Started> | undefined;
  const step: Progress = (name, work) => {
    if (stopping.signal.aborted) throw new StartProblem('Stopped before the start was finished.');
    return progress(name, work);
  };
  const closeAll = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  return {
    start() {
      const log = openLog(config.logLevel, logTo);
      started ??= bringUp(config, step, log, { closers, stopping: stopping.signal }).catch(
        async (error: unknown) => {
          await closeAll();
          throw error;
        },
      );
      return started;
    },
    async stop() {
      stopping.abort();
      await started?.catch(() => {});
      await closeAll();
    },
  };
}

/** A person does not wait longer for a page; it also bounds how long a failover of the database is felt. */
const REQUEST_STATEMENT_MS = 10_000;

async function bringUp(
  given: Config,
  step: Progress,
  log: Logger,
  { closers, stopping }: { closers: Closer[]; stopping: AbortSignal },
): Promise<Started> {
  await checkBeforeStart(given);
  const config = { ...given, PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}` };
  const url = given.DATABASE_URL ?? (await startDatabase(given, step, log, closers));
  await step('Updating the database', () => migrateToLatest(url));

  const storage = await openStorage(given);
  const secrets = secretsFrom(given.SESSION_SECRET ?? (await localSecret(given.dataDir)));
  const connection = connect(url, {
    max: given.DATABASE_POOL,
    connectWithin: given.DATABASE_WITHIN_MS,
    statementTimeout: REQUEST_STATEMENT_MS,
  });
  closers.push(connection.close);
  const sandbox = await duringStart(url, async (db) => {
    await step('Loading places and job profiles', () => loadReference(db));
    const { launchesDemo } = given;
    if (given.demoData) {
      const demo = { launchesDemo, publicUrl: config.PUBLIC_URL, secrets };
      await step('Loading the demo data', () => loadDemo(db, storage, demo));
    }
    await resealLeadKeys(db, secrets, log);
    await hashLeadNumbers(db, secrets);
    await resealAdAccounts(db, secrets, log);
    await resealConsents(db, secrets, log);
    await resealWebhooks(db, secrets, log);
    await resealFeeds(db, secrets, log);
    if (given.adNetworks !== 'sandbox') return undefined;
    const behindSince = launchesDemo && given.WORKERS > 0 ? await firstLaunch(db) : undefined;
    const opened = await step('Starting the ad network sandbox', () =>
      startAdSandbox(
        { ...given, callbackUrl: callbackUrl(config), newsUrl: metaWebhookUrl(config) },
        { db, laterDb: connection.db },
        secrets,
        behindSince,
      ),
    );
    closers.push(opened.stop);
    return opened;
  });

  const events = openEventHub(url, log);
  closers.push(events.close);
  await events.ready;
  const clock = clockOf(sandbox);
  const now = () => new Date(clock.now());
  const networksAt = (time: Clock, send = fetch) =>
    openNetworks({
      applications: sandbox ? sandboxApplications(sandbox) : liveApplications(config),
      isSandbox: sandbox !== undefined,
      secrets,
      db: connection.db,
      limits: sandbox ? sandboxLimits : liveLimits(config),
      tools: {
        clock: givingPlaces(time),
        random: Math.random,
        fetch: send,
        heard: (call) => log.debug({ call }, 'ad network'),
      },
    });
  const networks = networksAt(clock);
  const atTurn: AtTurn[] = [(tx) => announce(tx, 'resync')];
  await (sandbox
    ? keepProductTime(sandbox.clock, { db: connection.db, log, atTurn }).then(({ stop }) =>
        closers.push(stop),
      )
    : connection.db.transaction().execute((tx) => setProductTime(tx, undefined)));
  if (config.MODE === 'production') await reportFfmpeg(log);
  const outgoing = openOutgoing(hostsToReach(config));
  const deps = {
    ...{ config, connection, secrets, storage, networks, outgoing },
    ...{ events, log, now, version },
  };
  if (config.WORKERS > 0 && sandbox?.clock.isBehind) {
    const past = { ...realClock, now: () => sandbox.clock.now() };
    const tools = {
      ...publishingWith(deps, connection, past),
      // Hundreds of calls within this process need no sockets.
      networks: networksAt(past, fetchFrom(sandbox)),
      stopping,
    };
    await step('Publishing the demo on the sandbox', async () => {
      await takeMissingStills({ db: connection.db, storage, dataDir: config.dataDir });
      await launchDemo(tools, sandbox);
    });
  }
  // Requests may still enqueue jobs while the server closes, so the workers stop after it.
  if (config.WORKERS > 0) {
    closers.push(startWorkers(deps, clock, url, { publicUrl: config.PUBLIC_URL, atTurn }));
  }
  const app = await buildApp(deps, { webFolder: webFolder(), verifyAnswers: false });
  closers.push(() => app.close());
  await listen(() => app.listen({ host: config.HOST, port: config.PORT }), config);
  return { url: config.PUBLIC_URL, sandbox: sandbox?.control };
}

/** The demo's feeds are read as any other, from where the product serves them: that host and port, and no other, is added. */
const hostsToReach = ({ outgoingHosts, demoData, PUBLIC_URL }: Config): string =>
  demoData && PUBLIC_URL ? `${outgoingHosts} ${entryOf(new URL(PUBLIC_URL))}` : outgoingHosts;

/**
 * How often networks are asked what became of what we published, and how often we look for what is over
 * and for connections that are due to be checked.
 * Our own has nothing else to do, and a person who launches or turns its clock is waiting; about what its
 * reviewers have decided it is asked less often, because the demo has two hundred of those.
 */
const paces = {
  live: {
    follow: { everyMs: 15 * 60_000, reviewedEveryMs: 15 * 60_000 },
    lookMs: 60_000,
    // A network tells of each; this catches up on what it could not tell.
    applicationsMs: 60 * 60_000,
  },
  sandbox: {
    follow: { everyMs: 20_000, reviewedEveryMs: 5 * 60_000 },
    lookMs: 5_000,
    applicationsMs: 60_000,
  },
};

interface Surroundings {
  /** Where links in letters lead. */
  publicUrl: string;
  /** What the workers do when the clock is turned is added to it. */
  atTurn: AtTurn[];
}

type AtTurn = (tx: Tx) => Promise<void>;

const publishingWith = (
  { storage, networks, log }: Deps,
  { db }: Connection,
  clock: Clock,
): PublishTools => ({
  db,
  assetsOf: readAssets({ db, storage }),
  networks,
  clock,
  machineNow: realMs,
  random: Math.random,
  log,
});

/** Jobs have connections of their own: a slow one must not starve the requests. */
function startWorkers(
  deps: Deps,
  clock: Clock,
  url: string,
  { publicUrl, atTurn }: Surroundings,
): Closer {
  const { config, log, secrets, storage, networks, outgoing, now } = deps;
  const connection = connect(url, {
    // Some of it for work that is done beside that of the workers.
    max: 2 * config.WORKERS + 8,
    name: 'posthorn-jobs',
    connectWithin: config.DATABASE_WITHIN_MS,
  });
  const stopping = new AbortController();
  const publishing = { ...publishingWith(deps, connection, clock), stopping: stopping.signal };
  const letters = { publicUrl, secrets, now };
  const applications = { ...publishing, publicUrl, secrets };
  const desk = watchPublications(publishing, config.WORKERS);
  const workers = [
    mailWorker(openMailer(config)),
    lettersWorker(letters),
    digestWorker(letters),
    weeklyWorker(letters),
    balanceLettersWorker(letters),
    sessionWorker,
    peopleWorker,
    ...mediaWorkers(storage, config.dataDir),
    bannerWorker,
    ...webhookWorkers({ secrets, outgoing, now: realNow }),
    ...feedWorkers({ outgoing, secrets, now, stopping: stopping.signal }),
    vacancyWorker({ outgoing, now, stopping: stopping.signal }),
    ...pageWorkers({ connection, config, networks, storage, log }),
    pullWorker(applications),
    publishWorker(desk.wake),
  ];
  atTurn.push((tx) => enqueueScheduled(tx, workers));
  const runner = runJobs(connection, log, workers, config.WORKERS);
  const { follow, lookMs, applicationsMs } = paces[config.adNetworks];
  const watches = [
    desk,
    followAll({ ...publishing, giveWay: desk.giveWay }, { ...follow, concurrency: config.WORKERS }),
    followCatalogues(publishing, { ...follow, concurrency: config.WORKERS }),
    finishInRounds(publishing, lookMs),
    moveDynamicInRounds(publishing, lookMs),
    archiveInRounds({ ...publishing, secrets }, lookMs),
    watchConnections({ ...publishing, secrets }, lookMs),
    watchApplications(applications, { everyMs: applicationsMs, checkMs: lookMs }),
  ];
  return async () => {
    stopping.abort();
    await Promise.all([runner, ...watches].map((one) => one.stop()));
    await connection.close();
  };
}

async function startDatabase(
  config: Config,
  step: Progress,
  log: Logger,
  closers: Closer[],
): Promise<string> {
  const database = await step('Starting the database', () =>
    startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.warn(line) }),
  );
  closers.push(database.stop);
  return database.url;
}

async function listen(open: () => Promise<unknown>, config: Config): Promise<void> {
  try {
    await open();
  } catch (error) {
    throw cannotListen(config.HOST, config.PORT, (error as NodeJS.ErrnoException).code ?? '');
  }
}

/** The same place from the source and from the bundle: both lie two folders below apps. */
function webFolder(): string {
  return join(fileURLToPath(new URL('.', import.meta.url)), '../../web/dist');
}
