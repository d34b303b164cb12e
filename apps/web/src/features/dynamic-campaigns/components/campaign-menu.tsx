import {
  campaignStatusTags,
  dynamicCampaignActionSpecs,
  dynamicMoveOf,
  type Finding,
  fill,
  sayFinding,
} from '@posthorn/domain';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { useChangeStatus, useDeleteCampaign } from '../api/act-on-campaign.ts';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';
import { type AskedAction, askedActions, questions } from '../model/actions.ts';

interface CampaignMenuProps {
  campaign: DynamicCampaign;
  /** Where it is known: what closes the action that has a gate. */
  inTheWay?: readonly Finding[];
  onDeleted?: () => void;
}

/** What can be done with a campaign now; nothing where it is over. */
export function CampaignMenu({ campaign, inTheWay = [], onDeleted }: CampaignMenuProps) {
  // What was asked last stays, so that the dialog keeps its words while it fades out.
  const [asked, setAsked] = useState<AskedAction>();
  const [isAsking, setAsking] = useState(false);
  const { id: campaignId, title, abilities, status } = campaign;
  const [found] = inTheWay;
  const closed = found && sayFinding(found);
  const actions = askedActions(campaign);
  const label = fill(texts.actionsFor, { title });
  const mayEdit = abilities.includes('edit');
  if (!mayEdit && actions.length === 0 && !asked) return null;
  return (
    <>
      {mayEdit || actions.length > 0 ? (
        <Menu
          label={label}
          placement="bottom end"
          trigger={<IconButton icon={<EllipsisVertical />} label={label} hasTooltip={false} />}
        >
          {mayEdit ? (
            <MenuItem
              icon={<Pencil />}
              href={{
                to: '/job-library/dynamic-campaigns/edit-dynamic-campaign/$campaignId',
                params: { campaignId },
              }}
            >
              {dynamicCampaignActionSpecs.edit.label}
            </MenuItem>
          ) : null}
          {actions.map((action) => {
            const Icon = questions[action].icon;
            const { label: name, destructive } = dynamicCampaignActionSpecs[action];
            return (
              <MenuItem
                key={action}
                icon={<Icon />}
                tone={destructive ? 'danger' : 'default'}
                {...(dynamicMoveOf(action, status)?.gate && { disabledReason: closed })}
                onAction={() => {
                  setAsked(action);
                  setAsking(true);
                }}
              >
                {name}
              </MenuItem>
            );
          })}
        </Menu>
      ) : null}
      {asked ? (
        <AskAction
          campaign={campaign}
          action={asked}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onDeleted={onDeleted}
        />
      ) : null}
    </>
  );
}

interface AskActionProps extends CampaignMenuProps {
  action: AskedAction;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before something happens, and does it. */
function AskAction({ campaign, action, isOpen, onClose, onDeleted }: AskActionProps) {
  const change = useChangeStatus(campaign);
  const remove = useDeleteCampaign(campaign);
  const { title, confirm, text } = questions[action];
  const isPending = change.isPending || remove.isPending;
  // A colleague may have done it, or something else, while the question stood there.
  const isOvertaken = isOpen && !isPending && !campaign.abilities.includes(action);
  const status = campaignStatusTags[campaign.status].label;
  const overtaken = isOvertaken ? fill(texts.changedMeanwhile, { status }) : undefined;
  const act = () => {
    if (action === 'delete') remove.run({ onSuccess: onDeleted, onSettled: onClose });
    else change.run(action, onClose);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={fill(title, { title: campaign.title })}
      tone={dynamicCampaignActionSpecs[action].destructive ? 'danger' : 'default'}
      confirmLabel={confirm}
      disabledReason={overtaken}
      isLoading={isPending}
      onConfirm={act}
    >
      <p role={overtaken && 'status'}>{overtaken ?? text(campaign)}</p>
    </ConfirmDialog>
  );
}
