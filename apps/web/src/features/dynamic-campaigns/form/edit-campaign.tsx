import {
  campaignStatusTags,
  fill,
  isBeforeLaunch,
  isOver,
  lockedDynamicFields,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { dynamicCampaignActionTexts } from '@posthorn/domain/texts/dynamic-campaign-action';
import { dynamicCampaignFormTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { isToldBySession } from '../../../lib/http/told-by-session.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { type AccountFacts, accountFactsQuery } from '../../accounts/index.ts';
import { type DynamicCampaign, dynamicCampaignQuery } from '../api/dynamic-campaigns.ts';
import { currentOf, useUpdateCampaign } from '../api/save-campaign.ts';
import { CampaignGone, isCampaignGone } from '../components/campaign-gone.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { formOf } from './form-values.ts';

/** The form of a campaign that is there; once deployed only its budget can be changed. */
export function EditCampaign({ accountId, campaignId }: { accountId: string; campaignId: string }) {
  const campaign = useQuery(dynamicCampaignQuery(accountId, campaignId));
  const account = useQuery(accountFactsQuery(accountId));
  if (isCampaignGone(campaign)) return <CampaignGone />;
  return (
    <Answered
      query={allOf({ campaign, account })}
      skeleton={<SkeletonRows rowHeight={120} label={texts.loading} />}
    >
      {(all) => <EditedCampaign campaign={all.campaign} account={all.account} />}
    </Answered>
  );
}

interface EditedCampaignProps {
  campaign: DynamicCampaign;
  account: AccountFacts;
}

function EditedCampaign({ campaign, account }: EditedCampaignProps) {
  // What a colleague saves meanwhile does not change the form under a person's hands.
  const [edited, setEdited] = useState(campaign);
  const update = useUpdateCampaign(edited);
  const navigate = useNavigate();
  const { id: campaignId, title, version } = edited;
  // Its status is that of now: it may have been deployed or stopped since.
  const { status } = campaign;
  const current = currentOf(update.error);
  useDocumentTitle(fill(texts.editTitle, { title }));
  // After the question about leaving has gone with what was entered.
  useEffect(() => {
    if (!update.isSuccess) return;
    notify.success(dynamicCampaignActionTexts.edited);
    void navigate({
      to: '/job-library/dynamic-campaigns/campaign-preview/$campaignId',
      params: { campaignId },
    });
  }, [update.isSuccess, navigate, campaignId]);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4 pt-3">
      <h1 className="text-xl font-semibold wrap-anywhere">{fill(texts.editTitle, { title })}</h1>
      <CampaignForm
        key={version}
        initial={formOf(edited)}
        account={account}
        locked={lockedDynamicFields(status)}
        submitLabel={commonTexts.save}
        isSaving={update.isPending}
        isDone={update.isSuccess}
        onSubmit={(body) =>
          update.run(
            { body, version },
            {
              onError: (error) => {
                if (!isToldBySession(error) && !currentOf(error)) {
                  notify.error(texts.updateFailed, errorText(error));
                }
              },
            },
          )
        }
      >
        <LockNote status={status} />
        {current ? (
          <Alert
            kind="warning"
            isLive
            title={texts.conflictTitle}
            actions={
              <Button
                size="sm"
                onPress={() => {
                  setEdited(current);
                  update.reset();
                }}
              >
                {texts.showCurrent}
              </Button>
            }
          >
            {texts.conflictText}
          </Alert>
        ) : null}
      </CampaignForm>
    </div>
  );
}

function LockNote({ status }: Pick<DynamicCampaign, 'status'>) {
  if (isBeforeLaunch(status)) return null;
  return isOver(status) ? (
    <Alert>{fill(texts.overText, { status: campaignStatusTags[status].label })}</Alert>
  ) : (
    <Alert title={texts.lockedTitle}>{texts.lockedText}</Alert>
  );
}
