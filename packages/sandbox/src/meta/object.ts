import type { World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { isRehearsal } from './account.ts';
import { changedAd } from './ad.ts';
import { changedAdSet } from './ad-set.ts';
import { type Call, noteUnknown, type Params } from './call.ts';
import { changedCampaign } from './campaign.ts';
import { changedCreative } from './creative.ts';
import { leadsOfAd } from './forms/leads.ts';
import { invalid, missing, refused } from './graph-error.ts';
import { insights } from './insights.ts';
import { listParams, page } from './listing.ts';
import { params as known } from './names/params.ts';
import { isReady, stillOf, viewOf } from './node.ts';
import { preview } from './preview.ts';
import { type NodeKind, parseFields, project } from './projection.ts';
import { statusOf } from './review.ts';

type Changer = (object: LedgerObject, params: Params, world: World) => Promise<() => void>;

const changers: Record<string, { change: Changer; names: ReadonlySet<string> }> = {
  campaign: { change: changedCampaign, names: known.campaign },
  adset: { change: changedAdSet, names: known.adset },
  ad: { change: changedAd, names: known.ad },
  adcreative: { change: changedCreative, names: known.adcreative },
};

export async function change(call: Call, object: LedgerObject) {
  const { params, world } = call;
  const changer = changers[object.kind];
  if (!changer || object.removedAt !== null) throw missing(object.id, call.method);
  if (object.kind === 'adcreative') checkUnchanged(params);
  noteUnknown(call, params, changer.names);
  if (statusOf(object) === 'ARCHIVED' && params.status !== 'DELETED') {
    throw invalid('What is archived can only be deleted', { field: 'status' });
  }
  const write = await changer.change(object, params, world);
  if (isRehearsal(params)) return { success: true };
  if (params.status === 'DELETED') remove(object, world);
  else write();
  return { success: true };
}

/** How something looks is decided once. */
function checkUnchanged(params: Params): void {
  const other = Object.keys(params).find(
    (name) => !known.adcreative.has(name) && known.adcreatives.has(name),
  );
  if (!other) return;
  throw refused(1815573, 'Creatives do not change', 'Make a new creative instead.', other);
}

/** Takes something away, with everything below it. */
export function remove(object: LedgerObject, world: World): void {
  for (const child of world.ledger.list({ parent: object.id })) remove(child, world);
  world.ledger.remove(object.id);
}

/** What a list below an object holds, and how it is found. */
const below: Record<string, (object: LedgerObject, world: World, all: boolean) => LedgerObject[]> =
  {
    'campaign/adsets': ({ id }, world, includeRemoved) =>
      world.ledger.list({ kind: 'adset', parent: id, includeRemoved }),
    'campaign/ads': ({ id }, world, includeRemoved) =>
      world.ledger
        .list({ kind: 'ad', includeRemoved })
        .filter(({ fields }) => fields.campaign_id === id),
    'adset/ads': ({ id }, world, includeRemoved) =>
      world.ledger.list({ kind: 'ad', parent: id, includeRemoved }),
    'ad/adcreatives': ({ fields }, world) => {
      const creative = world.ledger.get(String(fields.creative_id));
      return creative ? [creative] : [];
    },
  };
const kindOnEdge: Record<string, NodeKind> = {
  adsets: 'adset',
  ads: 'ad',
  adcreatives: 'adcreative',
};

export function readBelow(call: Call, object: LedgerObject, edge: string) {
  const { world, params } = call;
  if (edge === 'insights') return insightsOf(call, object);
  noteUnknown(call, params, listParams);
  if (object.kind === 'ad' && edge === 'leads') return leadsOfAd(call, object);
  if (['ad', 'adcreative'].includes(object.kind) && edge === 'previews') {
    return preview(call, object.id);
  }
  if (object.kind === 'video' && edge === 'thumbnails') {
    const still = { id: `${object.id}1`, uri: stillOf(object.id), is_preferred: true };
    return page(call, 'thumbnail', [still]);
  }
  const find = below[`${object.kind}/${edge}`];
  const kind = kindOnEdge[edge];
  if (!find || !kind) throw missing(`${object.id}/${edge}`, call.method);
  const all = params.effective_status !== undefined || params.filtering !== undefined;
  return page(
    call,
    kind,
    find(object, world, all).map((found) => viewOf(found, world)),
  );
}

/** A report that was asked for before remembers what it was asked. */
function insightsOf(call: Call, object: LedgerObject) {
  if (object.kind !== 'run') return insights(call, object.id);
  if (!isReady(object, call.world)) throw invalid('The report is not ready yet');
  const params = { ...(object.fields.params as Params), ...paging(call.params) };
  return insights({ ...call, params }, String(object.fields.of));
}

const paging = ({ after, limit }: Params): Params => ({
  ...(after !== undefined && { after }),
  ...(limit !== undefined && { limit }),
});

export const readObject = (call: Call, object: LedgerObject) =>
  project(
    object.kind as NodeKind,
    viewOf(object, call.world),
    parseFields(call.params.fields),
    call.world,
  );
