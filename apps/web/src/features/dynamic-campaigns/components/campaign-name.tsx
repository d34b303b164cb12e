import { dynamicGoalCards, fill, isFailedAdSet, isRunning } from '@posthorn/domain';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { jobCountTexts } from '@posthorn/domain/texts/job-count';
import { TriangleAlert } from 'lucide-react';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { StatusTag } from '../../campaigns/index.ts';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';

/** What it is called, what it advertises and what for; it leads to the preview. */
export function CampaignName({ campaign }: { campaign: DynamicCampaign }) {
  const { id: campaignId, title, goal, facebookJobList, referenceNumber } = campaign;
  return (
    <>
      <Link
        variant="plain"
        href={{
          to: '/job-library/dynamic-campaigns/campaign-preview/$campaignId',
          params: { campaignId },
        }}
        className="line-clamp-2 font-semibold wrap-anywhere data-hovered:underline"
      >
        {title}
      </Link>
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-text-2">
        <Tag size="sm" tone="blue">
          {dynamicGoalCards[goal].tag}
        </Tag>
        <span className="min-w-0 wrap-anywhere">
          {facebookJobList
            ? fill(jobCountTexts.jobs, { n: facebookJobList.jobsCount })
            : texts.jobListGone}
        </span>
        <span className="text-text-3">{referenceNumber}</span>
      </span>
    </>
  );
}

/** Its status, and whether the network is behind or has refused something. */
export function CampaignState({ campaign }: { campaign: DynamicCampaign }) {
  const { status, isPublishing, message, refusedItemsCount, adSets } = campaign;
  const failed = adSets.filter(isFailedAdSet).length;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusTag status={status} />
      {isPublishing ? <span className="text-xs text-text-2">{texts.publishing}</span> : null}
      {isRunning(status) && adSets.some(({ isInReview }) => isInReview) ? (
        <span className="text-xs text-text-2">{texts.inReview}</span>
      ) : null}
      {message ? (
        <span className="flex items-start gap-1 text-xs text-red">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          <span className="line-clamp-2">{message}</span>
        </span>
      ) : null}
      {failed > 0 && !message ? (
        <span className="tabular flex items-start gap-1 text-xs text-red">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {fill(texts.failedSets, { n: failed })}
        </span>
      ) : null}
      {refusedItemsCount > 0 ? (
        <span className="tabular flex items-start gap-1 text-xs text-text-2">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0 text-orange" />
          {fill(texts.refused, { n: refusedItemsCount })}
        </span>
      ) : null}
    </span>
  );
}
