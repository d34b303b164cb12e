import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@posthorn/db';
import type { SandboxNetwork } from '@posthorn/sandbox';
import { faults } from './faults.ts';

const program = new URL('networks-process.ts', import.meta.url).pathname;
const READY_WITHIN = 300;

/** The local networks as a process that dies now and then. What they did is in their folder. */
export class Networks {
  killed = 0;
  private child: ChildProcess | undefined;
  private lives = 0;
  private isCalm = true;
  private isOver = false;
  private readonly log: number;

  constructor(private readonly place: { folder: string; seed: string; port: number }) {
    this.log = openSync(join(place.folder, '..', 'networks.log'), 'a');
  }

  get urls(): Record<SandboxNetwork | 'control', string> {
    const at = (offset: number) => `http://127.0.0.1:${this.place.port + offset}`;
    return { control: at(0), meta: at(1), linkedin: at(2), google: at(3) };
  }

  async start(): Promise<void> {
    this.spawn();
    await this.ready();
  }

  /** From now on things go wrong, also after a new start. */
  async storm(): Promise<void> {
    this.isCalm = false;
    for (const rule of faults) await this.tell('POST', 'faults', rule);
  }

  /** From now on nothing goes wrong, and what is on its way arrives when it was going to. */
  async calm(): Promise<void> {
    this.isCalm = true;
    await this.ready();
    await this.tell('DELETE', 'faults');
  }

  /** Whatever was still on its way has happened when this returns. */
  async catchUp(): Promise<void> {
    await this.ready();
    await this.tell('POST', 'clock', { advance: '10m' });
  }

  /** The pages in the database exist over there. */
  async keepPages(db: Db): Promise<void> {
    const pages = await db.selectFrom('social_page').selectAll().orderBy('id').execute();
    const instagram = pages.filter(({ channel }) => channel === 'instagram');
    for (const { channel, external_id: id, name } of pages) {
      if (channel === 'linkedin') await this.tell('POST', 'pages', { network: channel, id, name });
      if (channel !== 'facebook') continue;
      const instagramUserId = instagram.shift()?.external_id ?? null;
      await this.tell('POST', 'pages', { network: 'meta', id, name, instagramUserId });
    }
  }

  /** Their end, without a word. They come back with what they had answered. */
  kill(): void {
    if (this.child?.kill('SIGKILL')) this.killed += 1;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  private spawn(): void {
    this.lives += 1;
    const { folder, seed, port } = this.place;
    const rules = this.isCalm ? [] : faults;
    // With other luck in each life; the same would befall the same calls again.
    const given = JSON.stringify({ folder, seed: `${seed}/${this.lives}`, port, rules });
    this.child = spawn(process.execPath, ['--import', 'tsx', program, given], {
      stdio: ['ignore', 'ignore', this.log],
    });
    this.child.once('exit', () => {
      if (!this.isOver) this.spawn();
    });
  }

  private async ready(): Promise<void> {
    for (let tries = 0; tries < READY_WITHIN; tries += 1) {
      const answer = await fetch(`${this.urls.control}/__sandbox/clock`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(100);
    }
    throw new Error('The networks did not become ready');
  }

  private async tell(method: string, what: string, body?: unknown): Promise<void> {
    const answer = await fetch(`${this.urls.control}/__sandbox/${what}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${method} ${what}: ${answer.status} ${await answer.text()}`);
  }
}
