import type { Consent } from '../consent/consents.ts';
import type { Described, Dialect, LinkForPeople, SandboxPage, World } from '../dialect.ts';
import type { KnownRefusal } from '../doubtful-refusals.ts';
import type { KnownRule } from '../faults/rule.ts';
import type { LedgerObject } from '../ledger/object.ts';
import type { SandboxNetwork } from '../network.ts';

/** A thing on a network with what is below it. Money is in minor units. */
export interface Branch {
  id: string;
  kind: string;
  name: string;
  /** What we put at the end of a name to find it again. */
  marker: string | null;
  status: string;
  review: string | null;
  budget: number | null;
  period: 'lifetime' | 'daily' | null;
  /** Of everything below it, so far. */
  spend: number;
  impressions: number;
  clicks: number;
  start: number | null;
  end: number | null;
  branches: Branch[];
}

export interface AccountOverview {
  id: string;
  name: string;
  currency: string;
  timeZone: string;
  /** Newest first. */
  branches: Branch[];
  /** How many more there are. */
  hidden: number;
}

export interface NetworkOverview {
  network: SandboxNetwork;
  url: string;
  accounts: AccountOverview[];
  pages: SandboxPage[];
  /** What people can open there. */
  linksForPeople: LinkForPeople[];
  /** What is in no tree, counted by kind. */
  others: Record<string, number>;
}

/** Everything there is to see. */
export interface State {
  clock: { now: number; rate: number; isBehind: boolean };
  networks: NetworkOverview[];
  faults: KnownRule[];
  refusals: KnownRefusal[];
  consents: (Consent & { network: SandboxNetwork })[];
}

const MOST_BRANCHES = 50;

export function overviewOf(dialect: Dialect, world: World, url: string): NetworkOverview {
  const described = new Map<string, Described>();
  const others: Record<string, number> = {};
  const roots: LedgerObject[] = [];
  for (const object of world.ledger.list()) {
    if (object.kind === 'account' || object.kind === 'page') continue;
    const description = dialect.describe?.(object, world);
    if (!description) others[object.kind] = (others[object.kind] ?? 0) + 1;
    else described.set(object.id, description);
  }
  for (const id of described.keys()) {
    const object = world.ledger.get(id) as LedgerObject;
    if (object.parent === null || !described.has(object.parent)) roots.push(object);
  }
  return {
    network: dialect.network,
    url,
    accounts: world.accounts().map((account) => {
      const own = roots.filter((root) => root.account === account.id).reverse();
      const shown = own.slice(0, MOST_BRANCHES);
      const branches = shown.map((root) => branchOf(root, described, world));
      return { ...account, branches, hidden: own.length - shown.length };
    }),
    pages: world.pages(),
    linksForPeople: dialect.linksForPeople?.(world) ?? [],
    others,
  };
}

function branchOf(
  object: LedgerObject,
  described: ReadonlyMap<string, Described>,
  world: World,
): Branch {
  const { status, review, budget, period, start, end } = described.get(object.id) as Described;
  const branches = world.ledger
    .list({ parent: object.id })
    .filter(({ id }) => described.has(id))
    .map((child) => branchOf(child, described, world));
  const [own] = world.statistics({ ads: [object.id], by: 'total' });
  const sum = (what: 'spend' | 'impressions' | 'clicks') =>
    branches.reduce((total, branch) => total + branch[what], own?.[what] ?? 0);
  const [, name = object.name, marker = null] =
    /^(.*?)\s*\[(rk:[^\]]+)\]$/s.exec(object.name) ?? [];
  return {
    id: object.id,
    kind: object.kind,
    name,
    marker,
    status,
    review: review ?? null,
    budget: budget ?? null,
    period: budget === undefined ? null : (period ?? 'lifetime'),
    spend: sum('spend'),
    impressions: sum('impressions'),
    clicks: sum('clicks'),
    start: start ?? outermost(branches, 'start', Math.min),
    end: end ?? outermost(branches, 'end', Math.max),
    branches,
  };
}

/** What has no schedule of its own runs as long as what is below it. */
function outermost(
  branches: readonly Branch[],
  which: 'start' | 'end',
  choose: (...moments: number[]) => number,
): number | null {
  const moments = branches.map((branch) => branch[which]).filter((moment) => moment !== null);
  return moments.length > 0 ? choose(...moments) : null;
}
