import {
  type CampaignType,
  campaignTitle,
  campaignTypeSpecs,
  channelsInTheWay,
  fill,
  typeFrom,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { commonTexts } from '@posthorn/domain/texts/common';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { campaignOwner } from '../../ads/index.ts';
import { PreviewDialog, useUndoTemplate } from '../../campaign-template/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import { AdsInTheWay, GoalChooser } from '../../goal-choice/index.ts';
import { type StartChange, useChangeStart } from '../api/change-start.ts';
import { lossesBy } from '../model/losses.ts';
import type { Way } from '../model/start.ts';
import { whyNotYet } from '../model/start.ts';
import type { ChoosableTemplate } from '../model/template.ts';
import { goalSearch } from '../model/use-goal.ts';
import { LossList } from './loss-list.tsx';
import { PackageSetUp } from './package-set-up.tsx';
import { StartFrame } from './start-frame.tsx';
import { TemplatePicker } from './template-picker.tsx';

const paths = {
  manual: '/campaigns-overview/edit/manual-settings/$campaignId',
  template: '/campaigns-overview/edit/template-settings/$campaignId',
} as const;

interface ChangeStartProps {
  campaign: Campaign;
  way: Way;
  /** What the address says; none while no one chose. */
  goal: CampaignType | undefined;
  onGoal: (type: CampaignType) => void;
}

/** Another type or another template for a campaign that was not launched yet. */
export function ChangeStart({ campaign, way, goal, onGoal }: ChangeStartProps) {
  const navigate = useNavigate();
  const params = { campaignId: campaign.id };
  const type = goal ?? campaign.type;
  const [template, setTemplate] = useState<ChoosableTemplate>();
  const [isAsking, setAsking] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const { mutateAsync: change, isPending } = useChangeStart(campaign);
  const { undo } = useUndoTemplate();
  const isDone = useRef(false);
  const isOtherType = type !== campaign.type;
  const wantedType =
    way === 'manual' ? type : template ? typeFrom(template, campaign.type) : campaign.type;
  const inTheWay =
    wantedType === campaign.type ? [] : channelsInTheWay(wantedType, campaign.channelsWithAds);

  const leaving = useBlocker({
    shouldBlockFn: ({ next }) => {
      const isOtherTab =
        (next.fullPath === paths.manual || next.fullPath === paths.template) &&
        next.params.campaignId === campaign.id;
      return isOtherType && !isDone.current && !isOtherTab;
    },
    enableBeforeUnload: false,
    withResolver: true,
  });

  const toCampaign = () => {
    isDone.current = true;
    return navigate({
      to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
      params,
    });
  };

  function goOn(): void {
    if (way === 'manual' && !isOtherType) void toCampaign();
    else if (way === 'manual' && inTheWay.length > 0) setBlocked(true);
    else setAsking(true);
  }

  /** It can be taken back at once; the campaign's own page offers it as long as it is possible. */
  function offerUndo(changed: Campaign): void {
    const text = fill(campaignTemplateTexts.applied, { template: changed.usedTemplate ?? '' });
    toast.success(text, { action: { label: commonTexts.undo, onPress: () => undo(changed) } });
  }

  async function proceed(wanted: StartChange): Promise<void> {
    if (isPending) return;
    try {
      const changed = await change(wanted);
      await toCampaign();
      if (changed.canUndoTemplate) offerUndo(changed);
    } catch {
      // The HTTP layer has said why; the choice is still here.
      setAsking(false);
    }
  }

  const { emptied, budget } = lossesBy(campaign, type);
  return (
    <>
      <StartFrame
        title={creationTexts.changeTheCampaign}
        subtitle={campaignTitle(campaign)}
        way={way}
        onWay={(next) =>
          void navigate({ to: paths[next], params, search: goalSearch(goal), resetScroll: false })
        }
        manual={
          <GoalChooser
            heading={creationTexts.changeTheCampaignTo}
            customLabel={creationTexts.customCampaign}
            value={type}
            onChange={onGoal}
          />
        }
        template={
          <TemplatePicker
            label={creationTexts.changeToATemplate}
            value={template}
            onChange={setTemplate}
          />
        }
        next={{
          reason:
            way === 'template' && !template
              ? whyNotYet({ way, type, template, hasPackage: false, chosenPackage: undefined })
              : undefined,
          isBusy: isPending,
          onPress: goOn,
          hint:
            way === 'manual' && isOtherType
              ? fill(creationTexts.typeBecomes, {
                  before: campaignTypeSpecs[campaign.type].label,
                  after: campaignTypeSpecs[type].label,
                })
              : undefined,
        }}
      >
        <PackageSetUp
          type={wantedType}
          isOn={campaign.packageId !== null}
          onSwitch={() => {}}
          value={campaign.packageId}
          onChange={() => {}}
          isLocked
        />
      </StartFrame>
      <AdsInTheWay
        isOpen={isBlocked}
        onClose={() => setBlocked(false)}
        title={campaignTitle(campaign)}
        owner={campaignOwner(campaign)}
        channelsWithAds={campaign.channelsWithAds}
        type={wantedType}
        onLeave={() => {
          isDone.current = true;
        }}
      />
      {isAsking && way === 'template' && template ? (
        <PreviewDialog
          title={campaignTexts.areYouSure}
          confirmLabel={commonTexts.proceed}
          campaign={campaign}
          templateId={template.id}
          isBusy={isPending}
          onClose={() => setAsking(false)}
          onLeave={() => {
            isDone.current = true;
          }}
          onConfirm={({ version, revision }) =>
            void proceed({ templateId: template.id, shown: { version, revision } })
          }
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking && way === 'manual'}
        onOpenChange={setAsking}
        title={campaignTexts.areYouSure}
        confirmLabel={commonTexts.proceed}
        isLoading={isPending}
        onConfirm={() => void proceed({ type })}
      >
        <LossList
          intro={fill(creationTexts.typeConsequence, {
            campaignTitle: campaignTitle(campaign),
            label: campaignTypeSpecs[type].label,
          })}
          lead={creationTexts.theseFieldsWillBeEmptied}
          none={creationTexts.nothingEmptied}
          losses={emptied}
          money={budget}
        />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={leaving.status === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && leaving.reset?.()}
        title={campaignTexts.areYouSure}
        confirmLabel={commonTexts.proceed}
        cancelLabel={creationTexts.stayHere}
        onConfirm={() => leaving.proceed?.()}
      >
        {fill(creationTexts.leaveWithoutNewType, {
          label: campaignTypeSpecs[campaign.type].label,
        })}
      </ConfirmDialog>
    </>
  );
}
