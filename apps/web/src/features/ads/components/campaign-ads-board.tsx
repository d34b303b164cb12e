import {
  adTypeSpecs,
  fill,
  hasReadings,
  isBeforeLaunch,
  launchActionOf,
  missingPages,
  networksOf,
  type Placement,
  placementChannels,
  placementLabels,
  type SocialChannel,
  socialChannelOf,
} from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { errorText } from '../../../lib/http/api-error.ts';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { type AccountFacts, type SocialPage, useCan } from '../../accounts/index.ts';
import { LostConnections } from '../../ad-connections/index.ts';
import { TemplateNotice } from '../../campaign-template/index.ts';
import {
  type Campaign,
  campaignFiguresQuery,
  DeliveryTrouble,
  launchQuery,
  rulesOf,
  VacancyGuard,
} from '../../campaigns/index.ts';
import { MissingPagesAlerts } from '../../social-pages/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { BudgetDialog } from '../budget/deferred-dialog.ts';
import type { EnteredBudget } from '../budget/draft.ts';
import { useBudgetDialog } from '../budget/use-budget-dialog.ts';
import { CarryOverOffer } from '../carry-over/carry-over-offer.tsx';
import { canCarryOver, carryOffer, type SourceAd } from '../carry-over/carry-plan.ts';
import { LaunchNotice } from '../launch/launch-notice.tsx';
import { BUDGET_ANCHOR } from '../model/ad-href.ts';
import { inShownOrder, type LaunchLine } from '../model/ads-scene.ts';
import { campaignAds } from '../model/campaign-ads.ts';
import { closedReason, launchLines } from '../model/launch-lines.ts';
import { campaignPages } from '../model/pages-owner.ts';
import { missingPlacements } from '../model/surroundings.ts';
import { AdsBoard } from './ads-board.tsx';
import { AdsBottomBar } from './ads-bottom-bar.tsx';
import { CampaignBar } from './campaign-bar.tsx';
import { ChannelTroubleAlerts } from './channel-trouble-alerts.tsx';
import { IdleBudget } from './idle-budget.tsx';
import { LaunchTasks } from './launch-list.tsx';
import { LeftOutChannels } from './left-out-channels.tsx';
import { MissingChannelDialog } from './missing-channel.ts';
import { RunningFacts } from './running-facts.tsx';
import { SocialPageButton } from './social-page-button.tsx';

const { Component: CarryOverDialog } = deferComponent(
  () => import('../carry-over/carry-over-dialog.tsx'),
);
const { Component: SocialPageDialog } = deferComponent(() => import('./social-page-dialog.tsx'));
const { Component: LaunchDialog } = deferComponent(() => import('../launch/launch-dialog.tsx'));

interface CampaignAdsBoardProps {
  campaign: Campaign;
  ads: Ad[];
  pages: SocialPage[];
  account: AccountFacts;
}

