import type { ChannelStatus, DailyFigure, Followed, ToFollow } from '../connector.ts';
import { isRefusal, NetworkFailure } from '../failure.ts';

interface Asking<Asked, Answer> {
  /** Whether it got as far as something that can be asked about. */
  isThere(one: Asked): boolean;
  atOnce: number;
  /** Asks about some of them with as few calls as possible, and answers how to read what was said of each. */
  ask(some: readonly Asked[]): Promise<(one: Asked) => Answer>;
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
  asked: readonly ToFollow[],
  asking: Omit<Asking<ToFollow, StatusAndFigures>, 'nothing'>,
): Promise<Followed[]> => askTogether(asked, { ...asking, nothing });

/** So often a refused question is asked again about fewer: enough to find three among hundreds. */
const HALVINGS = 40;

/** After these the network answers no other question of ours either. */
const closes = (error: unknown): boolean =>
  error instanceof NetworkFailure && ['auth', 'throttled', 'version'].includes(error.kind);

/**
 * Asks about many publications together. A question that is refused is asked again about each half, so
 * that one publication a network stumbles over does not keep the others from being followed.
 */
export async function askTogether<Asked, Answer>(
  asked: readonly Asked[],
  { isThere, atOnce, ask, nothing }: Asking<Asked, Answer>,
): Promise<(Answer | { error: unknown })[]> {
  const outcomes = new Map<Asked, Answer | { error: unknown }>();
  let halvings = HALVINGS;
  let closed: { error: unknown } | undefined;

  async function askAbout(some: readonly Asked[]): Promise<void> {
    if (some.length === 0) return;
    try {
      if (closed) throw closed.error;
      const read = await ask(some);
      for (const one of some) outcomes.set(one, readOne(read, one));
    } catch (error) {
      if (closes(error)) closed = { error };
      if (some.length === 1 || halvings === 0 || !isRefusal(error)) {
        for (const one of some) outcomes.set(one, { error });
        return;
      }
      halvings -= 1;
      const half = Math.ceil(some.length / 2);
      await askAbout(some.slice(0, half));
      await askAbout(some.slice(half));
    }
  }

  const there = asked.filter(isThere);
  for (let at = 0; at < there.length; at += atOnce) await askAbout(there.slice(at, at + atOnce));
  return asked.map((one) => outcomes.get(one) ?? nothing);
}

function readOne<Asked, Answer>(
  read: (one: Asked) => Answer,
  one: Asked,
): Answer | { error: unknown } {
  try {
    return read(one);
  } catch (error) {
    return { error };
  }
}
