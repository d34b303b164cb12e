import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { LargeBodies } from './large-bodies.ts';

test('a body that broke off and was worked on nevertheless gives back one place, not two', async () => {
  const bodies = new LargeBodies();
  const send = () => {
    const [request, raw] = [{} as FastifyRequest, new PassThrough()];
    bodies.admit('person-1', request, { raw } as unknown as FastifyReply);
    return { request, raw };
  };
  const sent = Array.from({ length: 12 }, send);
  expect(send).toThrow();

  sent[0]?.raw.destroy();
  await setImmediate();
  await bodies.during(sent[0]?.request as FastifyRequest, async () => {});
  send();
  expect(send).toThrow();
});
