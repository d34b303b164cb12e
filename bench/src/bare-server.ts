import { campaignSearchStatement, connect, type Statement } from '@posthorn/db';
import type { CampaignStatus } from '@posthorn/domain';
import Fastify from 'fastify';
import { firstPage } from './first-page.ts';

/**
 * The yardstick: the least a server of this kind can do. No session, no access check, no parsing of
 * input; the database's JSON is passed on.
 */
const { DATABASE_URL = '', PORT = '0', POOL = '10' } = process.env;
const { pool } = connect(DATABASE_URL, { max: Number(POOL) });
const app = Fastify();

const ask = async (statement: Statement) =>
  (await pool.query<{ answer: string }>(statement)).rows[0]?.answer;

interface Asked {
  Params: { accountId: string };
  Querystring: { status?: string; q?: string };
}

app.get('/ready', async () => 'ready');
app.get<Asked>('/api/accounts/:accountId/All/campaigns', async (request, reply) => {
  const statuses = (request.query.status?.split(',') ?? []) as CampaignStatus[];
  reply.type('application/json; charset=utf-8');
  return ask(firstPage(request.params.accountId, statuses));
});
app.get<Asked>('/api/accounts/:accountId/campaigns/search', async (request, reply) => {
  const { accountId } = request.params;
  const q = request.query.q ?? '';
  reply.type('application/json; charset=utf-8');
  return ask(campaignSearchStatement({ accountId, onlyOf: undefined, q, role: 'admin' }));
});

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
