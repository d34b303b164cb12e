import type { AccountEvent } from '@posthorn/contract';
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
import { notFound, Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import * as repository from '../repository.ts';

export interface ViewRequest extends repository.Viewer {
  role: Role;
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
    await tell(tx, request, { id, action: 'created', isShared: given.isShared });
    return found(await repository.findView(tx, request, id));
  });

export const updateView = (deps: Deps, request: ViewRequest, viewId: string, wanted: Wanted) =>
  inTransaction(deps, async (tx) => {
    const given = checked(wanted, request.role);
    const before = await findChangeable(tx, request, viewId);
    await repository.updateView(tx, viewId, given);
    if (!given.isShared) await repository.forgetOthersDefault(tx, viewId);
    // Who saw it until now learns that it is gone.
    const isShared = given.isShared || before.is_shared;
    await tell(tx, request, { id: viewId, action: 'changed', isShared });
    // An admin who stops sharing another person's view does not see it any more: the answer is what was written.
    const after = await repository.findView(tx, request, viewId);
    return (
      after ?? {
        ...before,
        name: given.name,
        list: given.list,
        is_shared: false,
        is_default: false,
      }
    );
  });

export const deleteView = (deps: Deps, request: ViewRequest, viewId: string) =>
  inTransaction(deps, async (tx) => {
    const { is_shared: isShared } = await findChangeable(tx, request, viewId);
    await repository.deleteView(tx, viewId);
    await tell(tx, request, { id: viewId, action: 'removed', isShared });
  });

export const setDefaultView = (deps: Deps, viewer: repository.Viewer, viewId: string | null) =>
  inTransaction(deps, async (tx) => {
    if (viewId !== null) found(await repository.findView(tx, viewer, viewId));
    await repository.setDefault(tx, viewer, viewId);
    await tell(tx, viewer, { id: viewId, action: 'changed', isShared: false });
  });

function found(view: repository.ViewRow | undefined): repository.ViewRow {
  if (!view) throw notFound();
  return view;
}

/** Tells the other tabs of the person, and everyone in the account where it is shared. */
const tell = (
  tx: Tx,
  { accountId, personId }: repository.Viewer,
  { id, action, isShared }: Pick<AccountEvent, 'id' | 'action'> & { isShared: boolean },
) =>
  announce(tx, {
    accountId,
    audience: isShared ? { wholeAccount: true } : { personId },
    event: { kind: 'savedView', id, action, by: personId },
  });

/** What another person keeps for themselves does not exist for the caller. */
async function findChangeable(tx: Tx, request: ViewRequest, viewId: string) {
  const view = found(await repository.findView(tx, request, viewId));
  const { is_own: isOwn, is_shared: isShared } = view;
  if (!mayChangeView({ isOwn, isShared }, request.role)) {
    throw new Refusal('forbidden', 'savedView.onlyAdminsShare');
  }
  return view;
}
