import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';
import { realNow } from '../time/clock.ts';

/** News often come in bursts: an answer is asked for at once, and then not again for this long. */
const PAUSE_MS = 1_000;

type Concerns = (query: Query) => boolean;

/** How far a query is with what it is asked because of news. */
interface Turn {
  askedAt: number;
  /** It will be asked once more for these news, and this is its answer. */
  next?: { concerns: Concerns[]; answer: Promise<void> };
}

const turns = new WeakMap<Query, Turn>();

const isFetching = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

/**
 * Asks anew for what a change made doubtful. However many changes are announced, a query has one request
 * under way and one to come: the first news is asked about at once, the others together after a pause.
 * What is under way may be from before the change. It is not cancelled, because the server would go on
 * with it and a screen that waits for its first answer would show an error: it is asked again afterwards.
 */
export async function askAnew(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const { queryKey, predicate: concerns = () => true } = filters;
  // Whether the predicate concerns what is under way may show only in its answer, so it is asked afterwards.
  const concerned = queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter((query) => isFetching(query) || concerns(query));
  await Promise.all(concerned.map((query) => askOnce(queryClient, query, concerns)));
}

function askOnce(queryClient: QueryClient, query: Query, concerns: Concerns): Promise<void> {
  const turn = turns.get(query) ?? { askedAt: Number.NEGATIVE_INFINITY };
  turns.set(query, turn);
  if (turn.next) {
    turn.next.concerns.push(concerns);
    return turn.next.answer;
  }
  const ask = (all: readonly Concerns[]) => {
    const only = (one: Query) => one === query && all.some((does) => does(one));
    // Those that no screen shows are only marked.
    if (query.isActive()) turn.askedAt = realNow();
    return queryClient.invalidateQueries({ predicate: only }, { cancelRefetch: false });
  };
  const rest = turn.askedAt + PAUSE_MS - realNow();
  if (!isFetching(query) && rest <= 0) return ask([concerns]);
  const all = [concerns];
  const askLater = async () => {
    await query.promise?.catch(() => {});
    const left = turn.askedAt + PAUSE_MS - realNow();
    if (left > 0) await new Promise((over) => setTimeout(over, left));
    delete turn.next;
    await ask(all);
  };
  // A screen that comes to it meanwhile asks, too.
  if (concerns(query)) query.invalidate();
  turn.next = { concerns: all, answer: askLater() };
  return turn.next.answer;
}
