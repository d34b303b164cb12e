import type { SandboxAccount, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { luck } from '../luck.ts';
import type { SandboxPlaceType } from '../places/places.ts';
import { newAd } from './ad.ts';
import { newAdSet } from './ad-set.ts';
import { type Call, noteUnknown, type Params } from './call.ts';
import { newCampaign } from './campaign.ts';
import { newCreative } from './creative.ts';
import { invalid, missing } from './graph-error.ts';
import { newImages } from './image.ts';
import type { Kind } from './kept.ts';
import { listParams, page, pageOf } from './listing.ts';
import { params as known } from './names/params.ts';
import { accountView, instagramView, pageView, viewOf } from './node.ts';
import { customConversionViews, pixelView } from './pixel.ts';
import { newPreview } from './preview.ts';
import type { NodeKind } from './projection.ts';
import { readTargeting } from './targeting.ts';
import { list, oneOf, record, text } from './value.ts';
import { newVideo } from './video.ts';

type Maker = (account: string, params: Params, world: World) => Promise<() => unknown>;

/** What can be made on which edge of an account. Everything is checked before anything is written. */
const makers: Record<string, { make: Maker; names: ReadonlySet<string> }> = {
  campaigns: { make: newCampaign, names: known.campaigns },
  adsets: { make: newAdSet, names: known.adsets },
  ads: { make: newAd, names: known.ads },
  adcreatives: { make: newCreative, names: known.adcreatives },
  adimages: { make: newImages, names: known.adimages },
  advideos: { make: newVideo, names: known.advideos },
};

export async function create(call: Call, account: SandboxAccount, edge: string) {
  const maker = makers[edge];
  if (!maker) throw missing(`${account.id}/${edge}`, call.method);
  const named = edge === 'adimages' ? withoutFiles(call.params) : call.params;
  noteUnknown(call, named, maker.names);
  const write = await maker.make(account.id, call.params, call.world);
  if (isRehearsal(call.params)) return { success: true };
  const made = write();
  return typeof made === 'string' ? { id: made } : made;
}

/** Pictures come under names of their own. */
const withoutFiles = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => !Buffer.isBuffer(value)));

/** Whether nothing is to come of it. */
export function isRehearsal(params: Params): boolean {
  const options = list(params, 'execution_options') ?? [];
  for (const option of options) oneOf('execution_options', option, 'execution_options');
  return options.includes('validate_only');
}

/** Which kinds of things are on which edge. */
const listed: Record<string, Kind & NodeKind> = {
  campaigns: 'campaign',
  adsets: 'adset',
  ads: 'ad',
  adcreatives: 'adcreative',
  adimages: 'image',
  advideos: 'video',
};

export async function readEdge(call: Call, account: SandboxAccount, edge: string) {
  const { world, params } = call;
  noteUnknown(call, params, listParams);
  const kind = listed[edge];
  if (kind) {
    // The edge of creatives documents no way to choose among them.
    const { filtering, effective_status, ...unfiltered } = params;
    const canChoose = kind !== 'adcreative';
    const includeRemoved = canChoose && (effective_status !== undefined || filtering !== undefined);
    const objects = world.ledger.list({ kind, account: account.id, includeRemoved });
    return page(
      canChoose ? call : { ...call, params: unfiltered },
      kind,
      wanted(objects, params).map((object) => viewOf(object, world)),
    );
  }
  switch (edge) {
    case 'promote_pages':
      return page(
        call,
        'page',
        world.pages().map((one) => pageView(one, call)),
      );
    case 'instagram_accounts':
      return page(call, 'instagram', onInstagram(world));
    case 'adspixels':
      return page(call, 'pixel', [pixelView(account)]);
    case 'customconversions':
      return page(call, 'customConversion', customConversionViews(account));
    case 'dsa_recommendations':
      return { data: [{ recommendations: likelyNames(account, world) }] };
    case 'generatepreviews':
      return newPreview(call, account.id);
    case 'minimum_budgets':
      return { data: [minimumBudget(account.currency)] };
    case 'delivery_estimate':
      return { data: [estimate(params, world)] };
    default:
      throw missing(`${account.id}/${edge}`, call.method);
  }
}

