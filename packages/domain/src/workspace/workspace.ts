import { visiblePart } from '../field/blank.ts';
import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';

export const WORKSPACE_NAME_MAX = 60;

/** Words that stand where a slug stands in a path, here or later. */
const pathWords = new Set([
  'all',
  'workspaces',
  'members',
  'campaigns',
  'notifications',
  'errored',
  'templates',
  'packages',
]);

export function workspaceNameFindings(name: string): Finding[] {
  const found = firstFinding(
    name,
    [required, printableLine, maxLength(WORKSPACE_NAME_MAX)],
    'name',
  );
  return found ? [found] : [];
}

/**
 * The slug of a new workspace: readable, and different from those already taken. It stays when the
 * workspace is renamed, because people keep addresses.
 */
export function workspaceSlug(name: string, taken: Iterable<string>): string {
  const base =
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+/, '')
      .slice(0, 48)
      .replace(/-+$/, '') || 'workspace';
  const used = new Set(taken);
  const free = (slug: string) => !used.has(slug) && !pathWords.has(slug);
  if (free(base)) return base;
  for (let n = 2; ; n += 1) {
    if (free(`${base}-${n}`)) return `${base}-${n}`;
  }
}

/** Two workspaces with one name could not be told apart in the switcher. */
export function workspaceNameTaken(name: string, others: { name: string }[]): Finding[] {
  return others.some((other) => folded(other.name) === folded(name))
    ? [finding('workspace.nameTaken', 'name')]
    : [];
}

const folded = (name: string) =>
  visiblePart(name).normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');

export function workspaceRemovalBlockers(facts: {
  campaignCount: number;
  workspaceCount: number;
}): Finding[] {
  if (facts.workspaceCount <= 1) return [finding('workspace.last')];
  return facts.campaignCount > 0 ? [finding('workspace.hasCampaigns')] : [];
}
