import { countCharacters, SEARCH_FROM_CHARACTERS, searchedText } from '@posthorn/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../lib/page/use-debounced.ts';
import { useAccount } from '../../accounts/index.ts';
import { rememberedWorkspace } from '../../workspaces/index.ts';
import { type SearchResult, searchQuery } from '../api/search-campaigns.ts';

const REST_MS = 200;

const NOTHING: SearchResult = { workspaces: [], hasMore: false };
const isEnough = (text: string) => countCharacters(text) >= SEARCH_FROM_CHARACTERS;

type FoundIn = SearchResult['workspaces'];

/** The workspace that is looked at, then the others by name. */
const inOrder = (workspaces: FoundIn, current: string | null): FoundIn =>
  workspaces.toSorted(
    (a, b) =>
      Number(b.slug === current) - Number(a.slug === current) || a.name.localeCompare(b.name),
  );

type SearchState = 'hint' | 'loading' | 'error' | 'none' | 'found';

/** Asks once the typing rests; the last answer stays in sight until the next one is there. */
export function useCampaignSearch(typed: string) {
  const account = useAccount();
  const text = searchedText(typed);
  const wanted = searchedText(useDebounced(typed, REST_MS));
  const query = useQuery({
    ...searchQuery(account.id, wanted),
    enabled: isEnough(wanted) && isEnough(text),
    placeholderData: keepPreviousData,
  });
  const isUnderWay = isEnough(text) && (wanted !== text || query.isFetching);
  /** The result in sight is of the text before: no one has chosen from it. */
  const isOutdated = wanted !== text || query.isPlaceholderData;
  const found = isEnough(text) ? (query.data ?? NOTHING) : NOTHING;
  const result = { ...found, workspaces: inOrder(found.workspaces, rememberedWorkspace()) };
  return {
    /** What the shown result was asked with; only that can be marked in it. */
    text: wanted,
    state: stateOf(),
    result,
    count: result.workspaces.reduce((sum, { campaigns }) => sum + campaigns.length, 0),
    isUnderWay,
    isOutdated,
    error: query.error,
    retry: () => void query.refetch(),
  };

  function stateOf(): SearchState {
    if (!isEnough(text)) return 'hint';
    if (result.workspaces.length > 0 && !query.isError) return 'found';
    if (isUnderWay) return 'loading';
    return query.isError ? 'error' : 'none';
  }
}
