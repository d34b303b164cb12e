import type { Role } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { createView, deleteView, setDefaultView, updateView } from './commands/keep-view.ts';
import { presentView } from './presenter.ts';
import { listViews } from './repository.ts';

interface Caller {
  account: { id: string; role: Role };
  person: { id: string };
}

const requestOf = ({ account, person }: Caller) => ({
  accountId: account.id,
  role: account.role,
  personId: person.id,
});

const changeOf = (
  context: Caller & { params: { viewId: string }; expectedVersion: number | undefined },
) => ({
  ...requestOf(context),
  viewId: context.params.viewId,
  expectedVersion: context.expectedVersion,
});

export const savedViewHandlers = {
  async listSavedViews(context) {
    const rows = await listViews(context.deps.connection.db, requestOf(context));
    return rows.map((row) => presentView(row, context.account.role));
  },

  async createSavedView(context) {
    return createView(context.deps, requestOf(context), context.body);
  },

  async updateSavedView(context) {
    const row = await updateView(context.deps, changeOf(context), context.body);
    return presentView(row, context.account.role);
  },

  async deleteSavedView(context) {
    await deleteView(context.deps, changeOf(context));
  },

  async setDefaultView(context) {
    await setDefaultView(context.deps, requestOf(context), context.body.viewId);
  },
} satisfies Partial<Handlers>;
