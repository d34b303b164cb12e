import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@posthorn/db';
import {
  can,
  finding,
  mayChangeView,
  type Role,
  SAVED_VIEWS_MAX,
  type SavedList,
  savedViewFindings,
  tidyLine,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { type Change, recordChange } from '../../../platform/record.ts';
import { notFound, Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { presentView } from '../presenter.ts';
import * as repository from '../repository.ts';

interface ViewRequest extends repository.Viewer {
  role: Role;
}

/** Of one view, as the caller saw it. */
interface ViewChange extends ViewRequest {
  viewId: string;
  expectedVersion: number | undefined;
}

interface Wanted {
  name: string;
  list: SavedList;
  isShared: boolean;
}

function checked({ name: typed, list, isShared }: Wanted, role: Role): Wanted {
  const name = tidyLine(typed);
  refuseWhen(savedViewFindings(name));
  if (isShared && !can(role, 'savedView.share')) {
    throw new Refusal('forbidden', 'savedView.onlyAdminsShare');
  }
  return { name, list, isShared };
}

/** Counted under the lock of the account: of two that are saved at once the second sees the first. */
export const createView = (deps: Deps, request: ViewRequest, wanted: Wanted) =>
  inTransaction(deps, async (tx) => {
    const given = checked(wanted, request.role);
    await lockAccount(tx, request.accountId);
    const own = (await repository.listViews(tx, request)).filter(({ is_own }) => is_own);
    if (own.length >= SAVED_VIEWS_MAX) {
      refuse(finding('savedView.tooMany', '', { max: SAVED_VIEWS_MAX }), 'conflict');
    }
    const { id } = await repository.insertView(tx, request, given);
    await record(tx, request, { id, action: 'created', after: given });
    return found(await repository.findView(tx, request, id));
  });

/** A change that changes nothing leaves no trace. */
export const updateView = (deps: Deps, request: ViewChange, wanted: Wanted) =>
  inTransaction(deps, async (tx) => {
    const { viewId } = request;
    const given = checked(wanted, request.role);
    const row = await lockExpected(tx, request);
    const before = stateOf(row);
    if (isDeepStrictEqual(before, given)) return row;
    await repository.updateView(tx, viewId, given);
    if (!given.isShared) await repository.forgetOthersDefault(tx, viewId);
    await record(tx, request, { id: viewId, action: 'changed', before, after: given });
    // An admin who stops sharing another person's view does not see it any more: the answer is what was written.
    const { name, list } = given;
    const written = { ...row, name, list, version: row.version + 1 };
    const unseen = { ...written, is_shared: false, is_default: false };
    return (await repository.findView(tx, request, viewId)) ?? unseen;
  });

export const deleteView = (deps: Deps, request: ViewChange) =>
  inTransaction(deps, async (tx) => {
    const before = stateOf(await lockExpected(tx, request));
    await repository.deleteView(tx, request.viewId);
    await record(tx, request, { id: request.viewId, action: 'removed', before });
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

const stateOf = ({ name, list, is_shared: isShared }: repository.ViewRow): Wanted => ({
  name,
  list,
  isShared,
});

interface ViewEvent {
  id: string;
  action: Change['action'];
  before?: Wanted;
  after?: Wanted;
}

/** Of a shared one everyone in the account hears, also that it is no longer shared. */
const record = (tx: Tx, { accountId, personId }: repository.Viewer, event: ViewEvent) => {
  const { id, before, after, action } = event;
  return recordChange(tx, {
    ...{ accountId, workspaceId: null, personId, kind: 'savedView', entityId: id, action },
    ...(before && { before }),
    ...(after && { after }),
    tells: before?.isShared || after?.isShared ? { wholeAccount: true } : { personId },
  });
};

/**
 * The view as the caller saw it; another admin's newer version is told and not overwritten. What another person
 * keeps for themselves does not exist for the caller.
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
