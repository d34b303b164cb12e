import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@posthorn/db';
import {
  can,
  mayChangeView,
  type Role,
  savedViewFindings,
  tidyLine,
  tooManyViewsFinding,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { presentView } from '../presenter.ts';
import type { SavedViewValues } from '../repository.ts';
import * as repository from '../repository.ts';

interface ViewRequest extends repository.Viewer {
  role: Role;
}

/** Of one view, as the caller saw it. */
interface ViewChange extends ViewRequest {
  viewId: string;
  expectedVersion: number | undefined;
}

function checked(sent: SavedViewValues, role: Role): SavedViewValues {
  const { list, isShared } = sent;
  const name = tidyLine(sent.name);
  refuseWhen(savedViewFindings(name));
  if (isShared && !can(role, 'savedView.share')) {
    throw new Refusal('forbidden', 'savedView.onlyAdminsShare');
  }
  return { name, list, isShared };
}

/**
 * Counted under the lock of the account: of two that are saved at once the second sees the first. Presented here,
 * because what the transaction gives is what a repeated call is answered.
 */
export const createView = (deps: Deps, request: ViewRequest, sent: SavedViewValues) =>
  inTransaction(deps, async (tx) => {
    const values = checked(sent, request.role);
    await lockAccount(tx, request.accountId);
    const own = (await repository.listViews(tx, request)).filter(({ is_own }) => is_own);
    const tooMany = tooManyViewsFinding(own.length);
    if (tooMany) refuse(tooMany, 'conflict');
    const { id } = await repository.insertView(tx, request, values);
    await record(tx, request, { id, after: values });
    return presentView(found(await repository.findView(tx, request, id)), request.role);
  });

/** A change that changes nothing leaves no trace. */
export const updateView = (deps: Deps, request: ViewChange, sent: SavedViewValues) =>
  inTransaction(deps, async (tx) => {
    const { viewId } = request;
    const values = checked(sent, request.role);
    const row = await lockExpected(tx, request);
    const before = valuesOf(row);
    if (isDeepStrictEqual(before, values)) return row;
    await repository.updateView(tx, viewId, values);
    if (!values.isShared) await repository.forgetOthersDefault(tx, viewId);
    await record(tx, request, { id: viewId, before, after: values });
    // An admin who stops sharing another person's view does not see it any more: the answer is what was written.
    const { name, list } = values;
    const written = { ...row, name, list, version: row.version + 1 };
    const unseen = { ...written, is_shared: false, is_default: false };
    return (await repository.findView(tx, request, viewId)) ?? unseen;
  });

export const deleteView = (deps: Deps, request: ViewChange) =>
  inTransaction(deps, async (tx) => {
    const before = valuesOf(await lockExpected(tx, request));
    await repository.deleteView(tx, request.viewId);
    await record(tx, request, { id: request.viewId, before });
  });

/** A person's own choice: no one else's screen shows it, and it is not recorded. */
export const setDefaultView = (deps: Deps, viewer: repository.Viewer, viewId: string | null) =>
  inTransaction(deps, async (tx) => {
    if (viewId !== null) found(await repository.findView(tx, viewer, viewId));
    await repository.setDefault(tx, viewer, viewId);
    const { accountId, personId } = viewer;
    await announce(tx, {
      accountId,
      audience: { personId },
      event: { kind: 'savedView', id: viewId, action: 'changed', by: personId },
    });
  });

function found(view: repository.ViewRow | undefined): repository.ViewRow {
  if (!view) throw notFound();
  return view;
}

const valuesOf = ({ name, list, is_shared: isShared }: repository.ViewRow): SavedViewValues => ({
  name,
  list,
  isShared,
});

interface ViewChanged {
  id: string;
  /** Missing where it was made. */
  before?: SavedViewValues;
  /** Missing where it was deleted. */
  after?: SavedViewValues;
}

/** Of a shared one everyone in the account hears, also that it is no longer shared. */
const record = (
  tx: Tx,
  { accountId, personId }: repository.Viewer,
  { id, before, after }: ViewChanged,
) =>
  recordChange(tx, {
    ...{ accountId, workspaceId: null, personId, kind: 'savedView', entityId: id },
    action: !before ? 'created' : after ? 'changed' : 'removed',
    ...(before && { before }),
    ...(after && { after }),
    tells: before?.isShared || after?.isShared ? { wholeAccount: true } : { personId },
  });

/**
 * The view, locked. Refused where it was changed since the caller saw it, so that nothing is overwritten unseen; the
 * view that another person does not share is not found.
 */
async function lockExpected(tx: Tx, request: ViewChange) {
  const { role, viewId, expectedVersion } = request;
  const view = found(await repository.lockView(tx, request, viewId));
  const { is_own: isOwn, is_shared: isShared } = view;
  if (!mayChangeView({ isOwn, isShared }, role)) {
    throw new Refusal('forbidden', 'savedView.onlyAdminsShare');
  }
  if (expectedVersion !== undefined && expectedVersion !== view.version) {
    throw new Refusal('stale', 'request.stale', { current: presentView(view, role) });
  }
  return view;
}
