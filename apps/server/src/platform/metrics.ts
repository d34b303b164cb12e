import { timingSafeEqual } from 'node:crypto';
import type { OperationId } from '@posthorn/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from './deps.ts';
import { notFound } from './refusal.ts';

/** Webhook calls of ad networks: what became of them, and nothing of what they said. */
export const webhooksFromNetworks = new Counter({
  name: 'posthorn_network_webhooks_total',
  help: 'Webhook calls of ad networks by what became of them',
  labelNames: ['network', 'outcome'],
  registers: [],
});

/** Counts and times of every operation, for Prometheus. In production only with the token. */
export function addMetrics(app: FastifyInstance, deps: Deps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(webhooksFromNetworks);
  // By operation alone, and counted by status beside it: every status of every operation with all its
  // buckets would grow to half a megabyte.
  const durations = new Histogram({
    name: 'posthorn_request_seconds',
    help: 'Duration of requests by operation',
    labelNames: ['operation'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'posthorn_answers_total',
    help: 'Answers by operation and status',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const { pool } = deps.connection;
  new Gauge({
    name: 'posthorn_database_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? 'other';
    // A stream lasts as long as a person looks at the screen.
    if (operation !== 'followAccount') {
      durations.observe({ operation }, reply.elapsedTime / 1000);
      answers.inc({ operation, status: reply.statusCode });
    }
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(deps, request.headers.authorization)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(deps: Deps, authorization: string | undefined): boolean {
  const { METRICS_TOKEN, MODE } = deps.config;
  if (!METRICS_TOKEN) return MODE === 'local';
  const expected = Buffer.from(`Bearer ${METRICS_TOKEN}`);
  const given = Buffer.from(authorization ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationId;
  }
}
