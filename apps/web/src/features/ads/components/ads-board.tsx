import {
  type Channel,
  isBanner,
  isBeforeLaunch,
  LOGO_NOT_FOUND,
  missingPages,
  type Placement,
  placementChannels,
  placementLabels,
  sayFinding,
} from '@posthorn/domain';
import { ChevronDown, ChevronUp, Layers2, LayoutGrid } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { localSlot } from '../../../lib/storage/browser-storage.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { AccountFacts, SocialPage } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { useBudgetDialog } from '../budget/use-budget-dialog.ts';
import { campaignOwner } from '../model/ad-owner.ts';
import { scenesOf } from '../model/card-scenes.ts';
import { launchLines } from '../model/launch-lines.ts';
import { displayAds, hiddenAds } from '../model/minimised.ts';
import { sayLogoMissing } from '../model/say-logo-missing.ts';
import { missingPlacements, offeredChannels, surroundingsOf } from '../model/surroundings.ts';
import { AdCard } from './ad-card.tsx';
import { type AdsView, AdTypeRow } from './ad-type-row.tsx';
import { AdsBottomBar } from './ads-bottom-bar.tsx';
import { CampaignBar } from './campaign-bar.tsx';
import { ChannelGlyph } from './channel-glyph.tsx';
import { ChannelMenu } from './channel-menu.tsx';
import { ChannelSection } from './channel-section.tsx';
import { LaunchList } from './launch-list.tsx';
import { MissingChannelDialog } from './missing-channel.ts';

const { Component: BudgetDialog } = deferComponent(() => import('../budget/budget-dialog.tsx'));
const { Component: DeleteAdDialog } = deferComponent(() => import('./delete-ad-dialog.tsx'));

const viewSlot = localSlot('posthorn.ads-view');
const views = [
  { id: 'grid', label: 'Side by side', icon: <LayoutGrid /> },
  { id: 'stack', label: 'Stacked', icon: <Layers2 /> },
] as const;

/** What is in sight of a large window when the page opens. */
const DRAWN_AT_ONCE = 6;

interface AdsBoardProps {
  campaign: Campaign;
  ads: Ad[];
  pages: SocialPage[];
  account: AccountFacts;
}

/** All ads of a campaign, channel by channel, and what is still to be done with them. */
export function AdsBoard({ campaign, ads, pages, account }: AdsBoardProps) {
  const [view, setView] = useState<AdsView>(() => (viewSlot.read() === 'stack' ? 'stack' : 'grid'));
  const [leaving, setLeaving] = useState<Ad>();
  const [adding, setAdding] = useState<Placement>();
  const budget = useBudgetDialog();
  const around = useMemo(() => surroundingsOf(campaign, ads, pages), [campaign, ads, pages]);
  const owner = useMemo(() => campaignOwner(campaign), [campaign]);
  const offered = offeredChannels(around);
  const missing = missingPlacements(campaign);
  const isOpen = isBeforeLaunch(campaign.status);
  const lines = useMemo(
    () => (isOpen ? launchLines({ campaign, ads, pages, account }) : []),
    [isOpen, campaign, ads, pages, account],
  );
  const unconnected = isOpen ? missingPages(pages.map(({ channel }) => channel)) : [];
  const unwell = new Set<Channel>(lines.flatMap(({ channel }) => channel ?? []));
  const remove = useCallback((ad: Ad) => setLeaving(ad), []);
  const [isExpanded, setExpanded] = useState(false);
  const hidden = useMemo(() => (isExpanded ? new Set() : hiddenAds(ads)), [isExpanded, ads]);
  const rows = new Map(
    offered.flatMap(({ types }) =>
      types.map((adType) => [adType, ads.filter((ad) => ad.adType === adType)] as const),
    ),
  );
  const first = new Set([...rows.values()].flat().slice(0, DRAWN_AT_ONCE));
  const hasNoLogo = ads.some(({ error }) => error?.code === LOGO_NOT_FOUND);
  useEffect(() => {
    if (hasNoLogo) sayLogoMissing();
  }, [hasNoLogo]);

  const scenes = useMemo(() => scenesOf(campaign, pages), [campaign, pages]);
  const chooseView = (next: AdsView) => {
    setView(next);
    viewSlot.write(next);
  };
  return (
    <div className="pt-3">
      <CampaignBar campaign={campaign}>
        {ads.length > 1 ? (
          <SegmentedControl
            label="How ads are laid out"
            segments={views}
            value={view}
            onChange={chooseView}
          />
        ) : null}
      </CampaignBar>
      {unconnected.map((found) => (
        <Alert key={found.code} kind="warning" className="mt-4">
          {sayFinding(found)}
        </Alert>
      ))}
      <div className="mt-6 grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <aside className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-[4.5rem] lg:max-h-[calc(100dvh-9.5rem)] lg:self-start lg:overflow-y-auto">
          <ChannelMenu owner={owner} offered={offered} ads={ads} unwell={[...unwell]} />
          {isOpen ? (
            <section aria-labelledby="before-launch" className="px-2 max-lg:hidden">
              <h2 id="before-launch" className="mb-2 text-base font-semibold">
                Before launch
              </h2>
              <LaunchList lines={lines} onBudget={budget.open} />
            </section>
          ) : null}
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          {offered.length === 0 ? (
            <EmptyState title="No channel is open" headingLevel={2}>
              The channels of this campaign are switched off, or are not part of its type.
            </EmptyState>
          ) : null}
          {offered.map(({ channel, types }) => (
            <ChannelSection key={channel} campaign={campaign} channel={channel} types={types}>
              {types.map((adType) => (
                <AdTypeRow
                  key={adType}
                  adType={adType}
                  ads={rows.get(adType) ?? []}
                  shown={rows.get(adType)?.filter(({ id }) => !hidden.has(id)) ?? []}
                  owner={owner}
                  around={around}
                  view={view}
                  card={(ad) => (
                    <AdCard
                      ad={ad}
                      owner={owner}
                      around={around}
                      scene={scenes[channel]}
                      isFirst={first.has(ad)}
                      onDelete={remove}
                    />
                  )}
                />
              ))}
              {types.some(isBanner) && (isExpanded || hidden.size > 0) ? (
                <Button
                  variant="quiet"
                  icon={isExpanded ? <ChevronUp /> : <ChevronDown />}
                  aria-expanded={isExpanded}
                  onPress={() => setExpanded(!isExpanded)}
                >
                  {isExpanded ? 'Show fewer' : `Show all ${displayAds(ads).length}`}
                </Button>
              ) : null}
            </ChannelSection>
          ))}
          {missing.length > 0 ? (
            <section aria-labelledby="not-in-package" className="border-t border-line pt-6">
              <h2 id="not-in-package" className="text-base font-semibold">
                Not in this package
              </h2>
              <ul className="mt-3 flex flex-wrap gap-2">
                {missing.map((placement) => (
                  <li key={placement}>
                    <Button
                      icon={
                        <ChannelGlyph channel={placementChannels[placement]} className="size-5" />
                      }
                      onPress={() => setAdding(placement)}
                    >
                      {`Add ${placementLabels[placement]}`}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
      <AdsBottomBar campaign={campaign} account={account} lines={lines} onBudget={budget.open} />
      <Suspense>
        {leaving ? (
          <DeleteAdDialog
            owner={owner}
            status={campaign.status}
            ad={leaving}
            ads={ads}
            onClose={() => setLeaving(undefined)}
          />
        ) : null}
        {budget.shown ? (
          <BudgetDialog
            campaign={campaign}
            currency={account.currency}
            entered={budget.shown.entered}
            onClose={budget.close}
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
    </div>
  );
}
