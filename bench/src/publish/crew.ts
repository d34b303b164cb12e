import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { conversionOf, firstAccounts, type SandboxNetwork } from '@posthorn/sandbox';

const main = new URL('../../../apps/server/dist/main.js', import.meta.url).pathname;
/** How many things each process does at once: of the queue, and of what was left or put off. */
const AT_ONCE = 8;

interface Place {
  databaseUrl: string;
  /** Where files and logs are. */
  folder: string;
  networks: Record<SandboxNetwork, string>;
  /** The first port; each process has its own. */
  port: number;
}

const adAccountsOf = (accountId: string) =>
  (['meta', 'linkedin', 'google'] as const).map((network) => ({
    ...{ accountId, network, externalId: firstAccounts[network].id },
    // Google's are renewed, so that this is tried as well.
    keys: network === 'google' ? { refreshToken: 'sandbox' } : { accessToken: 'sandbox' },
    capabilities: network === 'google' ? ['html5'] : [],
    conversionId: conversionOf(firstAccounts[network]),
  }));

/** The built product as several processes on one database, published to networks that are elsewhere. */
export class Crew {
  killed = 0;
  private readonly processes = new Map<number, ChildProcess>();
  private isOver = false;

  constructor(
    private readonly place: Place,
    private readonly size: number,
    private readonly atOnce = AT_ONCE,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.place.port}`;
  }

  /** Connects the ad accounts that exist over there from the start with all of these accounts. */
  async connect(accountIds: readonly string[]): Promise<void> {
    const child = spawn(process.execPath, [main, 'connect-ad-accounts'], {
      env: { ...process.env, ...this.settings(0) },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.stdin.end(JSON.stringify(accountIds.flatMap(adAccountsOf)));
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('The ad accounts could not be connected');
  }

  /** The first one answers and does not work; the others work, and die. */
  async start(): Promise<void> {
    for (let n = 0; n <= this.size; n += 1) this.spawn(n);
    for (let tries = 0; tries < 600; tries += 1) {
      if (await this.isReady(0)) return;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error('The product did not become ready');
  }

  /** The end of one that is at work, without a word. Another one takes its place. */
  async kill(chance: number): Promise<void> {
    const ready: ChildProcess[] = [];
    for (const [n, child] of this.processes) {
      if (n > 0 && (await this.isReady(n))) ready.push(child);
    }
    const chosen = ready[Math.floor(chance * ready.length)];
    if (!this.isOver && chosen?.kill('SIGKILL')) this.killed += 1;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(
      [...this.processes.values()].map(
        (child) =>
          new Promise((ended) => {
            if (child.exitCode !== null || child.signalCode !== null) return ended(undefined);
            child.once('exit', ended);
            child.kill('SIGTERM');
          }),
      ),
    );
  }

  private async isReady(n: number): Promise<boolean> {
    const url = `http://127.0.0.1:${this.place.port + n}/readyz`;
    const answer = await fetch(url).catch(() => undefined);
    return answer?.ok === true;
  }

  private spawn(n: number): void {
    const log = openSync(join(this.place.folder, `worker-${n}.log`), 'a');
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...this.settings(n) },
      stdio: ['ignore', 'ignore', log],
    });
    this.processes.set(n, child);
    child.once('exit', () => {
      closeSync(log);
      if (!this.isOver) this.spawn(n);
    });
  }

  private settings(n: number): Record<string, string> {
    const { databaseUrl, folder, networks, port } = this.place;
    return {
      MODE: 'local',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port + n),
      PUBLIC_URL: this.url,
      WORKERS: String(n === 0 ? 0 : this.atOnce),
      DEMO_DATA: 'off',
      LOG_LEVEL: 'warn',
      AD_NETWORKS: 'live',
      META_BASE_URL: networks.meta,
      META_UPLOAD_BASE_URL: networks.meta,
      LINKEDIN_BASE_URL: networks.linkedin,
      GOOGLE_ADS_BASE_URL: networks.google,
      GOOGLE_ADS_TOKEN_URL: `${networks.google}/token`,
      GOOGLE_ADS_CLIENT_ID: 'sandbox',
      GOOGLE_ADS_CLIENT_SECRET: 'sandbox',
    };
  }
}
