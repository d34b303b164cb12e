import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import type { PackageRequest } from './change-package.ts';
import { archivePackage } from './commands/archive-package.ts';
import { createPackage } from './commands/create-package.ts';
import { deletePackage } from './commands/delete-package.ts';
import { duplicatePackage } from './commands/duplicate-package.ts';
import { updatePackage } from './commands/update-package.ts';
import { presentPackage } from './presenter.ts';
import { findPackage, listPackages } from './repository.ts';

const requestOf = (context: {
  account: { id: string };
  person: { id: string };
  params: { packageId: string };
  expectedVersion: number | undefined;
}): PackageRequest => ({
  accountId: context.account.id,
  personId: context.person.id,
  packageId: context.params.packageId,
  expectedVersion: context.expectedVersion,
});

export const packageHandlers = {
  async listPackages({ account, deps }) {
    const rows = await listPackages(deps.connection.db, account.id);
    return rows.map(presentPackage);
  },

  async getPackage({ account, params, deps }) {
    const row = await findPackage(deps.connection.db, account.id, params.packageId);
    if (!row) throw notFound();
    return presentPackage(row);
  },

  async createPackage({ account, person, body, deps }) {
    return createPackage(deps, { accountId: account.id, personId: person.id }, body);
  },

  async duplicatePackage(context) {
    return duplicatePackage(context.deps, requestOf(context));
  },

  async updatePackage(context) {
    return updatePackage(context.deps, requestOf(context), context.body);
  },

  async archivePackage(context) {
    return archivePackage(context.deps, requestOf(context));
  },

  async deletePackage(context) {
    await deletePackage(context.deps, requestOf(context));
  },
} satisfies Partial<Handlers>;
