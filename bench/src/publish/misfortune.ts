import type { Db } from '@posthorn/db';
import { sql } from 'kysely';
import type { Crew } from './crew.ts';
import type { Networks } from './networks.ts';

/** A worker should live long enough to begin something. */
const KILL_EVERY_MS = 12_000;
const CUT_EVERY_MS = 3_000;
/** Whoever finds nobody there leaves that network alone for half a minute. */
const KILL_NETWORKS_EVERY_MS = 90_000;

/** Kills workers and networks and cuts connections to the database, again and again. */
export class Misfortune {
  cut = 0;
  private timers: NodeJS.Timeout[] = [];
  private state: number;

  constructor(
    private readonly db: Db,
    private readonly crew: Crew,
    private readonly networks: Networks,
    seed: number,
  ) {
    this.state = seed + 1;
  }

  begin(): void {
    this.timers = [
      setInterval(() => void this.crew.kill(this.chance()), KILL_EVERY_MS),
      setInterval(() => this.networks.kill(), KILL_NETWORKS_EVERY_MS),
      setInterval(() => void this.cutOne().catch(() => {}), CUT_EVERY_MS),
    ];
  }

  end(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
  }

  private chance(): number {
    this.state = (this.state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return this.state / 2 ** 32;
  }

  private async cutOne(): Promise<void> {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'posthorn-jobs' order by md5(pid::text || ${this.chance()}::text)
      limit 1`.execute(this.db);
    this.cut += rows.length;
  }
}
