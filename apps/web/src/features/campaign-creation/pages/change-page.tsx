import { campaignStatusTags, isBeforeLaunch, say } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import {
  type Campaign,
  campaignQuery,
  campaignTitle,
  isForeign,
  useLeaveForeign,
} from '../../campaigns/index.ts';
import { ChangeStart } from '../components/change-start.tsx';
import { useGoal } from '../model/use-goal.ts';

export function ChangePage() {
  const { campaignId = '' } = useParams({ strict: false });
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const account = useAccount();
  const query = useQuery(campaignQuery(campaignId));
  const [goal, chooseGoal] = useGoal();
  const isElsewhere = isForeign(query, account.id);
  const isSlow = useSettledLoading(query.isPending);
  useLeaveForeign(isElsewhere);
  useLeaveLaunched(isElsewhere ? undefined : query.data);
  useDocumentTitle(
    query.data && !isElsewhere ? `Change ${campaignTitle(query.data)}` : 'Change the campaign',
  );

  if (isElsewhere) return null;
  if (isSlow) return <Skeleton className="mx-auto h-64 w-full max-w-[60rem]" />;
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
  if (!isBeforeLaunch(query.data.status)) return null;
  return (
    <ChangeStart
      key={campaignId}
      campaign={query.data}
      way={pathname === pathTo('change-template', { campaignId }) ? 'template' : 'manual'}
      goal={goal}
      onGoal={chooseGoal}
    />
  );
}

/** After the launch type and template are facts: says so once and goes to the campaign. */
function useLeaveLaunched(campaign: Campaign | undefined): void {
  const navigate = useNavigate();
  const isTold = useRef(false);
  const { id, status } = campaign ?? {};
  useEffect(() => {
    if (!id || !status || isBeforeLaunch(status) || isTold.current) return;
    isTold.current = true;
    notify.warning(say('campaign.wrongStatus', { status: campaignStatusTags[status].label }));
    void navigate({ href: pathTo('edit-campaign', { campaignId: id }), replace: true });
  }, [id, status, navigate]);
}
