import type { Role } from '@posthorn/domain';
import type { Viewer } from '../../platform/access/visible-campaigns.ts';
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

interface Caller {
  account: { id: string; role: Role };
  person: { id: string };
}

const viewerOf = ({ account, person }: Caller): Viewer => ({
  accountId: account.id,
  personId: person.id,
  role: account.role,
});

const requestOf = (
  context: Caller & { params: { packageId: string }; expectedVersion: number | undefined },
): PackageRequest => ({
  ...viewerOf(context),
  packageId: context.params.packageId,
  expectedVersion: context.expectedVersion,
});

export const packageHandlers = {
  async listPackages(context) {
    const rows = await listPackages(context.deps.connection.db, viewerOf(context));
    return rows.map(presentPackage);
  },

  async getPackage(context) {
    const { db } = context.deps.connection;
    const row = await findPackage(db, viewerOf(context), context.params.packageId);
    if (!row) throw notFound();
    return presentPackage(row);
  },

  async createPackage(context) {
    return createPackage(context.deps, viewerOf(context), context.body);
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
