import { type Call, isRecord } from './call.ts';
import { invalid } from './graph-error.ts';
import { type NodeKind, parseFields, project, type View } from './projection.ts';
import { list } from './value.ts';

const DEFAULT_LIMIT = 25;
const LARGEST_LIMIT = 5_000;

/** What may be said to any list. */
export const listParams: ReadonlySet<string> = new Set([
  'ad_format',
  'after',
  'before',
  'bid_amount',
  'country_code',
  'creative',
  'date_preset',
  'effective_status',
  'filtering',
  'hashes',
  'is_completed',
  'limit',
  'location_types',
  'name',
  'optimization_goal',
  'order',
  'promoted_object',
  'q',
  'region_id',
  'sort',
  'summary',
  'targeting_spec',
  'time_range',
  'title',
  'type',
  'updated_since',
]);

/** One page of nodes, with cursors to the next one. */
export function page(call: Call, kind: NodeKind, views: readonly View[]) {
  const wished = parseFields(call.params.fields);
  const fitting = views.filter((view) => fits(call, view));
  return pageOf(call, fitting, (view) => project(kind, view, wished, call.world));
}

export function pageOf<T>(call: Call, rows: readonly T[], show: (row: T) => unknown) {
  const limit = limitOf(call);
  const from = cursorPosition(call.params.after);
  const shown = rows.slice(from, from + limit);
  if (shown.length === 0) return { data: [] };
  const after = cursor(from + shown.length);
  const hasMore = from + shown.length < rows.length;
  return {
    data: shown.map(show),
    paging: {
      cursors: { before: cursor(from), after },
      ...(hasMore && { next: nextUrl(call, after) }),
    },
  };
}

function limitOf({ params }: Call): number {
  const limit = Number(params.limit ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIMIT) {
    throw invalid('Param limit must be a number between 1 and 5000', { field: 'limit' });
  }
  return limit;
}

const cursor = (position: number) => Buffer.from(`at:${position}`).toString('base64url');

function cursorPosition(after: unknown): number {
  if (after === undefined || after === '') return 0;
  const [, position] = /^at:(\d+)$/.exec(Buffer.from(String(after), 'base64url').toString()) ?? [];
  if (position === undefined) throw invalid('This cursor is not valid', { field: 'after' });
  return Number(position);
}

function nextUrl({ request }: Call, after: string): string {
  const query = new URLSearchParams(request.query);
  query.set('after', after);
  return `${request.origin}${request.rawPath}?${query}`;
}

/** Gone and archived things are shown only to those who ask for them. */
const hiddenStatuses = ['DELETED', 'ARCHIVED'];

function fits(call: Call, view: View): boolean {
  const wishedStatuses = list(call.params, 'effective_status');
  const conditions = list(call.params, 'filtering') ?? [];
  const asksForStatus =
    wishedStatuses !== undefined ||
    conditions.some((one) => isRecord(one) && fieldOf(one) === 'effective_status');
  if (!asksForStatus && hiddenStatuses.includes(String(view.effective_status))) return false;
  if (wishedStatuses && !wishedStatuses.includes(view.effective_status)) return false;
  return conditions.every((condition) => meets(view, condition));
}

/** 'ad.name' and 'name' are the same here. */
export const fieldOf = (condition: Record<string, unknown>): string =>
  String(condition.field).replace(/^(?:ad|adset|campaign)\./, '');

/** 'campaign.id' of an ad is that of the campaign above it. */
function valueFor(view: View, condition: Record<string, unknown>): unknown {
  const above = String(condition.field).replace('.', '_');
  return above in view ? view[above] : view[fieldOf(condition)];
}

export function meets(view: View, condition: unknown): boolean {
  if (!isRecord(condition)) throw invalid('Param filtering must be a list of conditions');
  const value = valueFor(view, condition);
  const wished = condition.value;
  const all = Array.isArray(wished) ? wished.map(String) : [String(wished)];
  switch (condition.operator) {
    case 'EQUAL':
      return String(value) === String(wished);
    case 'CONTAIN':
      return String(value).toLowerCase().includes(String(wished).toLowerCase());
    case 'NOT_CONTAIN':
      return !String(value).toLowerCase().includes(String(wished).toLowerCase());
    case 'IN':
      return all.includes(String(value));
    case 'NOT_IN':
      return !all.includes(String(value));
    case 'GREATER_THAN':
      return Number(value) > Number(wished);
    case 'LESS_THAN':
      return Number(value) < Number(wished);
    default:
      throw invalid(`There is no operator ${String(condition.operator)}`, { field: 'filtering' });
  }
}
