import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { errorText } from '../../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import {
  campaignQuery,
  campaignTitle,
  isForeign,
  StatusTag,
  TypeTag,
  useLeaveForeign,
} from '../../campaigns/index.ts';
import { ActivityLog } from '../components/activity-log.tsx';

export function ActivityPage() {
  const { campaignId = '' } = useParams({ strict: false });
  const account = useAccount();
  const query = useQuery(campaignQuery(campaignId));
  const isElsewhere = isForeign(query, account.id);
  const isSlow = useSettledLoading(query.isPending);
  const title = query.data && !isElsewhere ? campaignTitle(query.data) : undefined;
  useLeaveForeign(isElsewhere);
  useDocumentTitle(title ? `Activity of ${title}` : 'Activity');

  if (isElsewhere) return null;
  if (isSlow) return <Skeleton className="mx-auto h-9 w-full max-w-[60rem]" />;
  if (query.isPending) return null;
  if (!query.data) {
    return (
      <Card>
        <ErrorState
          headingLevel={2}
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </Card>
    );
  }
  return (
    <div className="mx-auto flex max-w-[60rem] flex-col gap-6 pt-3">
      <header>
        <Link
          variant="quiet"
          href={pathTo('edit-campaign', { campaignId })}
          className="-ml-1 flex! w-fit items-center gap-1.5 px-1 text-sm"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to the campaign
        </Link>
        <h1 className="mt-2 text-xl font-semibold wrap-anywhere">{title}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <StatusTag status={query.data.status} />
          <TypeTag type={query.data.type} />
        </div>
      </header>
      <ActivityLog campaignId={campaignId} />
    </div>
  );
}
