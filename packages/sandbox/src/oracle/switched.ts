import type { LedgerReader } from '../ledger/ledger.ts';
import type { LedgerObject } from '../ledger/object.ts';
import type { SandboxNetwork } from '../network.ts';
import type { Past, PastObject } from './past.ts';
import { childrenOf } from './past.ts';

/** An ad that is switched on. */
export interface SwitchedAd {
  /** Everything above it is on, too: it could be shown. */
  isShown: boolean;
  /** Of what carries the marker of one of our ads. */
  name: string;
  /** The topmost object. */
  root: string;
  /** In how many places it is shown. */
  places: number;
  /** What an ad can not be shown without, and it is not there. */
  lacks: string[];
  /** The money it is paid from, in minor units. */
  budget: { id: string; amount: number };
}

/** How one network tells what could be shown; nothing but switches counts, no review and no date. */
export interface Eye {
  /** What stands at the top of a tree. */
  root: string;
  /** What belongs to a tree and is not below its root. */
  besides(object: LedgerObject, ledger: LedgerReader): string[];
  switched(past: Past): SwitchedAd[];
}

type Tree = { readonly [key: string]: unknown };
const inside = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], value);
const listed = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const when = (isSo: boolean, what: string): string[] => (isSo ? [what] : []);

/** Each ad with what is above it. */
const adsIn = (past: Past, kind: string) =>
  [...past.values()].flatMap((ad) => {
    const middle = past.get(ad.parent ?? '');
    const root = past.get(middle?.parent ?? '');
    return ad.kind === kind && middle && root ? [{ ad, middle, root }] : [];
  });

const isOn = ({ fields }: PastObject): boolean =>
  ['ACTIVE', 'ENABLED'].includes(String(fields.status ?? fields.intendedStatus));

const everValued = (ledger: LedgerReader, { id }: LedgerObject, field: string): string[] =>
  ledger.timeline<unknown>(id, field).flatMap(({ value }) => (value ? [String(value)] : []));

/** The items that an ad set promotes, where it promotes any. */
function promotedSet(fields: Tree): string[] {
  const id = inside(fields.promoted_object, 'product_set_id');
  return id === undefined ? [] : [String(id)];
}

const meta: Eye = {
  root: 'campaign',
  besides: (object, ledger) => [
    ...everValued(ledger, object, 'creative_id'),
    ...promotedSet(object.fields),
  ],
  switched: (past) =>
    adsIn(past, 'ad')
      .filter(({ ad }) => isOn(ad))
      .map(({ ad, middle, root }) => {
        const geo = inside(middle.fields.targeting, 'geo_locations') as Tree | undefined;
        return {
          name: ad.name,
          isShown: isOn(middle) && isOn(root),
          root: root.id,
          places:
            listed(geo?.countries) +
            listed(geo?.regions) +
            listed(geo?.cities) +
            listed(geo?.custom_locations),
          lacks: [
            ...when(!past.has(String(ad.fields.creative_id)), 'creative'),
            ...promotedSet(middle.fields).flatMap((id) => when(!past.has(id), 'product set')),
          ],
          budget: {
            id: root.id,
            amount: Number(root.fields.lifetime_budget ?? root.fields.daily_budget),
          },
        };
      }),
};

const LOCATIONS = 'urn:li:adTargetingFacet:locations';

const linkedin: Eye = {
  root: 'adCampaignGroup',
  besides: (object) => {
    const reference = inside(object.fields.content, 'reference');
    return typeof reference === 'string' ? [reference] : [];
  },
  switched: (past) =>
    adsIn(past, 'creative')
      .filter(({ ad }) => isOn(ad))
      .map(({ ad, middle, root }) => {
        const facets = inside(middle.fields.targetingCriteria, 'include', 'and') as
          | Tree[]
          | undefined;
        return {
          name: ad.name,
          isShown: isOn(middle) && isOn(root),
          root: root.id,
          places: (facets ?? []).reduce(
            (sum, one) => sum + listed(inside(one, 'or', LOCATIONS)),
            0,
          ),
          lacks: when(!past.has(String(inside(ad.fields.content, 'reference'))), 'post'),
          budget: {
            id: middle.id,
            amount: Math.round(Number(inside(middle.fields.totalBudget, 'amount')) * 100),
          },
        };
      }),
};

/** 'Nurse [rk:m1/campaign]' goes on as 'Nurse [rk:m1/campaign-2]'. */
const numberIn = ({ name }: PastObject): number => Number(/-(\d+)\]$/.exec(name)?.[1] ?? 1);
const hasSuccessor = (past: Past, root: PastObject): boolean =>
  [...past.values()].some((one) => one.kind === root.kind && numberIn(one) > numberIn(root));

const google: Eye = {
  root: 'campaign',
  besides: (object, ledger) => everValued(ledger, object, 'campaignBudget'),
  switched: (past) =>
    adsIn(past, 'adGroupAd')
      .filter(({ ad, middle }) => isOn(ad) && isOn(middle))
      // A campaign that had a successor keeps its ads, and is off.
      .filter(({ root }) => isOn(root) || !hasSuccessor(past, root))
      .map(({ middle, root }) => {
        const criteria = childrenOf(past, 'campaignCriterion', root.id);
        const words = childrenOf(past, 'adGroupCriterion', middle.id).filter(
          ({ fields }) => fields.negative !== true,
        );
        const budget = past.get(String(root.fields.campaignBudget));
        const micros = budget?.fields.totalAmountMicros ?? budget?.fields.amountMicros;
        const isSearch = root.fields.advertisingChannelType === 'SEARCH';
        return {
          name: middle.name,
          isShown: isOn(root),
          root: root.id,
          places: criteria.filter(({ fields }) => fields.location ?? fields.proximity).length,
          lacks: [
            ...when(!criteria.some(({ fields }) => fields.language !== undefined), 'language'),
            ...when(isSearch && words.length === 0, 'keywords'),
          ],
          budget: { id: budget?.id ?? '', amount: Number(micros ?? 0) / 10_000 },
        };
      }),
};

export const eyes: Record<SandboxNetwork, Eye> = { meta, linkedin, google };
