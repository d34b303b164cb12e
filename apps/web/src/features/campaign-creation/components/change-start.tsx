import { type CampaignType, campaignTypeSpecs, channelsInTheWay, typeFrom } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type Campaign, campaignTitle } from '../../campaigns/index.ts';
import { type StartChange, useChangeStart } from '../api/change-start.ts';
import { emptiedBy, overwrittenBy } from '../model/losses.ts';
import type { Way } from '../model/start.ts';
import { whyNotYet } from '../model/start.ts';
import type { ChoosableTemplate } from '../model/template.ts';
import { goalQuery } from '../model/use-goal.ts';
import { AdsInTheWay } from './ads-in-the-way.tsx';
import { GoalChooser } from './goal-chooser.tsx';
import { LossList } from './loss-list.tsx';
import { PackageSetUp } from './package-set-up.tsx';
import { StartFrame } from './start-frame.tsx';
import { TemplatePicker } from './template-picker.tsx';

interface ChangeStartProps {
  campaign: Campaign;
  way: Way;
  /** What the address says; none while nobody chose. */
  goal: CampaignType | undefined;
  onGoal: (type: CampaignType) => void;
}

/** Another type or another template for a campaign that was not launched yet. */
export function ChangeStart({ campaign, way, goal, onGoal }: ChangeStartProps) {
  const navigate = useNavigate();
  const params = { campaignId: campaign.id };
  const paths: Record<Way, string> = {
    manual: pathTo('change-type', params),
    template: pathTo('change-template', params),
  };
  const type = goal ?? campaign.type;
  const [template, setTemplate] = useState<ChoosableTemplate>();
  const [isAsking, setAsking] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const { mutateAsync: change, isPending } = useChangeStart(campaign);
  const isDone = useRef(false);
  const isOtherType = type !== campaign.type;
  const wantedType =
    way === 'manual' ? type : template ? typeFrom(template, campaign.type) : campaign.type;
  const inTheWay =
    wantedType === campaign.type ? [] : channelsInTheWay(wantedType, campaign.channelsWithAds);

  const leaving = useBlocker({
    shouldBlockFn: ({ next }) =>
      isOtherType && !isDone.current && !Object.values(paths).includes(next.pathname),
    enableBeforeUnload: false,
    withResolver: true,
  });

  const toCampaign = () => {
    isDone.current = true;
    return navigate({ href: pathTo('edit-campaign', params) });
  };

  function goOn(): void {
    if (way === 'manual' && !isOtherType) void toCampaign();
    else if (inTheWay.length > 0) setBlocked(true);
    else setAsking(true);
  }

  async function proceed(): Promise<void> {
    const wanted: StartChange | undefined =
      way === 'manual' ? { type } : template && { templateId: template.id };
    if (!wanted || isPending) return;
    try {
      await change(wanted);
      await toCampaign();
    } catch {
      // The HTTP layer has said why; the choice is still here.
      setAsking(false);
    }
  }

  const losses =
    way === 'manual'
      ? emptiedBy(campaign, type)
      : template
        ? overwrittenBy(campaign, template)
        : [];
  return (
    <>
      <StartFrame
        title="Change the campaign"
        subtitle={campaignTitle(campaign)}
        way={way}
        onWay={(next) => void navigate({ href: paths[next] + goalQuery(goal), resetScroll: false })}
        manual={<GoalChooser heading="Change the campaign to" value={type} onChange={onGoal} />}
        template={
          <TemplatePicker label="Change to a template" value={template} onChange={setTemplate} />
        }
        next={{
          reason:
            way === 'template' && !template
              ? whyNotYet({ way, type, template, hasPackage: false, packageId: null })
              : undefined,
          isBusy: isPending,
          onPress: goOn,
          hint:
            way === 'manual' && isOtherType
              ? `${campaignTypeSpecs[campaign.type].label} becomes ${campaignTypeSpecs[type].label}`
              : undefined,
        }}
      >
        <PackageSetUp
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
        campaign={campaign}
        type={wantedType}
        onLeave={() => {
          isDone.current = true;
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={campaignTexts.areYouSure}
        confirmLabel="Proceed"
        isLoading={isPending}
        onConfirm={() => void proceed()}
      >
        {way === 'manual' ? (
          <LossList
            intro={`${campaignTitle(campaign)} will be of the type ${campaignTypeSpecs[type].label}.`}
            lead="These fields will be emptied:"
            none="Nothing you filled in will be lost."
            losses={losses}
          />
        ) : (
          <LossList
            intro={`${campaignTitle(campaign)} will be filled from the template ${template?.name ?? ''}.`}
            lead="These will be overwritten:"
            none="Nothing you filled in will be overwritten."
            losses={losses}
          />
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={leaving.status === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && leaving.reset?.()}
        title={campaignTexts.areYouSure}
        confirmLabel="Proceed"
        cancelLabel="Stay here"
        onConfirm={() => leaving.proceed?.()}
      >
        The campaign type has not been changed yet. If you leave now it stays{' '}
        {campaignTypeSpecs[campaign.type].label}.
      </ConfirmDialog>
    </>
  );
}