function wanted(objects: LedgerObject[], params: Params): LedgerObject[] {
  const hashes = list(params, 'hashes');
  return hashes ? objects.filter(({ fields }) => hashes.includes(fields.hash)) : objects;
}

export const onInstagram = (world: World) =>
  world
    .pages()
    .flatMap(({ instagramUserId, name }) =>
      instagramUserId ? [instagramView(instagramUserId, name)] : [],
    );

/** Who may be behind the ads of an account: itself, and those in whose name it has shown some. */
function likelyNames({ id, name }: SandboxAccount, world: World): string[] {
  const creatives = world.ledger.list({ kind: 'adcreative', account: id });
  const spokenFor = new Set(
    creatives.map(({ fields }) => String(record(fields, 'object_story_spec')?.page_id)),
  );
  const pages = world.pages().filter((one) => spokenFor.has(one.id));
  return [...new Set([name, ...pages.map((one) => one.name)])].slice(0, 4);
}

const minimumBudget = (currency: string) => ({
  currency,
  min_daily_budget_imp: 100,
  min_daily_budget_video_views: 100,
  min_daily_budget_low_freq: 4_000,
  min_daily_budget_high_freq: 500,
});

/** How many people could be reached: many in a country, fewer around a city. */
function estimate(params: Params, world: World) {
  oneOf('optimization_goal', params.optimization_goal, 'optimization_goal');
  const { targeting, countries } = readTargeting({ targeting: params.targeting_spec }, world);
  const geo = record(targeting, 'geo_locations') ?? {};
  const people =
    (list(geo, 'countries')?.length ?? 0) * 9_000_000 +
    (list(geo, 'regions')?.length ?? 0) * 800_000 +
    ((list(geo, 'cities')?.length ?? 0) + (list(geo, 'custom_locations')?.length ?? 0)) * 300_000;
  const low = Math.round(people * (0.9 + 0.2 * luck(world.seed, ...countries)));
  return {
    estimate_ready: true,
    estimate_mau_lower_bound: low,
    estimate_mau_upper_bound: Math.round(low * 1.2),
  };
}

/** What belongs to the one who asks. */
export function mine(call: Call, edge: string | undefined) {
  const { world } = call;
  noteUnknown(call, call.params, listParams);
  if (edge === undefined) return { id: '100000000000001', name: 'System user' };
  if (edge === 'accounts') {
    return page(
      call,
      'page',
      world.pages().map((one) => pageView(one, call)),
    );
  }
  if (edge === 'adaccounts') return page(call, 'account', world.accounts().map(accountView));
  throw missing(`me/${edge}`, call.method);
}

const placeTypes = ['country', 'region', 'city'];
/** Who looks for cities is shown their quarters, too, and they can be told apart. */
const searched: Record<string, readonly SandboxPlaceType[]> = {
  country: ['country'],
  region: ['region'],
  city: ['city', 'quarter'],
};

/** Places that ads can be aimed at, by the beginning of their names. */
export async function search(call: Call) {
  const { params, world } = call;
  noteUnknown(call, params, listParams);
  if (params.type !== 'adgeolocation') throw invalid('Nothing else can be searched for here');
  const types = (list(params, 'location_types') ?? [...placeTypes]).map(String);
  const found = world.places({
    text: text(params, 'q'),
    types: types.flatMap((type) => searched[type] ?? []),
    ...(params.country_code !== undefined && { countryCode: String(params.country_code) }),
    limit: 100,
  });
  return pageOf(call, found, (place) => ({
    key: place.type === 'country' ? place.countryCode : place.id,
    name: place.name,
    type: place.type === 'quarter' ? 'subcity' : place.type,
    country_code: place.countryCode,
    ...(place.regionName && { region: place.regionName }),
    supports_city: place.type !== 'country',
    supports_region: true,
  }));
}
