import {
  firstFinding,
  email as isEmail,
  maxLength,
  printableLine,
  required,
} from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { fullName } from './name.ts';
import type { Role } from './role.ts';

/** The link of an invitation ends after so long: mailboxes are kept for years. */
export const INVITATION_DAYS = 14;
/** Pressing twice sends one letter. */
export const RESEND_AFTER_SECONDS = 60;
export const MEMBER_NAME_MAX = 100;

export interface Invite {
  first_name: string;
  last_name: string;
  email: string;
  role: Role | null;
  /** Slugs. */
  workspaces: readonly string[];
}

export function inviteFindings(invite: Invite): Finding[] {
  const { first_name, last_name, email, role, workspaces } = invite;
  const nameRules = [printableLine, maxLength(MEMBER_NAME_MAX)];
  return [
    firstFinding(first_name, nameRules, 'first_name'),
    firstFinding(last_name, nameRules, 'last_name'),
    firstFinding(email, [required, isEmail], 'email'),
    role === null ? finding('field.required', 'role') : undefined,
    workspaces.length === 0 ? finding('invitation.workspaceMissing', 'workspaces') : undefined,
  ].filter((found) => found !== undefined);
}

/** Names are optional: who has none is called by the address. */
export function invitedName(invited: {
  first_name: string;
  last_name: string;
  email: string;
}): string {
  return fullName(invited) || invited.email;
}

export interface InvitationDates {
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

export type InvitationState = 'open' | 'expired' | 'accepted' | 'revoked';

export function invitationState(dates: InvitationDates, now: Date): InvitationState {
  if (dates.acceptedAt) return 'accepted';
  if (dates.revokedAt) return 'revoked';
  return dates.expiresAt.getTime() <= now.getTime() ? 'expired' : 'open';
}

export function invitationEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_DAYS * 86_400_000);
}

/** Why a letter is not sent again; one that is over can be, unless it was accepted or taken back. */
export function resendBlockers(state: InvitationState, sentAt: Date, now: Date): Finding[] {
  if (state === 'accepted' || state === 'revoked') return [finding('invitation.over')];
  const waits = RESEND_AFTER_SECONDS * 1000 - (now.getTime() - sentAt.getTime());
  return waits > 0
    ? [finding('invitation.sentJustNow', '', { seconds: Math.ceil(waits / 1000) })]
    : [];
}

/** Why an invitation is not taken back. One that was taken back before is as it should be. */
export const revocationBlockers = (state: InvitationState): Finding[] =>
  state === 'accepted' ? [finding('invitation.over')] : [];

interface Acceptance {
  state: InvitationState;
  /** Whether the person who is signed in has the address that the letter went to. */
  isInvitedAddress: boolean;
  invitedEmail: string;
  email: string;
}

/** Why a signed-in person who is no member yet can not accept; the letter is for one address only. */
export function acceptanceBlockers(acceptance: Acceptance): Finding[] {
  const { state, isInvitedAddress, invitedEmail, email } = acceptance;
  if (state === 'expired' || state === 'revoked') return endedBlockers(state);
  if (!isInvitedAddress) return [finding('invitation.otherPerson', '', { email, invitedEmail })];
  return endedBlockers(state);
}

/** What can be said of an invitation that is over to every caller. */
export function endedBlockers(state: InvitationState): Finding[] {
  if (state === 'expired') return [finding('invitation.expired', '', { days: INVITATION_DAYS })];
  if (state === 'revoked') return [finding('invitation.revoked')];
  return state === 'accepted' ? [finding('invitation.used')] : [];
}
