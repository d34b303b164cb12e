import { fill } from '@posthorn/domain';
import { dynamicCampaignFormTexts } from '@posthorn/domain/texts/dynamic-campaign-form';
import { dynamicCampaignPreviewTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-preview';
import { dynamicCampaignsPageTexts as listTexts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatusTag } from '../../campaigns/index.ts';
import { dynamicCampaignQuery, type WholeDynamicCampaign } from '../api/dynamic-campaigns.ts';
import { CampaignGone, isCampaignGone } from '../components/campaign-gone.tsx';
import { CampaignMenu } from '../components/campaign-menu.tsx';
import { CampaignFacts, CampaignResults } from './campaign-facts.tsx';
import { Course } from './course.tsx';
import { DeployButton } from './deploy-button.tsx';
import { InTheWay } from './in-the-way.tsx';
import { SampleAd } from './sample-ad.tsx';

/** A campaign with the ad of one of its jobs; drafts are deployed here. */
export function CampaignPreview({
  accountId,
  campaignId,
}: {
  accountId: string;
  campaignId: string;
}) {
  const query = useQuery(dynamicCampaignQuery(accountId, campaignId));
  if (isCampaignGone(query)) return <CampaignGone />;
  return (
    <Answered
      query={query}
      skeleton={<SkeletonRows rowHeight={120} label={dynamicCampaignFormTexts.loading} />}
    >
      {(campaign) => <Preview campaign={campaign} />}
    </Answered>
  );
}

function Preview({ campaign }: { campaign: WholeDynamicCampaign }) {
  const { title, message, isPublishing, refusedItemsCount } = campaign;
  useDocumentTitle(title);
  return (
    <div className="flex flex-col gap-4 pt-3">
      <Head campaign={campaign} />
      {message ? (
        <Alert kind="error" title={texts.problem}>
          {message}
        </Alert>
      ) : null}
      {isPublishing ? <Alert isLive>{texts.publishing}</Alert> : null}
      {refusedItemsCount > 0 ? (
        <Alert
          kind="warning"
          title={fill(listTexts.refused, { n: refusedItemsCount })}
          actions={
            <ButtonLink size="sm" href={{ to: '/job-library/job-list' }}>
              {listTexts.openJobLists}
            </ButtonLink>
          }
        >
          {listTexts.refusedText}
        </Alert>
      ) : null}
      <InTheWay campaign={campaign} />
      <WithoutImage campaign={campaign} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Course campaign={campaign} />
          <SampleAd campaign={campaign} />
        </div>
        <div className="flex flex-col gap-4 max-lg:order-first">
          <CampaignFacts campaign={campaign} />
          <CampaignResults campaign={campaign} />
        </div>
      </div>
    </div>
  );
}

/** Jobs that will not be shown, before money is spent on the others. */
function WithoutImage({ campaign }: { campaign: WholeDynamicCampaign }) {
  const { facebookJobList: list, abilities } = campaign;
  if (!list || list.withoutImageCount === 0 || !abilities.includes('deploy')) return null;
  const { id: jobListId, name: jobList, withoutImageCount: n } = list;
  return (
    <Alert
      kind="warning"
      title={fill(texts.withoutImageTitle, { n, jobList })}
      actions={
        <ButtonLink
          size="sm"
          href={{ to: '/job-library/update-job-list/$jobListId', params: { jobListId } }}
        >
          {texts.openJobList}
        </ButtonLink>
      }
    >
      {texts.withoutImage}
    </Alert>
  );
}

function Head({ campaign }: { campaign: WholeDynamicCampaign }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const { id: campaignId, title, status, abilities, inTheWay } = campaign;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-anywhere">
          {title}
        </h1>
        <StatusTag status={status} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {abilities.includes('edit') ? (
          <ButtonLink
            icon={<Pencil />}
            href={{
              to: '/job-library/dynamic-campaigns/edit-dynamic-campaign/$campaignId',
              params: { campaignId },
            }}
          >
            {texts.edit}
          </ButtonLink>
        ) : null}
        <DeployButton campaign={campaign} onDeployed={focusHeading} />
        <CampaignMenu
          campaign={campaign}
          inTheWay={inTheWay}
          onDeleted={() => void navigate({ to: '/job-library/dynamic-campaigns' })}
        />
      </div>
    </header>
  );
}
