import {
  campaignTitle,
  campaignTypeSpecs,
  fill,
  hasFailed,
  networkOf,
  publishedChannels,
  showPrice,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Check, Rocket, RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import type { AccountFacts, SocialPage } from '../../accounts/index.ts';
import { type Campaign, rulesOf, useShortfall } from '../../campaigns/index.ts';
import { resetErrored } from '../../errored-campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { campaignOwner } from '../model/ad-owner.ts';
import { focusAfterDialog, STATUS_LINE_ID } from '../model/focus-after-dialog.ts';
import { launchCheckQuery } from './check-launch.ts';
import { LaunchChannels } from './launch-channels.tsx';
import { LaunchFacts } from './launch-facts.tsx';
import { LaunchMoney } from './launch-money.tsx';
import { LaunchNews } from './launch-news.tsx';
import { LaunchPlaces } from './launch-places.tsx';
import { NetworkNotices } from './network-notices.tsx';
import { type LaunchStep, STEP_MS, useLaunch } from './use-launch.ts';

interface LaunchDialogProps {
  campaign: Campaign;
  ads: readonly Ad[];
  pages: readonly SocialPage[];
  account: AccountFacts;
  onClose: () => void;
}

/** After this long the dialog says that it may be closed. */
const LONG_MS = 20_000;

const steps: Record<LaunchStep, { title: string; label: string; icon: React.ReactNode }> = {
  neutral: {
    title: launchDialogTexts.title,
    label: launchDialogTexts.launch,
    icon: <Rocket />,
  },
  launching: {
    title: launchDialogTexts.titleLaunching,
    label: launchDialogTexts.launching,
    icon: <Spinner />,
  },
  launched: {
    title: launchDialogTexts.titleLaunched,
    label: launchDialogTexts.launched,
    icon: <Check />,
  },
  failed: {
    title: launchDialogTexts.titleNotLaunched,
    label: launchDialogTexts.failed,
    icon: <RotateCw />,
  },
};

/** What is about to be launched, the launch itself, and what becomes of it while it goes on. */
export default function LaunchDialog({
  campaign,
  ads,
  pages,
  account,
  onClose,
}: LaunchDialogProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { step, progress, isLaunched, error, press } = useLaunch(campaign);
  const check = useQuery({
    ...launchCheckQuery(campaign),
    enabled: step === 'neutral' && !isLaunched,
  });
  const channels = publishedChannels(rulesOf(campaign), ads);
  const networks = [...new Set(channels.map(({ channel }) => networkOf[channel]))];
  const isNeutral = step === 'neutral' && !isLaunched;
  const shortfall = useShortfall(campaign, isNeutral);
  const [isSure, setSure] = useState(false);
  const isUnsure = isNeutral && shortfall !== null && !isSure;
  const isLong = useIsLong(step);
  const { currency, today } = account;
  const firstDay = [campaign.startDate ?? today, today].toSorted().at(-1) ?? today;

  const close = () => {
    onClose();
    if (step === 'launched') {
      // The dialog closes by itself: what it said stays to be read, and the button that opened it is gone.
      toast.success(fill(launchDialogTexts.isLaunched, { campaign: campaignTitle(campaign) }));
      focusAfterDialog(STATUS_LINE_ID);
    }
    if (!isLaunched || step !== 'failed') return;
    void resetErrored(queryClient, campaign.accountId);
    void navigate({ to: '/campaigns-overview/errored' });
  };
  const closeByItself = useEffectEvent(close);
  useEffect(() => {
    if (step !== 'launched') return undefined;
    const timer = setTimeout(() => closeByItself(), STEP_MS);
    return () => clearTimeout(timer);
  }, [step]);

  const { title, label, icon } = steps[step];
  const isPartly = step === 'failed' && isLaunched && !hasFailed(campaign.status);
  return (
    <Dialog
      isOpen
      onOpenChange={(isStaying) => isStaying || close()}
      title={isPartly ? launchDialogTexts.titlePartly : title}
      description={campaignTitle(campaign)}
      size="lg"
      isDismissable={false}
      footer={
        <>
          <Button onPress={close}>
            {step === 'neutral' ? commonTexts.cancel : commonTexts.close}
          </Button>
          <Button
            variant="primary"
            icon={icon}
            disabledReason={isUnsure ? launchDialogTexts.confirmShortfall : undefined}
            onPress={press}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <LaunchFacts
          campaign={campaign}
          pages={pages}
          channels={channels}
          account={account}
          canChange={isNeutral}
        />
        {isNeutral ? (
          <LaunchMoney campaign={campaign} ads={ads} channels={channels} account={account} />
        ) : null}
        {isNeutral && shortfall !== null ? (
          <Alert kind="warning" isLive>
            <p>
              {fill(launchDialogTexts.shortfall, {
                amount: showPrice({ amount: shortfall, currency }),
              })}
            </p>
            <Checkbox isSelected={isSure} onChange={setSure}>
              {launchDialogTexts.launchAnyway}
            </Checkbox>
          </Alert>
        ) : null}
        <LaunchPlaces campaign={campaign} networks={networks} />
        <NetworkNotices networks={networks} />
        <LaunchNews
          step={step}
          progress={progress}
          error={error}
          check={check}
          isLong={isLong}
          ads={ads}
        />
        <LaunchChannels
          owner={campaignOwner(campaign)}
          channels={channels}
          currency={currency}
          firstDay={firstDay}
          hasForm={campaignTypeSpecs[campaign.type].needsForm}
          check={check.data}
          progress={progress}
        />
      </div>
    </Dialog>
  );
}

function useIsLong(step: LaunchStep): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (step !== 'launching') return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return isLong;
}
