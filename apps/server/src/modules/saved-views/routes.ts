import { mayChangeView, type Role } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { createView, deleteView, setDefaultView, updateView } from './commands/keep-view.ts';
import { listViews, type ViewRow } from './repository.ts';

interface Caller {
  account: { id: string; role: Role };
  person: { id: string };
}

const requestOf = ({ account, person }: Caller) => ({
  accountId: account.id,
  role: account.role,
  personId: person.id,
});

const presentView = (
  { id, name, list, is_shared: isShared, is_own: isOwn, is_default: isDefault }: ViewRow,
  role: Role,
) => ({
  ...{ id, name, list, isShared, isOwn, isDefault },
  isChangeable: mayChangeView({ isOwn, isShared }, role),
});

export const savedViewHandlers = {
  async listSavedViews(context) {
    const rows = await listViews(context.deps.connection.db, requestOf(context));
    return rows.map((row) => presentView(row, context.account.role));
  },

  async createSavedView(context) {
    const row = await createView(context.deps, requestOf(context), context.body);
    return presentView(row, context.account.role);
  },

  async updateSavedView(context) {
    const { viewId } = context.params;
    const row = await updateView(context.deps, requestOf(context), viewId, context.body);
    return presentView(row, context.account.role);
  },

  async deleteSavedView(context) {
    await deleteView(context.deps, requestOf(context), context.params.viewId);
  },

  async setDefaultView(context) {
    await setDefaultView(context.deps, requestOf(context), context.body.viewId);
  },
} satisfies Partial<Handlers>;
