import { type Channel, channelLabels, fill } from '@posthorn/domain';
import { adOfChannelTexts } from '@posthorn/domain/texts/ad-of-channel';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { TriangleAlert } from 'lucide-react';
import { channelAnchors } from '../../../lib/channel/channel-anchors.ts';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { Ad } from '../api/list-ads.ts';
import { adsHref, adTypeAnchor, adTypeHref } from '../model/ad-href.ts';
import type { AdsScene } from '../model/ads-scene.ts';
import { useScrollSpy } from '../model/use-scroll-spy.ts';

interface ChannelMenuProps {
  scene: Pick<AdsScene, 'owner' | 'channels'>;
  ads: readonly Ad[];
  /** Channels where something is to be mended. */
  needingAttention: readonly Channel[];
}

/** The parts of the page; the one that is being read is marked. */
export function ChannelMenu({ scene, ads, needingAttention }: ChannelMenuProps) {
  const { owner } = scene;
  // What is not used is at the end of the page.
  const offered = scene.channels.filter(({ isUnused }) => !isUnused);
  const anchors = offered.flatMap(({ channel, types }) => [
    channelAnchors[channel],
    ...types.map(adTypeAnchor),
  ]);
  const current = useScrollSpy(anchors);
  return (
    <nav
      aria-label={adsPageTexts.channels}
      // What is hidden from the eye only must not widen the page.
      className="relative max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 md:max-lg:-mx-6 md:max-lg:px-6"
    >
      <ul className="flex gap-1 lg:flex-col lg:gap-3">
        {offered.map(({ channel, types }) => {
          const inChannel = [channelAnchors[channel], ...types.map(adTypeAnchor)];
          const count = ads.filter(({ adType }) => types.some((type) => type === adType)).length;
          return (
            <li key={channel} className="shrink-0">
              <Link
                variant="plain"
                href={adsHref(owner, channel)}
                aria-current={current && inChannel.includes(current) ? 'true' : undefined}
                className="group/channel flex h-9 items-center gap-2.5 rounded-control px-2 text-base font-medium text-text-2 aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft data-hovered:bg-surface-2 data-hovered:text-text aria-[current]:data-hovered:bg-primary-soft-hover pointer-coarse:h-11"
              >
                <ChannelGlyph channel={channel} className="size-5" />
                <span className="lg:flex-1">{channelLabels[channel]}</span>
                {needingAttention.includes(channel) ? (
                  <>
                    <TriangleAlert aria-hidden="true" className="size-4 text-warning" />
                    <VisuallyHidden>{adsPageTexts.channelNeedsAttention}</VisuallyHidden>
                  </>
                ) : null}
                <span className="tabular text-sm text-text-3 group-aria-[current=true]/channel:text-inherit">
                  {count}
                  <VisuallyHidden> {fill(adsPageTexts.adCount, { n: count })}</VisuallyHidden>
                </span>
              </Link>
              {types.length > 1 ? (
                <ul className="mt-0.5 ml-[1.1rem] flex flex-col border-l border-line pl-2 max-lg:hidden">
                  {types.map((adType) => (
                    <li key={adType}>
                      <Link
                        variant="plain"
                        href={adTypeHref(owner, adType)}
                        aria-current={current === adTypeAnchor(adType) ? 'true' : undefined}
                        className={cx(
                          'flex h-7 items-center rounded-control px-2 text-sm data-hovered:bg-surface-2 data-hovered:text-text pointer-coarse:h-10',
                          current === adTypeAnchor(adType)
                            ? 'font-medium text-on-primary-soft'
                            : 'text-text-2',
                        )}
                      >
                        {adOfChannelTexts.many[adType]}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
