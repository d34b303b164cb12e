import type { Journal } from '../journal/journal.ts';
import type { Graph, Params } from './graph.ts';
import type { Wish } from './mapping.ts';
import { type Row, type Standing, statusKey, wishKey } from './tree.ts';

/** What is needed to make something and to change it. */
interface Work {
  graph: Graph;
  run: { journal: Journal };
  /** What the journal knows of, as it was found when the work began. */
  standing: Standing;
}

interface Made {
  /** What it is called, in the journal and in its name. */
  part: string;
  edge: 'campaigns' | 'adsets' | 'ads' | 'adcreatives';
  params: Params;
  find(): Promise<string[]>;
}

/** Makes something once. Idempotent: returns the id recorded by a previous attempt. */
export async function make(
  { graph, run }: Omit<Work, 'standing'>,
  { part, edge, params, find }: Made,
): Promise<{ id: string; isNew: boolean }> {
  let isNew = false;
  const id = await run.journal.create({
    key: part,
    request: params,
    send: async () => {
      const made = await graph.create(edge, params);
      isNew = true;
      return made;
    },
    find,
    remove: (other) => graph.remove(other),
  });
  return { id, isNew };
}

/** Sees to it that a part exists, paused when it is new, and that it is as it was wished. */
export async function establish(
  work: Work,
  { wish, ...part }: Omit<Made, 'params'> & { wish: Wish },
): Promise<string> {
  const { graph, run, standing } = work;
  const params = { ...wish.once, ...wish.always, status: 'PAUSED' };
  const { id, isNew } = await make(work, { ...part, params });
  const key = wishKey(part.part);
  const row = standing.get(part.part);
  if (row && hasDrifted(row, wish.always)) await run.journal.forget(key);
  await run.journal.change({
    key,
    request: wish.always,
    send: async () => {
      if (!isNew) await graph.change(id, wish.always);
      return undefined;
    },
  });
  return id;
}

export async function switchTo(
  { graph, run, standing }: Work,
  part: string,
  id: string,
  status: 'ACTIVE' | 'PAUSED',
): Promise<void> {
  const row = standing.get(part);
  if (row && row.status !== status) await run.journal.forget(statusKey(part));
  await run.journal.change({
    key: statusKey(part),
    request: { status },
    send: async () => {
      await graph.change(id, { status });
      return undefined;
    },
  });
}

/** A person has changed it over there since we last did, as far as that is easily seen. */
function hasDrifted(row: Row, wished: Params): boolean {
  const creative = wished.creative as { creative_id: string } | undefined;
  return (
    row.name !== wished.name ||
    differs(row.lifetime_budget, wished.lifetime_budget, String) ||
    differs(row.daily_budget, wished.daily_budget, String) ||
    differs(row.end_time, wished.end_time, (time) => Date.parse(String(time))) ||
    differs(row.creative?.id, creative?.creative_id, String)
  );
}

const differs = <T>(is: unknown, shallBe: unknown, read: (value: unknown) => T): boolean =>
  is !== undefined && shallBe !== undefined && read(is) !== read(shallBe);
