import type { Statement } from '@posthorn/db';
import type { FastifyRequest } from 'fastify';
import type { Granted } from '../access/access.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from './handler.ts';
import { askForJson, ReadyJson } from './ready-json.ts';

type Given = Pick<Granted, 'answer'> & { params: unknown; query: unknown; deps: Deps };

interface Bound {
  handle: (context: object) => Promise<unknown>;
  /** What can be asked together with the access. */
  readFor?: (request: FastifyRequest) => Statement | undefined;
}

/** Every handler as a function; a reading that came along with the access is ready already. */
export function asHandler(handler: Handlers[keyof Handlers]): Bound {
  if (typeof handler === 'function') return { handle: handler as Bound['handle'] };
  const statementFor = handler.statement as (input: unknown) => Statement;
  return {
    async handle(context) {
      const { params, query, answer, deps } = context as Given;
      if (answer !== undefined) return new ReadyJson(answer);
      return askForJson(deps.connection, statementFor({ params, query }));
    },
    readFor({ pathParams: params, parsedQuery }) {
      if (!parsedQuery.success) return undefined;
      const statement = statementFor({ params, query: parsedQuery.data });
      // Planned each time, it would have the question of access planned each time with it.
      return statement.name ? statement : undefined;
    },
  };
}
