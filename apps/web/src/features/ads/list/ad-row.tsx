import { adTypeSpecs, fill, metricSpecs, sayFinding, showMetric } from '@posthorn/domain';
import { adsListTexts } from '@posthorn/domain/texts/ads-list';
import { memo } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Ad } from '../api/list-ads.ts';
import { adTypeHref, editAdHref } from '../model/ad-href.ts';
import { adName } from '../model/ad-words.ts';
import type { AdsScene } from '../model/ads-scene.ts';

interface AdRowProps {
  ad: Ad;
  scene: AdsScene;
  isChosen: boolean;
  /** With Shift, everything since the last one. */
  onChoose: (id: string, isChosen: boolean, isRange: boolean) => void;
  /** Its place in a list of which only a part is drawn, and how long that list is. */
  nth: number | undefined;
  count: number | undefined;
}

/** In pixels. Every row is as high, so that those out of sight need not be drawn: there may be hundreds. */
export const ROW_HEIGHT = 60;

/** One ad in a line: what it is, how it stands on its network, and the first of its figures. */
export const AdRow = memo(function AdRow({
  ad,
  scene,
  isChosen,
  onChoose,
  nth,
  count,
}: AdRowProps) {
  const { owner, abilities, figures } = scene;
  const { channel, label, canEditAndCopy } = adTypeSpecs[ad.adType];
  const name = adName(ad);
  const delivery = scene.delivery?.get(ad.id);
  const wrong = scene.wrongWith(ad);
  const trouble = ad.error?.userMessage ?? (wrong && sayFinding(wrong));
  const counted = figures?.ofAd(ad);
  const [metric] = figures?.metrics ?? [];
  return (
    <li
      aria-posinset={nth}
      aria-setsize={count}
      style={{ height: ROW_HEIGHT }}
      className="flex items-center gap-3 overflow-hidden border-b border-line px-3 text-sm last:border-b-0"
    >
      {abilities.isOver ? null : (
        <label className="touch-target -m-2 grid shrink-0 cursor-pointer place-items-center p-2">
          <input
            type="checkbox"
            aria-label={fill(adsListTexts.choose, { ad: name })}
            checked={isChosen}
            onChange={({ currentTarget, nativeEvent }) =>
              onChoose(
                ad.id,
                currentTarget.checked,
                nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              )
            }
            className="size-4 cursor-pointer plain-checkbox"
          />
        </label>
      )}
      <ChannelGlyph channel={channel} className="size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <Link
          variant="plain"
          href={
            canEditAndCopy && !abilities.isOver
              ? editAdHref(owner, ad.adType, ad.id)
              : adTypeHref(owner, ad.adType)
          }
          className="block truncate font-medium data-hovered:underline"
        >
          {name}
        </Link>
        {trouble ? (
          <p title={trouble} className="line-clamp-2 text-xs text-danger wrap-anywhere">
            {fill(adsListTexts.trouble, { kind: label, trouble })}
          </p>
        ) : (
          <p className="truncate text-xs text-text-2">{label}</p>
        )}
      </div>
      {metric && figures && counted ? (
        <p className="tabular shrink-0 text-right max-sm:hidden">
          {showMetric(metric, metricSpecs[metric].of(counted), figures.currency)}
          <span className="block text-xs text-text-2">{metricSpecs[metric].label}</span>
        </p>
      ) : null}
      {delivery ? (
        <Tag size="sm" tone={delivery.colour} icon="dot" className="shrink-0">
          {delivery.label}
        </Tag>
      ) : null}
    </li>
  );
});
