import { type ChildProcess, spawn } from 'node:child_process';
import { firstAccounts, type Sandbox } from '@posthorn/sandbox';

const main = new URL('../../../apps/server/dist/main.js', import.meta.url).pathname;

interface Place {
  databaseUrl: string;
  dataDir: string;
  sandbox: Sandbox;
  /** The first port; each process has its own. */
  port: number;
}

/** The built product as several processes on one database, published to networks that are elsewhere. */
export class Crew {
  killed = 0;
  private readonly processes = new Map<number, ChildProcess>();
  private isOver = false;

  constructor(
    private readonly place: Place,
    private readonly size: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.place.port}`;
  }

  /** The first one answers and does not work; the others work, and die. */
  async start(): Promise<void> {
    for (let n = 0; n <= this.size; n += 1) this.spawn(n);
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error('The product did not become ready');
  }

  /** The end of a worker, without a word. Another one takes its place. */
  kill(chance: number): void {
    const n = 1 + Math.floor(chance * this.size);
    this.processes.get(n)?.kill('SIGKILL');
    this.killed += 1;
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

  private spawn(n: number): void {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...this.settings(n) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.processes.set(n, child);
    child.once('exit', () => {
      if (!this.isOver) this.spawn(n);
    });
  }

  private settings(n: number): Record<string, string> {
    const { databaseUrl, dataDir, sandbox, port } = this.place;
    return {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port + n),
      PUBLIC_URL: this.url,
      WORKERS: n === 0 ? '0' : '4',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'fatal',
      AD_NETWORKS: 'live',
      META_BASE_URL: sandbox.urls.meta,
      META_UPLOAD_BASE_URL: sandbox.urls.meta,
      META_AD_ACCOUNT: firstAccounts.meta.id,
      META_ACCESS_TOKEN: 'sandbox',
      LINKEDIN_BASE_URL: sandbox.urls.linkedin,
      LINKEDIN_AD_ACCOUNT: firstAccounts.linkedin.id,
      LINKEDIN_ACCESS_TOKEN: 'sandbox',
      GOOGLE_ADS_BASE_URL: sandbox.urls.google,
      GOOGLE_ADS_TOKEN_URL: `${sandbox.urls.google}/token`,
      GOOGLE_ADS_CUSTOMER: firstAccounts.google.id,
      GOOGLE_ADS_REFRESH_TOKEN: 'sandbox',
      GOOGLE_ADS_CLIENT_ID: 'sandbox',
      GOOGLE_ADS_CLIENT_SECRET: 'sandbox',
      GOOGLE_ADS_CAPABILITIES: 'html5',
    };
  }
}
