import type { OperationAnswer, OperationId, OperationInput } from '@posthorn/contract';
import type { Statement } from '@posthorn/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GrantedFor } from '../access/access.ts';
import type { Deps } from '../deps.ts';
import type { ReadyJson } from './ready-json.ts';

/** What a handler is given: its checked input, what the caller was granted, and the tools. */
export type Context<Id extends OperationId> = OperationInput<Id> &
  GrantedFor<Id> & {
    /** The version the caller saw; undefined when the caller did not say. */
    expectedVersion: number | undefined;
    deps: Deps;
    request: FastifyRequest;
    reply: FastifyReply;
  };

/** Handlers of answers that are not JSON (redirects, events, files) use the reply themselves. */
type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => Promise<undefined extends OperationAnswer<Id> ? unknown : OperationAnswer<Id> | ReadyJson>;

/**
 * A read whose whole answer is one JSON text of the database. Its statement knows the path and the
 * query but not who asks, because it is sent together with the question whether they may.
 */
interface Reading<Id extends OperationId> {
  statement(input: Pick<OperationInput<Id>, 'params' | 'query'>): Statement;
}

export type Handlers = { [Id in OperationId]: Handler<Id> | Reading<Id> };
