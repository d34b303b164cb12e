import { useInfiniteQuery } from '@tanstack/react-query';
import { useAccount, useCan } from '../../accounts/index.ts';
import { erroredQuery } from '../api/list-errored.ts';

/** Whether the people who work through errors have something to do. */
export function useHasErrored(): boolean {
  const { id } = useAccount();
  const isTheirs = useCan('campaign.resolveError');
  const { data } = useInfiniteQuery({ ...erroredQuery(id), enabled: isTheirs });
  return isTheirs && (data?.campaigns.length ?? 0) > 0;
}
