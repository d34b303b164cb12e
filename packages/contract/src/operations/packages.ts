import {
  PACKAGE_NAME_MAX,
  PACKAGE_RUNTIME_LIMIT,
  packageStatuses,
  switchedStatuses,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { type PackageSwitch, packageSwitches } from '../package-switches.ts';
import { accountParams, cents, id, line, version } from '../shapes.ts';

const tag = 'Packages';

const channelsActivation = z.object(
  Object.fromEntries(packageSwitches.map((name) => [name, z.boolean()])) as Record<
    PackageSwitch,
    z.ZodBoolean
  >,
);

const channelsBudget = z.object({
  facebook: cents,
  googleDisplay: cents,
  googleSearch: cents,
  linkedIn: cents,
});

const packageShape = z.object({
  id,
  hash: z.string(),
  accountId: id,
  name: z.string(),
  status: z.enum(packageStatuses),
  runtime: z.int(),
  /** Of the channels, each rounded up to a whole unit. */
  customTotalGrossBudget: cents,
  channelsActivation,
  channelsBudget,
  /** Campaigns that were made from it, as far as the caller may see them. */
  campaignsCount: z.int().nonnegative(),
  version,
});

/** What a person can say about a package; what is left out stays as it is. The total follows from the parts. */
const values = z
  .object({
    name: line(PACKAGE_NAME_MAX),
    status: z.enum(switchedStatuses),
    runtime: z.int().min(0).max(PACKAGE_RUNTIME_LIMIT),
    channelsActivation,
    channelsBudget,
  })
  .partial();

const path = '/accounts/:accountId/packages';
const onePath = `${path}/:packageId` as const;
const packageParams = accountParams.extend({ packageId: id });
const reads = { scope: 'account', capability: 'preset.list' } as const;
const changes = { scope: 'account', capability: 'preset.edit' } as const;

export const packageOperations = {
  listPackages: operation({
    method: 'GET',
    path,
    summary: 'Channels and budgets to start campaigns with; archived ones last',
    tag,
    access: reads,
    params: accountParams,
    answer: z.array(packageShape),
  }),
  getPackage: operation({
    method: 'GET',
    path: onePath,
    summary: 'One package',
    tag,
    access: reads,
    params: packageParams,
    answer: packageShape,
  }),
  createPackage: operation({
    method: 'POST',
    path,
    summary: 'Adds a package; what is not said is as in every new one',
    tag,
    access: changes,
    idempotent: true,
    params: accountParams,
    body: values,
    status: 201,
    answer: packageShape,
  }),
  duplicatePackage: operation({
    method: 'POST',
    path: `${onePath}/duplicate`,
    summary: 'Makes an inactive package with the same values',
    tag,
    access: changes,
    idempotent: true,
    params: packageParams,
    status: 201,
    answer: packageShape,
  }),
  updatePackage: operation({
    method: 'PUT',
    path: onePath,
    summary: 'Changes a package; campaigns that were made from it stay as they are',
    tag,
    access: changes,
    versioned: true,
    params: packageParams,
    body: values,
    answer: packageShape,
  }),
  archivePackage: operation({
    method: 'POST',
    path: `${onePath}/archive`,
    summary: 'Takes a package out of use for good; it can still be looked up and copied',
    tag,
    access: changes,
    params: packageParams,
    answer: packageShape,
  }),
  deletePackage: operation({
    method: 'DELETE',
    path: onePath,
    summary: 'Deletes a package; campaigns that were made from it stay as they are',
    tag,
    access: changes,
    versioned: true,
    current: packageShape,
    params: packageParams,
    kind: 'empty',
  }),
};
