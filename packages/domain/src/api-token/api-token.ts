import { apiTokensTexts } from '#texts/api-tokens';
import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import type { Capability } from '../permission/capability.ts';

/** What a token can be allowed. It never manages people, connections, settings or other tokens. */
export const tokenRights = ['read', 'campaigns', 'launch', 'presets'] as const;
export type TokenRight = (typeof tokenRights)[number];

export const tokenRightLabels: Record<TokenRight, string> = {
  read: apiTokensTexts.read,
  campaigns: apiTokensTexts.campaigns,
  launch: apiTokensTexts.launch,
  presets: apiTokensTexts.presets,
};

const grants: Record<TokenRight, readonly Capability[]> = {
  read: [
    'account.view',
    'workspace.listAll',
    'workspace.listOwn',
    'socialPage.list',
    'campaign.view',
    'preset.list',
    'jobList.list',
    'media.view',
  ],
  campaigns: ['campaign.create', 'campaign.edit', 'media.edit'],
  launch: ['campaign.launch'],
  presets: ['preset.edit'],
};

/** The right by which a token may do something; undefined where none allows it. */
export const rightFor = (capability: Capability): TokenRight | undefined =>
  tokenRights.find((right) => grants[right].includes(capability));

export const tokenAllows = (rights: readonly TokenRight[], capability: Capability): boolean =>
  rights.some((right) => grants[right].includes(capability));

export const TOKEN_NAME_MAX = 60;
export const TOKENS_MAX = 50;

/** Why no token can be added to so many. */
export const tooManyTokensFinding = (count: number): Finding | undefined =>
  count >= TOKENS_MAX ? finding('apiToken.tooMany', '', { max: TOKENS_MAX }) : undefined;

/** How long a token may last; none lasts for ever, because forgotten ones are found by others. */
export const tokenDays = [30, 90, 180, 365] as const;
export type TokenDays = (typeof tokenDays)[number];

/** Every token begins so, for programs that look for secrets in places where none should be. */
export const TOKEN_PREFIX = 'ph_';

export interface NewToken {
  name: string;
  rights: readonly TokenRight[];
}

export function newTokenFindings({ name, rights }: NewToken): Finding[] {
  const named = firstFinding(name, [required, printableLine, maxLength(TOKEN_NAME_MAX)], 'name');
  return [
    ...(named ? [named] : []),
    ...(rights.length === 0 ? [finding('apiToken.withoutRights', 'rights')] : []),
  ];
}
