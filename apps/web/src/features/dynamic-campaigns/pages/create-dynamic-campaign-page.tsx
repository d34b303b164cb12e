import { sayFinding } from '@posthorn/domain';
import { dynamicCampaignActionTexts } from '@posthorn/domain/texts/dynamic-campaign-action';
import { dynamicCampaignFormTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { isToldBySession } from '../../../lib/http/told-by-session.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { notify } from '../../../lib/toast/notify.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { accountFactsQuery, OnlyWithFeature, useAccount } from '../../accounts/index.ts';
import { useCreateCampaign } from '../api/save-campaign.ts';
import { CampaignForm } from '../form/campaign-form.tsx';
import { emptyForm } from '../form/form-values.ts';

/** Whether what was entered can be sent again: the server said what is wrong with it, or did not answer. */
const canTryAgain = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.findings.length > 0 || error.status === 0);

/** A new campaign: what for, which jobs, for how much. Its preview comes next. */
export function CreateDynamicCampaignPage() {
  useDocumentTitle(texts.createTitle);
  const { id } = useAccount();
  return (
    <OnlyWithFeature feature="dynamicAds">
      <NewCampaign key={id} accountId={id} />
    </OnlyWithFeature>
  );
}

function NewCampaign({ accountId }: { accountId: string }) {
  const account = useQuery(accountFactsQuery(accountId));
  const create = useCreateCampaign();
  const navigate = useNavigate();
  const { data: made, error } = create;
  // After the question about leaving has gone with what was entered.
  useEffect(() => {
    if (made) {
      notify.success(dynamicCampaignActionTexts.created);
      void navigate({
        to: '/job-library/dynamic-campaigns/campaign-preview/$campaignId',
        params: { campaignId: made.id },
      });
    } else if (error && !isToldBySession(error)) {
      notify.error(dynamicCampaignActionTexts.createFailed, errorText(error));
      if (!canTryAgain(error)) void navigate({ to: '/job-library/dynamic-campaigns' });
    }
  }, [made, error, navigate]);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4 pt-3">
      <h1 className="text-xl font-semibold">{texts.createTitle}</h1>
      <Answered query={account} skeleton={<SkeletonRows rowHeight={120} label={texts.loading} />}>
        {(facts) => (
          <CampaignForm
            initial={emptyForm}
            account={facts}
            locked={[]}
            submitLabel={texts.next}
            isSaving={create.isPending}
            isDone={create.isSuccess || (create.isError && !canTryAgain(error))}
            onSubmit={create.run}
          >
            {canTryAgain(error) ? <Refusal error={error} /> : null}
          </CampaignForm>
        )}
      </Answered>
    </div>
  );
}

/** What is in the way. It stays while the form is mended; the toast has read it out. */
function Refusal({ error }: { error: ApiError }) {
  const sentences = error.findings.map(sayFinding);
  return (
    <Alert kind="error">
      {sentences.length > 0
        ? sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
        : errorText(error)}
    </Alert>
  );
}
