import type { Db } from '@posthorn/db';
import { sql } from 'kysely';
import type { Crew } from './crew.ts';
import type { Networks } from './networks.ts';

/**
 * After so many steps of publishing it happens again. By the clock it would happen too often on a
 * busy machine, where nothing gets done before the next end.
 */
const paces = {
  worker: 300,
  connection: 80,
  // Workers that find it away leave that network alone for half a minute.
  networks: 3_500,
};
type Victim = keyof typeof paces;

const LOOK_MS = 500;

/** Kills workers and networks and cuts connections to the database, again and again. */
export class Misfortune {
  cut = 0;
  private timer: NodeJS.Timeout | undefined;
  private state: number;
  private readonly next = { ...paces };

  constructor(
    private readonly db: Db,
    private readonly crew: Crew,
    private readonly networks: Networks,
    seed: number,
  ) {
    this.state = seed + 1;
  }

  begin(): void {
    let looking = false;
    this.timer = setInterval(async () => {
      if (looking) return;
      looking = true;
      await this.look().catch((error) => console.log('  no misfortune:', error));
      looking = false;
    }, LOOK_MS);
  }

  end(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const { rows } = await sql<{ steps: number }>`
      select coalesce(sum(attempt), 0)::int as steps from publication_step`.execute(this.db);
    const steps = rows[0]?.steps ?? 0;
    const isDue = (victim: Victim) => {
      if (steps < this.next[victim]) return false;
      this.next[victim] = steps + paces[victim];
      return true;
    };
    if (isDue('worker')) await this.crew.kill(this.chance());
    if (isDue('connection')) await this.cutOne();
    if (isDue('networks')) this.networks.kill();
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
