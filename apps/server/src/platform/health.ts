import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

/** /healthz: this process lives. /readyz: it can serve, which takes the database. */
export function addHealth(app: FastifyInstance, deps: Deps): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (closing) throw new Refusal('unavailable', 'request.shuttingDown');
    await sql`select 1`.execute(deps.connection.db);
    return { status: 'ready', version: deps.version };
  });
}
