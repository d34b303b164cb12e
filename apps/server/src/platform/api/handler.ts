import type { OperationAnswer, OperationId, OperationInput, operations } from '@posthorn/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GrantedFor } from '../access/access.ts';
import type { Deps } from '../deps.ts';
import type { ReadyJson } from './ready-json.ts';
import type { Upload } from './receive-upload.ts';

/** What a handler is given: its checked input, what the caller was granted, and the tools. */
export type Context<Id extends OperationId> = OperationInput<Id> &
  GrantedFor<Id> & {
    /** The version the caller saw; undefined when the caller did not say. */
    expectedVersion: number | undefined;
    deps: Deps;
    request: FastifyRequest;
    reply: FastifyReply;
  } & ((typeof operations)[Id] extends { upload: { isOptional: true } }
    ? { upload: Upload | undefined }
    : (typeof operations)[Id] extends { upload: object }
      ? { upload: Upload }
      : object);

/** Handlers of answers that are not JSON (redirects, events, files) use the reply themselves. */
type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => Promise<undefined extends OperationAnswer<Id> ? unknown : OperationAnswer<Id> | ReadyJson>;

export type Handlers = { [Id in OperationId]: Handler<Id> };
