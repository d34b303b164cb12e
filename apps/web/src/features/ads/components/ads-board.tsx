import {
  type AdType,
  type Channel,
  fill,
  isBanner,
  isOfKind,
  LOGO_NOT_FOUND,
  type SocialChannel,
  socialChannelOf,
} from '@posthorn/domain';
import { adsListTexts } from '@posthorn/domain/texts/ads-list';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { ChevronDown, ChevronUp, Layers2, LayoutGrid, List } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { channelAnchors } from '../../../lib/channel/channel-anchors.ts';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { localSlot } from '../../../lib/storage/browser-storage.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { KeywordsSection } from '../../keywords/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { adTypeAnchor } from '../model/ad-href.ts';
import { configurationHref } from '../model/ad-owner.ts';
import type { AdsScene } from '../model/ads-scene.ts';
import { displayAds, hiddenAds } from '../model/minimised.ts';
import { sayLogoMissing } from '../model/say-logo-missing.ts';
import { useHashOnPage } from '../model/use-hash-on-page.ts';
import { AdCard } from './ad-card.tsx';
import { AdTypeRow } from './ad-type-row.tsx';
import { ChannelMenu } from './channel-menu.tsx';
import { ChannelSection } from './channel-section.tsx';

const { Component: AdsList } = deferComponent(() => import('../list/ads-list.tsx'));
const { Component: DeleteAdDialog } = deferComponent(() => import('./delete-ad-dialog.tsx'));

const viewSlot = localSlot('posthorn.ads-view');
const views = [
  { id: 'grid', label: adsPageTexts.layoutGrid, icon: <LayoutGrid /> },
  { id: 'stack', label: adsPageTexts.layoutStack, icon: <Layers2 /> },
  { id: 'list', label: adsListTexts.view, icon: <List /> },
] as const;
type View = (typeof views)[number]['id'];

const viewOf = (kept: string | null): View => views.find(({ id }) => id === kept)?.id ?? 'grid';

/** What is in sight of a large window when the page opens. */
const DRAWN_AT_ONCE = 6;

interface AdsBoardProps {
  scene: AdsScene;
  ads: readonly Ad[];
  /** Which campaign or template this is; the controls of the page stand in it. */
  header: (controls: ReactNode) => ReactNode;
  /** Said above the ads. */
  notices?: ReactNode;
  /** Stands with the ads of this kind, where the focus is after one of them was made. */
  offer?: { beside: AdType; content: ReactNode };
  /** Changes the page in whose name the ads of a network speak. */
  pageChoice: (channel: SocialChannel) => ReactNode;
  /** What is left to do before the ads reach the networks, under its heading. */
  tasks?: ReactNode;
  /** Below the channels, such as what could be added to them. */
  children?: ReactNode;
  /** The bar at the bottom of the window. */
  footer: ReactNode;
}

