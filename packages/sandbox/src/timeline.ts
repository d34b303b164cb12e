/** A value that changes over time: each step holds from `at` until the next one. Steps are in order. */
export type Timeline<T> = readonly { at: number; value: T }[];

/** What held at a moment; undefined before the first step. */
export function valueAt<T>(timeline: Timeline<T>, at: number): T | undefined {
  let held: T | undefined;
  for (const step of timeline) {
    if (step.at > at) break;
    held = step.value;
  }
  return held;
}

/** Several timelines as one. It begins when all of them have begun. */
export function combine<Values extends unknown[], T>(
  timelines: { [Index in keyof Values]: Timeline<Values[Index]> },
  join: (...values: Values) => T,
): Timeline<T> {
  const all: readonly Timeline<unknown>[] = timelines;
  const begin = Math.max(...all.map((timeline) => timeline[0]?.at ?? Number.POSITIVE_INFINITY));
  const moments = new Set(all.flatMap((timeline) => timeline.map(({ at }) => Math.max(at, begin))));
  const steps = [...moments]
    .filter((at) => Number.isFinite(at))
    .sort((a, b) => a - b)
    .map((at) => ({
      at,
      value: join(...(all.map((timeline) => valueAt(timeline, at)) as Values)),
    }));
  return steps.filter((step, index) => index === 0 || step.value !== steps[index - 1]?.value);
}

/** Every value of a timeline, seen another way. */
export const mapTimeline = <T, U>(timeline: Timeline<T>, to: (value: T) => U): Timeline<U> =>
  timeline.map(({ at, value }) => ({ at, value: to(value) }));

/** One timeline after another: each holds until the next one begins. */
export const inTurn = <T>(timelines: readonly Timeline<T>[]): Timeline<T> =>
  timelines.flatMap((timeline, index) => {
    const next = Math.min(
      ...timelines.slice(index + 1).map(([first]) => first?.at ?? Number.POSITIVE_INFINITY),
    );
    return timeline.filter(({ at }) => at < next);
  });
