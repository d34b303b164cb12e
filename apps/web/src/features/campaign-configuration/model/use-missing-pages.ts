import { type Finding, missingPages } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { socialPagesQuery } from '../../accounts/index.ts';

/** Which pages the account lacks; none while that is not known. */
export function useMissingPages(accountId: string): Finding[] {
  const { data: pages } = useQuery(socialPagesQuery(accountId));
  return pages
    ? missingPages(
        'campaign',
        pages.map(({ channel }) => channel),
      )
    : [];
}
