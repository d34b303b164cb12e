import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, loadReference, migrateToLatest } from '@posthorn/db';
import { StartProblem, startEmbeddedPostgres } from '@posthorn/db/embedded';
import { type DestinationStream, pino } from 'pino';
import { buildApp } from './app.ts';
import { loadDemo } from './demo/load-demo.ts';
import { sweepCrontab, sweepExpiredJob } from './modules/session/index.ts';
import type { Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { openEventHub } from './platform/events/hub.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { sendMailJob } from './platform/mail/send-mail.ts';
import { localSecret, secretsFrom } from './platform/secrets.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { version } from './version.ts';

export interface Product {
  address: string;
  stop(): Promise<void>;
}

/** Reports each step that may take a while. */
export type Progress = <T>(step: string, work: () => Promise<T>) => Promise<T>;

/** Brings up everything the product is made of, in order; stop() takes it down in reverse. */
export async function startProduct(
  given: Config,
  progress: Progress,
  logTo?: DestinationStream,
): Promise<Product> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  try {
    await makeDataFolder(given.dataDir);
    const log = pino({ level: given.logLevel }, logTo ?? pino.destination(2));
    const url = given.DATABASE_URL ?? (await startDatabase(given, progress, log, closers));
    await progress('Updating the database', () => migrateToLatest(url));

    const connection = connect(url, { max: given.DATABASE_POOL });
    closers.push(connection.close);
    const storage = await openStorage(given);
    await progress('Loading places and job profiles', () => loadReference(connection.db));
    if (given.demoData) {
      await progress('Loading the demo data', () => loadDemo(connection.db, storage));
    }

    const config = { ...given, PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}` };
    const events = openEventHub(url, log);
    closers.push(events.close);
    const deps: Deps = {
      config,
      connection,
      secrets: secretsFrom(config.SESSION_SECRET ?? (await localSecret(config.dataDir))),
      storage,
      events,
      log,
      version,
    };
    const app = await buildApp(deps, { webFolder: webFolder(), verifyAnswers: false });
    closers.push(() => app.close());
    await listen(() => app.listen({ host: config.HOST, port: config.PORT }), config);

    if (config.WORKERS > 0) {
      const jobs = [sendMailJob(openMailer(config)), sweepExpiredJob];
      const runner = runJobs(connection, log, jobs, {
        concurrency: config.WORKERS,
        crontab: sweepCrontab,
      });
      // Requests may still enqueue while the server closes, so the workers stop after it.
      closers.splice(-1, 0, runner.stop);
    }
    return { address: config.PUBLIC_URL, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(
  config: Config,
  progress: Progress,
  log: Deps['log'],
  closers: (() => Promise<void>)[],
): Promise<string> {
  const database = await progress('Starting the database', () =>
    startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) }),
  );
  closers.push(database.stop);
  return database.url;
}

async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    const reason = (error as Error).message;
    throw new StartProblem(
      `The data folder ${dataDir} cannot be made (${reason}). Set DATA_DIR to a folder that can be written.`,
    );
  }
}

async function listen(open: () => Promise<unknown>, config: Config): Promise<void> {
  try {
    await open();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${config.PORT} is taken by another program. Stop it, or start with PORT=<another port>.`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartProblem(
        `Posthorn cannot listen on ${config.HOST}:${config.PORT} (${code}). Choose another HOST or PORT.`,
      );
    }
    throw error;
  }
}

/** The same place from the source and from the bundle: both lie two folders below apps. */
function webFolder(): string {
  return join(fileURLToPath(new URL('.', import.meta.url)), '../../web/dist');
}
