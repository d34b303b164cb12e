import { campaignStatusTags, campaignTitle, fill, isTypeOpen } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { notify } from '../../../lib/toast/notify.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { type Campaign, useOwnCampaign } from '../../campaigns/index.ts';
import { ChangeStart } from '../components/change-start.tsx';
import { useGoal } from '../model/use-goal.ts';

export function ChangePage() {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath });
  const way =
    path === '/campaigns-overview/edit/template-settings/$campaignId' ? 'template' : 'manual';
  const { campaignId, campaign, query, isElsewhere } = useOwnCampaign();
  const [goal, chooseGoal] = useGoal();
  useLeaveLaunched(campaign);
  useDocumentTitle(
    campaign
      ? fill(creationTexts.changeCampaign, { title: campaignTitle(campaign) })
      : creationTexts.changeTheCampaign,
  );

  if (isElsewhere) return null;
  return (
    <Answered query={query} skeleton={<Skeleton className="mx-auto h-64 w-full max-w-[60rem]" />}>
      {(shown) =>
        isTypeOpen(shown.status) && (
          <ChangeStart
            key={campaignId}
            campaign={shown}
            way={way}
            goal={goal}
            onGoal={chooseGoal}
          />
        )
      }
    </Answered>
  );
}

/** After the launch type and template are facts: says so once and goes to the campaign. */
function useLeaveLaunched(campaign: Campaign | undefined): void {
  const navigate = useNavigate();
  const isTold = useRef(false);
  const { id, status } = campaign ?? {};
  useEffect(() => {
    if (!id || !status || isTypeOpen(status) || isTold.current) return;
    isTold.current = true;
    notify.warning(fill(campaignTexts.wrongStatus, { status: campaignStatusTags[status].label }));
    void navigate({
      to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
      params: { campaignId: id },
      replace: true,
    });
  }, [id, status, navigate]);
}
