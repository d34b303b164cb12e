import { seesWholeAccount } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { resolveError, retryError } from './commands/settle-error.ts';
import { listErrored } from './read/list-errored.ts';
import { requestOf } from './request-of.ts';

export const erroredCampaignHandlers = {
  async listErroredCampaigns({ account, person, query, deps }) {
    return listErrored(deps.connection, {
      accountId: account.id,
      onlyOf: seesWholeAccount(account.role) ? undefined : person.id,
      page: query.page,
      perPage: query.perpage,
      role: account.role,
    });
  },

  async retryError(context) {
    return retryError(context.deps, refusedOf(context));
  },

  async resolveError(context) {
    return resolveError(context.deps, { ...refusedOf(context), note: undefined, ...context.body });
  },
} satisfies Partial<Handlers>;

type Context = Parameters<typeof requestOf>[0] & {
  params: { accountId: string; requestId: string };
};

/** The campaign decides who may; the account in the address must be its own. */
function refusedOf(context: Context) {
  if (context.params.accountId !== context.account.id) throw notFound();
  return { ...requestOf(context), refusedRequest: context.params.requestId };
}
