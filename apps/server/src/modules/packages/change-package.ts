import { isDeepStrictEqual } from 'node:util';
import type { OperationInput } from '@posthorn/contract';
import { channelsOffOf } from '@posthorn/contract/package-switches';
import type { Tx } from '@posthorn/db';
import { packageFindings, tidyLine, tidyPackage } from '@posthorn/domain';
import type { Viewer } from '../../platform/access/visible-campaigns.ts';
import { type Change, recordChange } from '../../platform/record.ts';
import { notFound, Refusal, refuseWhen } from '../../platform/refusal.ts';
import { presentPackage } from './presenter.ts';
import * as repository from './repository.ts';
import { type PackageState, stateOf } from './repository.ts';

/** Who asks for a change of which package, and which version of it they saw. */
export interface PackageRequest extends Viewer {
  packageId: string;
  expectedVersion: number | undefined;
}

export type SentValues = OperationInput<'updatePackage'>['body'];

/** The package with what was sent, if the rules allow it. */
export async function withSent(
  tx: Tx,
  accountId: string,
  before: PackageState,
  sent: SentValues,
): Promise<PackageState> {
  const { name, status, runtime, channelsActivation, channelsBudget } = sent;
  const after = tidyPackage<PackageState>({
    name: name === undefined ? before.name : tidyLine(name),
    status: status ?? before.status,
    runtime: runtime ?? before.runtime,
    channelsOff: channelsActivation ? channelsOffOf(channelsActivation) : before.channelsOff,
    channelBudget: channelsBudget ?? before.channelBudget,
  });
  refuseWhen(packageFindings(after, await repository.findCurrency(tx, accountId)));
  return after;
}

/** The package as the caller saw it; another person's newer version is told and not overwritten. */
export async function lockExpected(tx: Tx, request: PackageRequest): Promise<PackageState> {
  const { accountId, packageId, expectedVersion } = request;
  const row = await repository.lockPackage(tx, accountId, packageId);
  if (!row) throw notFound();
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    const current = await answerWith(tx, request, packageId);
    throw new Refusal('stale', 'request.stale', { current });
  }
  return stateOf(row);
}

/** Writes what differs and records it; a change that changes nothing leaves no trace. */
export async function writePackage(
  tx: Tx,
  request: PackageRequest,
  before: PackageState,
  after: PackageState,
) {
  const { accountId, packageId } = request;
  if (!isDeepStrictEqual(before, after)) {
    await repository.updatePackage(tx, accountId, packageId, after);
    const differs = (key: string) =>
      !isDeepStrictEqual(before[key as keyof PackageState], after[key as keyof PackageState]);
    const only = (state: PackageState) =>
      Object.fromEntries(Object.entries(state).filter(([key]) => differs(key)));
    await recordPackage(tx, request, packageId, {
      action: 'changed',
      before: only(before),
      after: only(after),
    });
  }
  return answerWith(tx, request, packageId);
}

/** Adds a package and answers with it. */
export async function addPackage(
  tx: Tx,
  request: Viewer,
  state: PackageState,
  recorded: object = {},
) {
  const id = await repository.insertPackage(tx, request.accountId, state);
  await recordPackage(tx, request, id, { action: 'created', after: { ...state, ...recorded } });
  return answerWith(tx, request, id);
}

/** Packages belong to the account as a whole, so everyone in it hears of them. */
export const recordPackage = (
  tx: Tx,
  { accountId, personId }: Viewer,
  packageId: string,
  change: Pick<Change, 'action' | 'before' | 'after'>,
): Promise<void> =>
  recordChange(tx, {
    ...change,
    accountId,
    workspaceId: null,
    personId,
    kind: 'package',
    entityId: packageId,
    tells: { wholeAccount: true },
  });

async function answerWith(tx: Tx, viewer: Viewer, packageId: string) {
  const row = await repository.findPackage(tx, viewer, packageId);
  if (!row) throw notFound();
  return presentPackage(row);
}
