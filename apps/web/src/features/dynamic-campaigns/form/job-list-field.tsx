import { canAdvertiseList, fill } from '@posthorn/domain';
import { dynamicCampaignFormTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-form';
import { jobCountTexts } from '@posthorn/domain/texts/job-count';
import { useQuery } from '@tanstack/react-query';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { useAccount } from '../../accounts/index.ts';
import { jobListChoiceQuery } from '../api/dynamic-campaigns.ts';

/** So many can be looked over; more are searched. */
const SEARCHED_FROM = 8;

interface JobListFieldProps {
  value: string | null;
  onChange: (jobListId: string | null) => void;
  error: string | undefined;
  lockedReason: string | undefined;
}

export function JobListField({ value, onChange, error, lockedReason }: JobListFieldProps) {
  const { data: lists, error: failure } = useQuery(jobListChoiceQuery(useAccount().id));
  // One that was chosen before stays to be seen, whatever became of its feeds.
  const offered = lists?.filter(({ id, status }) => canAdvertiseList(status) || id === value);
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={texts.jobList}
        isLabelHidden
        description={texts.jobListHint}
        placeholder={texts.chooseJobList}
        isRequired
        hasSearch={(offered?.length ?? 0) >= SEARCHED_FROM}
        searchLabel={texts.searchJobLists}
        options={(offered ?? []).map(({ id, name, jobsCount }) => ({
          id,
          label: name,
          description: fill(jobCountTexts.jobs, { n: jobsCount }),
        }))}
        value={value}
        onChange={onChange}
        error={error}
        disabledReason={lockedReason}
        className="max-w-md"
      />
      {failure && !lists ? (
        <Alert kind="error" isLive>
          <ErrorReason error={failure} />
        </Alert>
      ) : null}
      {offered?.length === 0 ? (
        <Alert
          kind="warning"
          isLive
          actions={<Link href={{ to: '/job-library/create-job-list' }}>{texts.createJobList}</Link>}
        >
          {texts.noCatalogs}
        </Alert>
      ) : null}
    </div>
  );
}
