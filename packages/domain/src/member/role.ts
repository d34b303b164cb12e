import { roleTexts } from '#texts/role';
import { type Finding, finding } from '../finding.ts';

export const roles = ['admin', 'editor'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = roleTexts;

export function promotionBlockers(role: Role): Finding[] {
  return role === 'editor' ? [] : [finding('member.promoteNeedsEditor', 'user_id')];
}

/** An account without an admin could never be administered again. */
export function demotionBlockers(
  role: Role,
  facts: { adminCount: number; isOneself: boolean },
): Finding[] {
  if (role !== 'admin') return [finding('member.demoteNeedsAdmin', 'userId')];
  if (facts.adminCount <= 1) return [finding('member.lastAdmin', 'userId')];
  return facts.isOneself ? [finding('member.ownRole', 'userId')] : [];
}

/** Leaving is for another admin to confirm: a slip must lock no one out. */
export function removalBlockers(
  role: Role,
  facts: { adminCount: number; isOneself: boolean },
): Finding[] {
  if (role === 'admin' && facts.adminCount <= 1) return [finding('member.lastAdmin', 'userId')];
  return facts.isOneself ? [finding('member.ownRemoval', 'userId')] : [];
}
