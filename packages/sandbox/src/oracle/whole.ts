import type { LedgerReader } from '../ledger/ledger.ts';
import type { LedgerObject } from '../ledger/object.ts';
import type { SandboxNetwork } from '../network.ts';
import { pastsOf } from './past.ts';
import { eyes, type SwitchedAd } from './switched.ts';

/** What is to stand on a network before any of it may be shown. */
export interface ExpectedTree {
  /** In the name of its root and of its ads. */
  marker: string;
  /** Each by the names it may have, and how many ads of the network it is. */
  ads: readonly { id: string; isNamed(name: string): boolean; pieces: number }[];
  places: number;
  /** In minor units: all of the money, or that of a day where the network takes no total. */
  budget: number;
}

/** A moment in which something could be shown although not everything was right. */
export interface UnwholeMoment {
  at: number;
  problems: string[];
}

/**
 * Goes through everything that ever happened to a tree, request by request, and tells when an ad could
 * be shown while its tree was not whole: every ad there, switched on itself, with all it needs. `expected` are all versions that were ever wanted: it is enough
 * to be whole as one of them. Ads in `refused` may be missing.
 *
 *     unwholeMoments(sandbox.ledger.meta, 'meta', expectedTrees('meta', [plan])) // [] is good
 *
 * (`expectedTrees` is in `@posthorn/connectors/testing`.)
 */
export function unwholeMoments(
  ledger: LedgerReader,
  network: SandboxNetwork,
  expected: readonly ExpectedTree[],
  refused: ReadonlySet<string> = new Set(),
): UnwholeMoment[] {
  const found: UnwholeMoment[] = [];
  let wasShown = false;
  for (const { at, past } of pastsOf(ledger, treeIn(ledger, network, expected[0]?.marker ?? ''))) {
    const switched = eyes[network].switched(past);
    const isNew = !wasShown;
    wasShown = switched.some(({ isShown }) => isShown);
    if (!wasShown) continue;
    const [fewest = ['no one wants it']] = expected
      .map((tree) => problemsOf(tree, switched, { refused, isNew }))
      .sort((a, b) => a.length - b.length);
    if (fewest.length > 0) found.push({ at, problems: fewest });
  }
  return found;
}

/** Everything that was ever part of what carries a marker. */
function treeIn(ledger: LedgerReader, network: SandboxNetwork, marker: string): LedgerObject[] {
  const { root, besides } = eyes[network];
  const tree = new Map<string, LedgerObject>();
  const add = (object: LedgerObject) => {
    tree.set(object.id, object);
    for (const id of besides(object, ledger)) {
      const other = ledger.get(id);
      if (other) tree.set(id, other);
    }
    for (const child of ledger.list({ parent: object.id, includeRemoved: true })) add(child);
  };
  for (const object of ledger.list({ kind: root, includeRemoved: true })) {
    if (object.name.includes(marker)) add(object);
  }
  return [...tree.values()];
}

function problemsOf(
  { ads, places, budget }: ExpectedTree,
  switched: readonly SwitchedAd[],
  { refused, isNew }: { refused: ReadonlySet<string>; isNew: boolean },
): string[] {
  const missing = ads.filter(
    ({ id, isNamed, pieces }) =>
      !refused.has(id) && switched.filter(({ name }) => isNamed(name)).length < pieces,
  );
  const shown = switched.filter(({ isShown }) => isShown);
  // Money moves from one part of a running tree to another in two steps: the first takes.
  const isWrong = moneyOf(shown) > budget || (isNew && moneyOf(switched) !== budget);
  return [
    ...missing.map(({ id }) => `without ad ${id}`),
    ...new Set(switched.flatMap(({ lacks }) => lacks.map((what) => `without ${what}`))),
    ...(switched.some((ad) => ad.places < places) ? ['without all places'] : []),
    ...(new Set(shown.map(({ root }) => root)).size > 1 ? ['twice'] : []),
    ...(isWrong ? [`with ${moneyOf(switched)} of ${budget}`] : []),
  ];
}

const moneyOf = (ads: readonly SwitchedAd[]): number =>
  [...new Map(ads.map(({ budget }) => [budget.id, budget.amount])).values()].reduce(
    (sum, amount) => sum + amount,
    0,
  );
