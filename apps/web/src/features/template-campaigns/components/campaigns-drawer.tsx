import { campaignTitle, fill } from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { TipButton } from '../../../ui/overlays/tip-button.tsx';
import { UpdateDialog } from '../../campaign-template/index.ts';
import { StatusTag } from '../../campaigns/index.ts';
import type { Template } from '../../templates/index.ts';
import { type TemplateCampaign, templateCampaignsQuery } from '../api/list-template-campaigns.ts';
import { UpdateAllDialog } from './update-all-dialog.tsx';

const isBehind = ({ isUpToDate, canBeUpdated }: TemplateCampaign) => !isUpToDate && canBeUpdated;

interface CampaignsDrawerProps {
  template: Template;
  isOpen: boolean;
  onClose: () => void;
}

/** The campaigns that were made from a template, and how far behind it they are. */
export function CampaignsDrawer({ template, isOpen, onClose }: CampaignsDrawerProps) {
  const queryClient = useQueryClient();
  const campaignsQuery = templateCampaignsQuery(template);
  const query = useQuery({ ...campaignsQuery, enabled: isOpen });
  const [updating, setUpdating] = useState<TemplateCampaign>();
  const [isUpdatingAll, setUpdatingAll] = useState(false);
  const [kept, setKept] = useState<readonly string[]>([]);
  const behind = query.data?.filter(isBehind) ?? [];
  return (
    <>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => next || onClose()}
        title={campaignTemplateTexts.campaigns}
        footer={
          behind.length > 1 ? (
            <Button variant="primary" onPress={() => setUpdatingAll(true)}>
              {fill(campaignTemplateTexts.bringAll, { n: behind.length })}
            </Button>
          ) : undefined
        }
      >
        {kept.length > 0 ? (
          <Alert
            title={campaignTemplateTexts.keptTitle}
            isLive
            onClose={() => setKept([])}
            className="mb-3"
          >
            <ul className="list-disc pl-5">
              {kept.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
        <Answered
          query={query}
          skeleton={<SkeletonRows rowHeight={64} label={campaignTemplateTexts.campaignsLoading} />}
        >
          {(campaigns) =>
            campaigns.length === 0 ? (
              <EmptyState title={campaignTemplateTexts.noCampaigns}>
                {campaignTemplateTexts.noCampaignsHint}
              </EmptyState>
            ) : (
              <ul className="divide-y divide-line">
                {campaigns.map((campaign) => (
                  <Row
                    key={campaign.id}
                    campaign={campaign}
                    onUpdate={() => setUpdating(campaign)}
                  />
                ))}
              </ul>
            )
          }
        </Answered>
      </Drawer>
      {updating ? (
        <UpdateDialog
          campaign={{
            id: updating.id,
            accountId: template.accountId,
            title: campaignTitle(updating),
          }}
          onClose={() => setUpdating(undefined)}
          onUpdated={() => void queryClient.invalidateQueries(campaignsQuery)}
        />
      ) : null}
      {isUpdatingAll ? (
        <UpdateAllDialog
          template={template}
          campaigns={behind}
          onClose={() => setUpdatingAll(false)}
          onKept={setKept}
        />
      ) : null}
    </>
  );
}

function Row({ campaign, onUpdate }: { campaign: TemplateCampaign; onUpdate: () => void }) {
  const title = campaignTitle(campaign);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <Link
          variant="plain"
          href={{
            to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
            params: { campaignId: campaign.id },
          }}
          className="line-clamp-2 font-medium wrap-anywhere data-hovered:underline"
        >
          {title}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-text-2">
          <StatusTag status={campaign.status} size="sm" />#{campaign.hash} ·{' '}
          {campaign.workspace.name}
        </p>
      </div>
      {isBehind(campaign) ? (
        <Button
          size="sm"
          aria-label={fill(campaignTemplateTexts.bringUpToDateOf, { title })}
          onPress={onUpdate}
        >
          {campaignTemplateTexts.bringUpToDate}
        </Button>
      ) : campaign.isUpToDate ? (
        <Tag size="sm" tone="success" icon="dot">
          {campaignTemplateTexts.upToDate}
        </Tag>
      ) : (
        <TipButton tip={campaignTemplateTexts.launchedHint}>
          <Tag size="sm">{campaignTemplateTexts.launched}</Tag>
        </TipButton>
      )}
    </li>
  );
}
