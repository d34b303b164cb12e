import type { Failure, NetworkFailure } from '../failure.ts';
import { errorsOf, type GoogleFailure, isRefusedOperation } from './errors/error.ts';
import { failureAbout } from './errors/failure.ts';
import type { Graph } from './map/graph.ts';
import { refusedKeywords, refusedWords } from './refused-keywords.ts';

/** Which ads a mutate was refused for, and why; undefined when it is about more than single ads. */
export function refusedAds(graph: Graph, error: unknown): Map<string, Failure> | undefined {
  if (!isRefusedOperation(error)) return undefined;
  const refused = new Map<string, Failure>();
  for (const failure of failuresOf(graph, error)) {
    if (failure.adId === undefined) return undefined;
    if (!refused.has(failure.adId)) refused.set(failure.adId, failure);
  }
  return refused;
}

/** Everything that was found, each with the ad it is about; a keyword is not of one ad. */
export function failuresOf({ operations, owners }: Graph, error: NetworkFailure): Failure[] {
  const keywords = refusedKeywords(operations, error);
  const whole = error.failure as GoogleFailure;
  return [
    ...(keywords ? [keywords.failure] : []),
    ...errorsOf(error)
      .filter((one) => refusedWords(operations, one) === undefined)
      .map((one) => failureAbout(whole, one, owners[one.operation ?? -1] ?? undefined)),
  ];
}
