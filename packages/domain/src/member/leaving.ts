import { memberTexts } from '#texts/member';
import { type Finding, finding } from '../finding.ts';
import { listed } from '../message/listed.ts';

/** How a person is called who was erased. */
export const FORMER_MEMBER = memberTexts.former;

/** What a person had alone: nobody could go on with it. */
interface HeldAlone {
  /** Names of accounts that have no other admin. */
  accounts: readonly string[];
  /** The name of a master account that has no other admin. */
  masterAccount: string | undefined;
}

/** Why a person can not be erased yet, and what has to be done first. */
export const erasureBlockers = ({ accounts, masterAccount }: HeldAlone): Finding[] => [
  ...(accounts.length > 0
    ? [finding('member.onlyAdminOf', '', { n: accounts.length, accounts: listed(accounts) })]
    : []),
  ...(masterAccount === undefined
    ? []
    : [finding('member.onlyMasterAdminOf', '', { name: masterAccount })]),
];

/** An erasure is confirmed by typing the own address. */
export const ownAddressFinding = (typed: string, email: string): Finding | undefined =>
  typed.trim().toLowerCase() === email.toLowerCase()
    ? undefined
    : finding('member.typeOwnAddress', 'email', { email });
