import { type Role, seesWholeAccount } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { retryCause } from './commands/retry-cause.ts';
import { resolveError, retryError } from './commands/settle-error.ts';
import { listErrored } from './read/list-errored.ts';
import { requestOf } from './request-of.ts';

export const erroredCampaignHandlers = {
  async listErroredCampaigns({ account, person, query, deps }) {
    const { page, perpage: perPage } = query;
    return listErrored(deps.connection, { ...viewerOf(account, person), page, perPage });
  },

  async retryCause({ account, person, body, deps, request }) {
    return retryCause(deps, {
      viewer: viewerOf(account, person),
      personId: person.id,
      requestId: request.id,
      cause: body.cause,
    });
  },

  async retryError(context) {
    return retryError(context.deps, refusedOf(context));
  },

  async resolveError(context) {
    return resolveError(context.deps, { ...refusedOf(context), note: undefined, ...context.body });
  },
} satisfies Partial<Handlers>;

/** Editors see and mend what is in their own workspaces. */
const viewerOf = (account: { id: string; role: Role }, person: { id: string }) => ({
  accountId: account.id,
  onlyOf: seesWholeAccount(account.role) ? undefined : person.id,
  role: account.role,
});

type Context = Parameters<typeof requestOf>[0] & {
  params: { accountId: string; requestId: string };
  query: { error?: string | undefined };
};

/** The campaign decides who may; the account in the address must be its own. */
function refusedOf(context: Context) {
  if (context.params.accountId !== context.account.id) throw notFound();
  return {
    ...requestOf(context),
    refusedRequest: context.params.requestId,
    errorId: context.query.error,
  };
}
