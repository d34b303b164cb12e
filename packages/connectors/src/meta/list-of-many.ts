import { NetworkFailure } from '../failure.ts';
import { TOO_MUCH } from './failure.ts';
import type { Graph, Params } from './graph.ts';

const ROWS = 500;
const FEWEST_ROWS = 25;

/** A list of many rows. Each page counts as a call, so pages are large; smaller where Meta finds it too much. */
export async function listOfMany<T>(graph: Graph, path: string, params: Params): Promise<T[]> {
  for (let limit = ROWS; ; limit = Math.floor(limit / 2)) {
    try {
      return await graph.list<T>(path, { ...params, limit });
    } catch (error) {
      const isTooMuch = error instanceof NetworkFailure && error.failure.code === TOO_MUCH;
      if (!isTooMuch || limit / 2 < FEWEST_ROWS) throw error;
    }
  }
}
