import {
  finding,
  newWorkspaceFindings,
  readPercentage,
  showPercentage,
  tidyLine,
  workspaceNameFindings,
  workspaceNameTaken,
  workspaceSlug,
} from '@posthorn/domain';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { ownImage, storeImage } from '../../master-accounts/index.ts';
import {
  findAccountMember,
  findAccountName,
  findWorkspace,
  insertWorkspace,
  insertWorkspaceMember,
  lockWorkspaces,
} from '../repository.ts';

interface Request {
  accountId: string;
  personId: string;
  /** Of a person who comes from above the account. */
  masterId: string | undefined;
  name: string;
  mark_up: string | undefined;
  upload: Upload | undefined;
}

export async function createWorkspace(deps: Deps, request: Request) {
  const { accountId, personId, masterId, upload } = request;
  const name = tidyLine(request.name);
  refuseWhen(workspaceNameFindings(name));
  // An account's own admins do not say what they are charged.
  if (request.mark_up !== undefined && !masterId) refuse(finding('field.unknown', 'mark_up'));
  refuseWhen(newWorkspaceFindings({ name, mark_up: request.mark_up ?? '' }));
  const mark_up = readPercentage(request.mark_up ?? '') ?? null;
  const image_key = await storeImage(deps, accountId, upload);
  return inTransaction(deps, async (tx) => {
    const existing = await lockWorkspaces(tx, accountId);
    refuseWhen(workspaceNameTaken(name, existing), 'conflict');
    await ownImage(tx, image_key);
    const slug = workspaceSlug(
      name,
      existing.map((workspace) => workspace.slug),
    );
    const { id } = await insertWorkspace(tx, accountId, { name, slug, mark_up, image_key });
    // Those who come from above, or are only visiting, are in no workspace.
    if (await findAccountMember(tx, accountId, personId)) {
      await insertWorkspaceMember(tx, accountId, { workspaceId: id, personId });
    }
    await recordChange(tx, {
      accountId,
      workspaceId: id,
      personId,
      kind: 'workspace',
      entityId: id,
      action: 'created',
      after: { name, slug },
      tells: { workspaceId: id },
    });
    if (masterId) {
      await writeAudit(tx, {
        ...{ masterId, personId, action: 'workspaceCreated' },
        account: { id: accountId, name: await findAccountName(tx, accountId) },
        after: { name, ...(mark_up !== null && { markUp: showPercentage(mark_up) }) },
      });
    }
    const workspace = await findWorkspace(tx, accountId, id);
    if (!workspace) throw notFound();
    return workspace;
  });
}
