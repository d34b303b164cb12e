import type { ChannelStatus, DailyFigure, Followed, ToFollow } from '../connector.ts';
import { isRefusal, NetworkFailure } from '../failure.ts';

interface Questions<Item, Answer> {
  /** Whether it got as far as something that can be asked about. */
  isThere(item: Item): boolean;
  /** How many one question may be about. */
  atOnce: number;
  /** Asks about some of them with as few calls as possible, and answers how to read what was said of each. */
  ask(items: readonly Item[]): Promise<(item: Item) => Answer>;
  /** What is said of those that are not there. */
  nothing: Answer;
}

interface StatusAndFigures {
  status: ChannelStatus;
  figures: DailyFigure[];
}

/** What never got as far as a campaign. */
const nothing: StatusAndFigures = {
  status: { state: 'problem', ads: [], standing: null },
  figures: [],
};

export const followTogether = (
  publications: readonly ToFollow[],
  questions: Omit<Questions<ToFollow, StatusAndFigures>, 'nothing'>,
): Promise<Followed[]> => askTogether(publications, { ...questions, nothing });

/** So often a refused question is asked again about fewer: enough to find three among hundreds. */
const HALVINGS = 40;

/** After these the network answers no other question of ours either. */
const closes = (error: unknown): boolean =>
  error instanceof NetworkFailure && ['auth', 'throttled', 'version'].includes(error.kind);

/**
 * Asks about many publications together. A question that is refused is asked again about each half, so
 * that one publication a network stumbles over does not keep the others from being followed.
 */
export async function askTogether<Item, Answer>(
  items: readonly Item[],
  { isThere, atOnce, ask, nothing }: Questions<Item, Answer>,
): Promise<(Answer | { error: unknown })[]> {
  const outcomes = new Map<Item, Answer | { error: unknown }>();
  let halvings = HALVINGS;
  let closed: { error: unknown } | undefined;

  async function askAbout(some: readonly Item[]): Promise<void> {
    if (some.length === 0) return;
    try {
      if (closed) throw closed.error;
      const read = await ask(some);
      for (const item of some) outcomes.set(item, readOne(read, item));
    } catch (error) {
      if (closes(error)) closed = { error };
      if (some.length === 1 || halvings === 0 || !isRefusal(error)) {
        for (const item of some) outcomes.set(item, { error });
        return;
      }
      halvings -= 1;
      const half = Math.ceil(some.length / 2);
      await askAbout(some.slice(0, half));
      await askAbout(some.slice(half));
    }
  }

  const there = items.filter(isThere);
  for (let at = 0; at < there.length; at += atOnce) await askAbout(there.slice(at, at + atOnce));
  return items.map((item) => outcomes.get(item) ?? nothing);
}

function readOne<Item, Answer>(
  read: (item: Item) => Answer,
  item: Item,
): Answer | { error: unknown } {
  try {
    return read(item);
  } catch (error) {
    return { error };
  }
}