/** The ads of a campaign, its budget, and what is in the way of its launch. */
export function CampaignAdsBoard({ campaign, ads, pages, account }: CampaignAdsBoardProps) {
  const [adding, setAdding] = useState<Placement>();
  const isBudgetWanted = useLocation({ select: ({ hash }) => hash === BUDGET_ANCHOR });
  const budget = useBudgetDialog({ isWanted: isBudgetWanted });
  const navigate = useNavigate();
  const closeBudget = (entered?: EnteredBudget) => {
    budget.close(entered);
    // A link to it opens it again, a reload does not.
    if (isBudgetWanted) void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
  };
  const [isLaunching, setLaunching] = useState(false);
  const [choosingPage, setChoosingPage] = useState<SocialChannel>();
  const mayConnect = useCan('connection.edit');
  const { data: launch } = useQuery({
    ...launchQuery(campaign.accountId, campaign.id),
    enabled: !isBeforeLaunch(campaign.status),
  });
  const figures = useQuery({
    ...campaignFiguresQuery(campaign.accountId, campaign.id),
    enabled: !isBeforeLaunch(campaign.status),
  });
  const [carried, setCarried] = useState<SourceAd>();
  const launchAction = launchActionOf(rulesOf(campaign));
  const lines = useMemo(
    () => (launchAction ? launchLines({ campaign, ads, pages, account, mayConnect }) : undefined),
    [launchAction, campaign, ads, pages, account, mayConnect],
  );
  const scene = useMemo(() => {
    const known = { campaign, ads, pages, account, lines };
    const isOpen = (ad: Ad): ad is SourceAd => canCarryOver(known, ad);
    return {
      ...campaignAds({ ...known, launch, figures: figures.data }),
      carryOver: { isOpen, start: (ad: Ad) => isOpen(ad) && setCarried(ad) },
    };
  }, [campaign, ads, pages, account, lines, launch, figures.data]);
  const offer = useMemo(
    () => (isBeforeLaunch(campaign.status) ? carryOffer({ campaign, ads, pages }) : undefined),
    [campaign, ads, pages],
  );
  const open = ({ opens, channel }: LaunchLine) => {
    const social = channel && socialChannelOf(channel);
    if (opens === 'page' && social) setChoosingPage(social);
    else budget.open();
  };
  const networks = useMemo(
    () => networksOf(ads.map(({ adType }) => adTypeSpecs[adType].channel)),
    [ads],
  );
  return (
    <>
      <AdsBoard
        scene={scene}
        ads={ads}
        header={(controls) => (
          <CampaignBar campaign={campaign} today={account.today}>
            {controls}
          </CampaignBar>
        )}
        notices={
          <>
            {isBeforeLaunch(campaign.status) ? null : (
              <div className="mt-4">
                <RunningFacts
                  campaign={campaign}
                  hasFigures={
                    figures.data
                      ? hasReadings(figures.data)
                      : campaign.statistics.total.impressions > 0
                  }
                  today={account.today}
                />
              </div>
            )}
            <LostConnections networks={networks} className="mt-4" />
            <ChannelTroubleAlerts
              campaign={campaign}
              ads={ads}
              inTheWay={closedReason(lines ?? [])}
            />
            <DeliveryTrouble
              // What was refused is said channel by channel.
              campaign={{ ...campaign, errors: [] }}
              isOfferedElsewhere={launchAction !== undefined}
              className="mt-4"
            />
            <IdleBudget campaign={campaign} className="mt-4" />
            <VacancyGuard campaign={campaign} isAmongAds className="mt-4" />
            <TemplateNotice campaign={campaign} />
            <LaunchNotice launch={launch} />
            {figures.isError && !figures.data ? (
              <Alert
                kind="warning"
                className="mt-4"
                actions={
                  <Button size="sm" onPress={() => void figures.refetch()}>
                    {commonTexts.tryAgain}
                  </Button>
                }
              >
                {fill(adsPageTexts.figuresNotLoaded, { errorText: errorText(figures.error) })}
              </Alert>
            ) : null}
            {isBeforeLaunch(campaign.status) ? (
              <MissingPagesAlerts
                found={missingPages(
                  'campaign',
                  pages.map(({ channel }) => channel),
                )}
              />
            ) : null}
          </>
        }
        {...(offer && {
          offer: {
            beside: offer.source.adType,
            content: <CarryOverOffer offer={offer} onOpen={() => setCarried(offer.source)} />,
          },
        })}
        pageChoice={(channel) => (
          <SocialPageButton of={campaignPages(campaign)} channel={channel} />
        )}
        // A campaign that runs has them only while something is in the way.
        tasks={
          lines && (isBeforeLaunch(campaign.status) || lines.length > 0) ? (
            <LaunchTasks
              campaign={campaign}
              currency={account.currency}
              lines={lines}
              onOpen={open}
            />
          ) : null
        }
        footer={
          <AdsBottomBar
            ads={ads}
            campaign={campaign}
            account={account}
            lines={lines ?? []}
            onBudget={budget.open}
            onOpen={open}
            onLaunch={() => setLaunching(true)}
          />
        }
      >
        <LeftOutChannels campaign={campaign} />
        <NotInPackage missing={missingPlacements(campaign)} onAdd={setAdding} />
      </AdsBoard>
      <Suspense>
        {budget.shown ? (
          <BudgetDialog
            campaign={campaign}
            currency={account.currency}
            entered={budget.shown.entered}
            onClose={closeBudget}
          />
        ) : null}
        {choosingPage ? (
          <SocialPageDialog
            of={campaignPages(campaign)}
            channel={choosingPage}
            onClose={() => setChoosingPage(undefined)}
          />
        ) : null}
        {isLaunching ? (
          <LaunchDialog
            campaign={campaign}
            ads={inShownOrder(scene, ads)}
            pages={pages}
            account={account}
            onClose={() => setLaunching(false)}
          />
        ) : null}
        {carried ? (
          <CarryOverDialog
            campaign={campaign}
            ads={ads}
            pages={pages}
            account={account}
            scene={scene}
            source={ads.find((ad): ad is SourceAd => ad.id === carried.id) ?? carried}
            onClose={() => setCarried(undefined)}
          />
        ) : null}
        {adding ? (
          <MissingChannelDialog
            campaign={campaign}
            placement={adding}
            onClose={() => setAdding(undefined)}
            onAdded={() => setAdding(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface NotInPackageProps {
  missing: readonly Placement[];
  onAdd: (placement: Placement) => void;
}

/** What the package of the campaign left out, and could still be added. */
function NotInPackage({ missing, onAdd }: NotInPackageProps) {
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="not-in-package" className="border-t border-line pt-6">
      <h2 id="not-in-package" className="text-base font-semibold">
        {adsPageTexts.notInPackage}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {missing.map((placement) => (
          <li key={placement}>
            <Button
              icon={<ChannelGlyph channel={placementChannels[placement]} className="size-5" />}
              onPress={() => onAdd(placement)}
            >
              {fill(adsPageTexts.addMissing, { channel: placementLabels[placement] })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
