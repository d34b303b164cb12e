import type { AnsweredQuery } from './answered.tsx';

type Answers<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends AnsweredQuery<infer Data> ? Data : never;
};

/** Several questions as one: answered when all are, failed when one is, and asked again together. */
export function allOf<Queries extends Record<string, AnsweredQuery<unknown>>>(
  queries: Queries,
): AnsweredQuery<Answers<Queries>> {
  const all = Object.values(queries);
  const isComplete = all.every(({ data }) => data !== undefined);
  const answers = Object.entries(queries).map(([name, { data }]) => [name, data]);
  return {
    data: isComplete ? (Object.fromEntries(answers) as Answers<Queries>) : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isPending: !isComplete && all.some(({ isPending }) => isPending),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
