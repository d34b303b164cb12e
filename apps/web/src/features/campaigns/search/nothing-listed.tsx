import { fill, SEARCH_FROM_CHARACTERS } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { campaignSearchTexts } from '@posthorn/domain/texts/campaign-search';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import type { useCampaignSearch } from './use-campaign-search.ts';

interface NothingListedProps {
  search: ReturnType<typeof useCampaignSearch>;
}

/** What stands there while no campaign does. */
export function NothingListed({ search }: NothingListedProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-canvas px-2 py-4 md:px-4">
      <div role="status" className="mx-auto max-w-[58rem]">
        <Reason search={search} />
      </div>
    </div>
  );
}

function Reason({ search }: NothingListedProps) {
  const isSlow = useSettledLoading(search.state === 'loading');
  if (isSlow) {
    return (
      <div className="rounded-card border border-line bg-surface">
        <SkeletonRows rowHeight={60} label={campaignSearchTexts.searching} />
      </div>
    );
  }
  switch (search.state) {
    case 'hint':
      return (
        <EmptyState
          illustration="no-result"
          headingLevel={2}
          title={fill(campaignTexts.searchFrom, { min: SEARCH_FROM_CHARACTERS })}
        >
          {campaignSearchTexts.searchRules}
        </EmptyState>
      );
    case 'none':
      return (
        <EmptyState illustration="no-result" headingLevel={2} title={campaignTexts.noneFound}>
          {campaignSearchTexts.searchHint}
        </EmptyState>
      );
    case 'error':
      return (
        <ErrorState
          headingLevel={2}
          reason={<ErrorReason error={search.error} />}
          onRetry={search.retry}
        />
      );
    default:
      return null;
  }
}
