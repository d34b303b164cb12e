import { SEARCH_FROM_CHARACTERS, say } from '@posthorn/domain';
import { errorText } from '../../../lib/http/api-error.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { FoundCampaign } from './found-campaign.tsx';
import type { useCampaignSearch } from './use-campaign-search.ts';

interface SearchResultsProps {
  search: ReturnType<typeof useCampaignSearch>;
  listId: string;
  active: string | undefined;
  onActive: (id: string) => void;
  onOpen: (id: string) => void;
}

export function SearchResults({ search, listId, active, onActive, onOpen }: SearchResultsProps) {
  const { state, result, text, count } = search;
  return (
    <>
      <p role="status" className="sr-only">
        {state === 'found' ? `${count} ${count === 1 ? 'campaign' : 'campaigns'} found` : ''}
        {state === 'none' ? say('campaign.noneFound') : ''}
      </p>
      {/* One list throughout, so that the box above always names something that is there. */}
      <div
        id={listId}
        role="listbox"
        aria-label="Campaigns found"
        className="flex flex-col gap-5 empty:hidden"
      >
        {state === 'found'
          ? result.workspaces.map(({ id, name, campaigns }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
              <div key={id} role="group" aria-labelledby={`in-${id}`}>
                <div
                  id={`in-${id}`}
                  className="flex items-baseline gap-2 px-3 pb-1.5 text-xs font-medium text-text-2"
                >
                  {name}
                  <span className="tabular font-normal text-text-3">{campaigns.length}</span>
                </div>
                <div role="presentation" className="rounded-card border border-line bg-surface p-1">
                  {campaigns.map((campaign) => (
                    <FoundCampaign
                      key={campaign.id}
                      campaign={campaign}
                      text={text}
                      isActive={campaign.id === active}
                      onActive={() => onActive(campaign.id)}
                      onOpen={() => onOpen(campaign.id)}
                    />
                  ))}
                </div>
              </div>
            ))
          : null}
      </div>
      {state === 'found' && result.hasMore ? (
        <p className="px-3 py-4 text-center text-sm text-text-2">{say('campaign.moreFound')}</p>
      ) : null}
      <Without search={search} />
    </>
  );
}

/** What stands there while no campaign does. */
function Without({ search }: { search: SearchResultsProps['search'] }) {
  const isSlow = useSettledLoading(search.state === 'loading');
  if (isSlow) {
    return (
      <div className="rounded-card border border-line bg-surface">
        <SkeletonRows rowHeight={60} label="Searching" />
      </div>
    );
  }
  switch (search.state) {
    case 'hint':
      return (
        <EmptyState
          illustration="no-result"
          headingLevel={2}
          title={say('campaign.searchFrom', { min: SEARCH_FROM_CHARACTERS })}
        >
          Capitals and accents do not matter. Campaigns of all your workspaces are searched.
        </EmptyState>
      );
    case 'none':
      return (
        <EmptyState illustration="no-result" headingLevel={2} title={say('campaign.noneFound')}>
          Try a part of the title, the id, the PO number or a location.
        </EmptyState>
      );
    case 'error':
      return (
        <ErrorState headingLevel={2} reason={errorText(search.error)} onRetry={search.retry} />
      );
    default:
      return null;
  }
}
