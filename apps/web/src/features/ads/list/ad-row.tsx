import { adTypeSpecs, fill, metricSpecs, sayFinding, showMetric } from '@posthorn/domain';
import { adsListTexts } from '@posthorn/domain/texts/ads-list';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Ad } from '../api/list-ads.ts';
import { adTypeHref, editAdHref } from '../model/ad-href.ts';
import { adName } from '../model/ad-words.ts';
import type { AdsScene } from '../model/ads-scene.ts';

interface AdRowProps {
  ad: Ad;
  scene: AdsScene;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One ad in a line: what it is, how it stands on its network, and the first of its figures. */
export function AdRow({ ad, scene, isChosen, onChoose }: AdRowProps) {
  const { owner, abilities, figures } = scene;
  const { channel, label, canEditAndCopy } = adTypeSpecs[ad.adType];
  const name = adName(ad);
  const delivery = scene.delivery?.get(ad.id);
  const wrong = scene.wrongWith(ad);
  const trouble = ad.error?.userMessage ?? (wrong && sayFinding(wrong));
  const counted = figures?.ofAd(ad);
  const [metric] = figures?.metrics ?? [];
  return (
    // Lines out of sight are not drawn: there may be hundreds.
    <li className="flex items-center gap-3 px-3 py-2 text-sm [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      {abilities.isOver ? null : (
        <Checkbox
          aria-label={fill(adsListTexts.choose, { ad: name })}
          isSelected={isChosen}
          onChange={onChoose}
        />
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
        <p className="truncate text-xs text-text-2">{label}</p>
        {trouble ? <p className="text-xs text-danger wrap-anywhere">{trouble}</p> : null}
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
}
