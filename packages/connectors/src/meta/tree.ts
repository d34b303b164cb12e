import type { Journal } from '../journal/journal.ts';
import type { Refs } from '../journal/store.ts';
import { markerOf, type Plan, partNamed } from '../plan.ts';
import type { Graph } from './graph.ts';

interface NamedRow {
  id: string;
  name: string;
  created_time?: string;
}

/** Something of ours as it stands at Meta; which fields it has depends on what it is. */
export interface Row extends NamedRow {
  status: string;
  objective?: string;
  lifetime_budget?: string;
  daily_budget?: string;
  end_time?: string;
  creative?: { id: string };
}
export type PartRow<R extends NamedRow = Row> = R & { part: string };

/** What the journal knows of, as it was found when the work began. */
export type Standing = ReadonlyMap<string, Row>;

/** Where things of ours are that hang below nothing but the account. */
type AccountEdge = 'campaigns' | 'adcreatives';

type Marked = Pick<Plan, 'marker'>;

/** What something of ours is: as the journal knows its id, or else as its name says. */
export type PartOf = (row: { id: string; name?: string }) => string | undefined;

export function partOf(plan: Marked, refs: Refs): PartOf {
  const known = new Map(Object.entries(refs).map(([part, id]) => [id, part]));
  return ({ id, name }) => known.get(id) ?? partNamed(plan, name ?? '');
}

/** An account has many; they are read when the answer to a new one was lost. */
const CREATIVES_PER_PAGE = 500;

/** Everything in the account that carries the marker of a plan; `part` says which part it is. */
export async function marked(
  graph: Graph,
  plan: Marked,
  edge: AccountEdge,
): Promise<PartRow<NamedRow>[]> {
  // Only campaigns can be chosen by their name; of creatives all are read.
  const rows = await graph.list<NamedRow>(
    `${graph.account}/${edge}`,
    edge === 'campaigns'
      ? {
          fields: 'id,name,created_time',
          filtering: [{ field: 'name', operator: 'CONTAIN', value: markerOf(plan) }],
        }
      : { fields: 'id,name', limit: CREATIVES_PER_PAGE },
  );
  return withParts(partOf(plan, {}), rows);
}

const below = {
  adsets: 'id,name,status,end_time,created_time',
  ads: 'id,name,status,creative{id},created_time',
} as const;

/** What hangs below a campaign and is ours. */
export async function under(
  graph: Graph,
  toPart: PartOf,
  campaignId: string,
  edge: keyof typeof below,
): Promise<PartRow[]> {
  const rows = await graph.list<Row>(`${campaignId}/${edge}`, { fields: below[edge] });
  return withParts(toPart, rows);
}

/** Those that are part of a plan, oldest first. */
export function withParts<R extends NamedRow>(toPart: PartOf, rows: R[]): PartRow<R>[] {
  return rows
    .flatMap((row) => {
      const part = toPart(row);
      return part === undefined ? [] : [{ ...row, part }];
    })
    .sort((a, b) => age(a) - age(b) || compareIds(a.id, b.id));
}

const age = ({ created_time }: NamedRow): number =>
  created_time ? Date.parse(created_time) || 0 : 0;

/** Ids are numbers too large for a number: the longer is the larger. */
const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const idsOfPart = (rows: readonly { part: string; id: string }[], part: string): string[] =>
  rows.filter((row) => row.part === part).map(({ id }) => id);

/** The keys under which the journal keeps what is known of a part. */
export const wishKey = (part: string): string => `${part}:wish`;
export const statusKey = (part: string): string => `${part}:status`;

/** For what is gone, so that it can be made anew. */
export async function forgetPart(journal: Journal, part: string): Promise<void> {
  for (const key of [statusKey(part), wishKey(part), part]) await journal.forget(key);
}