/** All ads of a campaign or a template, channel by channel, and what is still to be done with them. */
export function AdsBoard(props: AdsBoardProps) {
  const { scene, ads, header, notices, offer, pageChoice, tasks, children, footer } = props;
  const [view, setView] = useState(() => viewOf(viewSlot.read()));
  const [leaving, setLeaving] = useState<Ad>();
  const needingAttention = new Set<Channel>([
    ...(scene.launch?.flatMap(({ channel }) => channel ?? []) ?? []),
    ...(scene.refusals?.keys() ?? []),
  ]);
  const remove = useCallback((ad: Ad) => setLeaving(ad), []);
  /** Channels that are not used, and whose ads a person wants to see all the same. */
  const [unfolded, setUnfolded] = useState<readonly Channel[]>([]);
  const unfold = (channel: Channel, isOpen = true) =>
    setUnfolded((before) => [
      ...before.filter((one) => one !== channel),
      ...(isOpen ? [channel] : []),
    ]);
  const [isExpanded, setExpanded] = useState(false);
  const hidden = useMemo(() => (isExpanded ? new Set() : hiddenAds(ads)), [isExpanded, ads]);
  const rows = new Map(
    scene.channels.flatMap(({ types }) =>
      types.map((adType) => [adType, ads.filter((ad) => ad.adType === adType)] as const),
    ),
  );
  const first = new Set([...rows.values()].flat().slice(0, DRAWN_AT_ONCE));
  const hasNoLogo = ads.some(({ error }) => error?.code === LOGO_NOT_FOUND);
  useEffect(() => {
    if (hasNoLogo) sayLogoMissing();
  }, [hasNoLogo]);

  useHashOnPage((hash) => {
    const part = scene.channels.find(
      ({ channel, types }) =>
        channelAnchors[channel] === hash || types.some((type) => adTypeAnchor(type) === hash),
    );
    if (!part) return;
    // A link to a part of the page shows that part, and the keys go on there.
    if (view === 'list') setView('grid');
    unfold(part.channel);
    requestAnimationFrame(() => document.getElementById(hash)?.focus({ preventScroll: true }));
  });

  const chooseView = (next: View) => {
    setView(next);
    viewSlot.write(next);
  };
  // One ad is shown as it is: there is nothing to choose a layout for.
  const isListed = view === 'list' && ads.length > 1;
  const controls =
    ads.length > 1 ? (
      <SegmentedControl
        label={adsPageTexts.layout}
        segments={views}
        value={view}
        onChange={chooseView}
      />
    ) : null;
  return (
    <div className="pt-3">
      {header(controls)}
      {notices}
      <div
        className={cx(
          'mt-6 grid gap-6 lg:gap-8',
          (!isListed || Boolean(tasks)) && 'lg:grid-cols-[15rem_minmax(0,1fr)]',
        )}
      >
        <aside
          className={cx(
            isListed && 'max-lg:hidden',
            'flex min-w-0 flex-col gap-6 lg:sticky lg:top-[4.5rem] lg:max-h-[calc(100dvh-9.5rem)] lg:self-start lg:overflow-y-auto empty:hidden',
          )}
        >
          {tasks}
          {isListed ? null : (
            <ChannelMenu scene={scene} ads={ads} needingAttention={[...needingAttention]} />
          )}
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          {scene.channels.length === 0 ? (
            <EmptyState
              title={adsPageTexts.noChannel}
              headingLevel={2}
              action={
                <ButtonLink href={configurationHref(scene.owner)}>
                  {adsPageTexts.chooseChannels}
                </ButtonLink>
              }
            >
              {fill(adsPageTexts.noChannelWhy, { owner: adsPageTexts[scene.owner.kind] })}
            </EmptyState>
          ) : null}
          {isListed ? (
            <>
              {offer?.content}
              <Suspense>
                <AdsList scene={scene} ads={ads} />
              </Suspense>
            </>
          ) : null}
          {(isListed ? [] : scene.channels).map((offered) => {
            const { channel, types } = offered;
            const social = socialChannelOf(channel);
            return (
              <ChannelSection
                key={channel}
                offered={offered}
                fold={
                  offered.isUnused
                    ? {
                        isOpen: unfolded.includes(channel),
                        onToggle: (isOpen) => unfold(channel, isOpen),
                      }
                    : undefined
                }
                refusals={scene.refusals?.get(channel)}
                figures={types.some((type) => rows.get(type)?.length) ? scene.figures : undefined}
                pageChoice={social ? pageChoice(social) : null}
              >
                {types.map((adType) => (
                  <AdTypeRow
                    key={adType}
                    adType={adType}
                    ads={rows.get(adType) ?? []}
                    shown={rows.get(adType)?.filter(({ id }) => !hidden.has(id)) ?? []}
                    scene={scene}
                    offer={offer?.beside === adType ? offer.content : null}
                    view={view === 'stack' ? 'stack' : 'grid'}
                    card={(ad) => (
                      <AdCard ad={ad} scene={scene} isFirst={first.has(ad)} onDelete={remove} />
                    )}
                  />
                ))}
                {types.some((type) => isOfKind(type, 'search') && rows.get(type)?.length) ? (
                  <Suspense>
                    <KeywordsSection owner={scene.keywords} level={3} />
                  </Suspense>
                ) : null}
                {types.some(isBanner) && (isExpanded || hidden.size > 0) ? (
                  <Button
                    variant="quiet"
                    icon={isExpanded ? <ChevronUp /> : <ChevronDown />}
                    aria-expanded={isExpanded}
                    onPress={() => setExpanded(!isExpanded)}
                  >
                    {isExpanded
                      ? adsPageTexts.showFewer
                      : fill(adsPageTexts.showAll, { n: displayAds(ads).length })}
                  </Button>
                ) : null}
              </ChannelSection>
            );
          })}
          {children}
        </div>
      </div>
      {footer}
      {leaving ? (
        <Suspense>
          <DeleteAdDialog scene={scene} ad={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}
