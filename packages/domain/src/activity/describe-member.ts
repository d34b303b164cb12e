import { memberChangeTexts } from '#texts/member-change';
import { FORMER_MEMBER } from '../member/leaving.ts';
import type { Role } from '../member/role.ts';
import { fill } from '../message/text.ts';

/** What is written down when the users of an account change; names, because people may be gone later. */
interface RecordedMember {
  name?: string;
  role?: Role;
  /** Whose name it was was erased since. */
  wasErased?: true;
  /** The person left by having themselves erased. */
  left?: true;
  sentAgain?: true;
  workspace?: string;
  /** Ids of people. */
  memberAdded?: string;
  memberRemoved?: string;
}

export interface MemberChange {
  kind: string;
  action: string;
  before: RecordedMember | null;
  after: RecordedMember | null;
}

/** What a person did with the users, as the end of a sentence that begins with their name. */
export function describeMemberChange({ kind, action, before, after }: MemberChange): string {
  const { role, workspace, wasErased, left, ...known } = { ...before, ...after };
  const texts = memberChangeTexts;
  if (left) return texts.left;
  const name = known.name ?? (wasErased ? FORMER_MEMBER : undefined);
  // Older entries know no names.
  if (!name) return texts.changed;
  if (kind === 'workspace') {
    if (!workspace) return texts.changed;
    return fill(after?.memberAdded ? texts.workspaceAdded : texts.workspaceRemoved, {
      name,
      workspace,
    });
  }
  if (kind === 'invitation') {
    if (action === 'created' && role) return fill(texts.invited, { name, role });
    return fill(action === 'removed' ? texts.revoked : texts.sentAgain, { name });
  }
  if (action === 'removed') return fill(texts.removed, { name });
  if (!role) return texts.changed;
  return action === 'created'
    ? fill(texts.accepted, { role })
    : fill(texts.madeRole, { name, role });
}
