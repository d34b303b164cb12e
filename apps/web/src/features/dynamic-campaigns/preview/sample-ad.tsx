import {
  adMediaFromLibrary,
  CENTRE,
  dynamicAdsChannel,
  fill,
  jobAdOf,
  plainAdTypes,
} from '@posthorn/domain';
import { dynamicCampaignPreviewTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-preview';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Answered } from '../../../lib/query/answered.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { AdPreview, PreviewControls, type PreviewLook } from '../../ad-previews/index.ts';
import { useItemPicture } from '../../job-lists/index.ts';
import {
  type SampleJob,
  sampleJobQuery,
  type WholeDynamicCampaign,
} from '../api/dynamic-campaigns.ts';

const adType = plainAdTypes[dynamicAdsChannel];

/** The ad of one job of the list, as people see it on Facebook. */
export function SampleAd({ campaign }: { campaign: WholeDynamicCampaign }) {
  const { facebookJobList } = campaign;
  return (
    <Panel title={texts.sampleAd} description={texts.sampleHint}>
      {facebookJobList ? (
        <Jobs key={facebookJobList.id} campaign={campaign} jobListId={facebookJobList.id} />
      ) : (
        <NoJob />
      )}
    </Panel>
  );
}

const NoJob = () => (
  <EmptyState headingLevel={3} title={texts.noJob}>
    {texts.noJobHint}
  </EmptyState>
);

interface JobsProps {
  campaign: WholeDynamicCampaign;
  jobListId: string;
}

function Jobs({ campaign, jobListId }: JobsProps) {
  const [number, setNumber] = useState(1);
  const [look, setLook] = useState<PreviewLook>({
    device: 'phone',
    theme: 'light',
    hasSafeZones: false,
  });
  const query = useQuery(sampleJobQuery(campaign.accountId, jobListId, number));
  const count = campaign.facebookJobList?.feedSources.reduce(
    (sum, { itemsCount }) => sum + itemsCount,
    0,
  );
  return (
    <Answered
      query={query}
      skeleton={
        <div role="status">
          <VisuallyHidden>{texts.loadingJob}</VisuallyHidden>
          <Skeleton className="h-96 w-full max-w-sm" />
        </div>
      }
    >
      {({ data: [job], hasMore }) =>
        job ? (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own */}
              <div role="group" aria-label={texts.jobChooser} className="flex items-center gap-1">
                <IconButton
                  icon={<ChevronLeft />}
                  label={texts.previousJob}
                  disabledReason={number === 1 ? texts.firstJob : undefined}
                  onPress={() => setNumber(number - 1)}
                />
                <span role="status" className="tabular min-w-24 text-center text-sm">
                  {fill(texts.job, { n: number, count: count ?? number })}
                </span>
                <IconButton
                  icon={<ChevronRight />}
                  label={texts.nextJob}
                  disabledReason={hasMore ? undefined : texts.lastJob}
                  onPress={() => setNumber(number + 1)}
                />
              </div>
              <PreviewControls adType={adType} look={look} onChange={setLook} />
            </div>
            {count !== undefined && count > (campaign.facebookJobList?.jobsCount ?? count) ? (
              <p className="text-sm text-text-2">{texts.moreThanJobs}</p>
            ) : null}
            <JobAd campaign={campaign} jobListId={jobListId} job={job} look={look} />
          </div>
        ) : (
          <NoJob />
        )
      }
    </Answered>
  );
}

/** The picture of a job as the previews take it; its size is seen when it has come. */
const mediaOf = ({ id, name: altText }: SampleJob, url: string) =>
  adMediaFromLibrary(
    {
      ...{ id, type: 'image', width: 0, height: 0, duration: null, bytes: 0 },
      ...{ url, masterUrl: url, previewUrl: null, focalPoint: CENTRE, altText },
    },
    adType,
  );

interface JobAdProps extends JobsProps {
  job: SampleJob;
  look: PreviewLook;
}

function JobAd({ campaign, jobListId, job, look }: JobAdProps) {
  const { ad, facebookPageName, facebookPageLogo, displayUrl } = campaign;
  const { message, headline, description, callToAction } = jobAdOf(ad, job);
  const url = useItemPicture(jobListId, job);
  const page = facebookPageName
    ? { name: facebookPageName, iconUrl: facebookPageLogo || null }
    : null;
  return (
    <AdPreview
      ad={{
        adType,
        message,
        headline,
        linkDescription: description,
        callToAction,
        media: [url === null ? null : mediaOf(job, url)],
      }}
      page={page}
      shownUrl={displayUrl}
      look={look}
      className="mx-auto"
    />
  );
}
