import { adTypeSpecs, type CarriedMedia, fill, isAdOfKind, sayFinding } from '@posthorn/domain';
import { adInSentenceTexts } from '@posthorn/domain/texts/ad-in-sentence';
import { carryOverTexts } from '@posthorn/domain/texts/carry-over';
import { TriangleAlert } from 'lucide-react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import type { PreviewedMedia } from '../../ad-previews/index.ts';
import { CardPreview } from '../components/card-preview.tsx';
import { createAdHref } from '../model/ad-href.ts';
import type { AdsScene } from '../model/ads-scene.ts';
import type { PlannedAd, SourceAd } from './carry-plan.ts';

interface PlannedCardProps {
  planned: PlannedAd;
  source: SourceAd;
  scene: Pick<AdsScene, 'owner' | 'previews' | 'example'>;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One ad as it would be made; or what it lacks, and the way to write it. */
export function PlannedCard({ planned, source, scene, isChosen, onChoose }: PlannedCardProps) {
  const { adType, ad, media, missing } = planned;
  const { channel, label } = adTypeSpecs[adType];
  const [lack] = missing;
  const name = (
    <span className="flex items-center gap-2 font-semibold">
      <ChannelGlyph channel={channel} className="size-5" />
      {label}
    </span>
  );
  return (
    <div className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="border-b border-line px-3 py-2">
        {lack ? (
          name
        ) : (
          <Checkbox isSelected={isChosen} onChange={onChoose}>
            {name}
          </Checkbox>
        )}
      </div>
      {lack ? (
        <div className="px-3 py-2 text-sm">
          <p className="flex items-start gap-1.5 text-text-2 wrap-anywhere">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
            {fill(carryOverTexts.lacks, { reason: sayFinding(lack) })}
          </p>
          <Link
            href={createAdHref(scene.owner, adType, { adType: source.adType, adId: source.id })}
            aria-label={fill(carryOverTexts.writeKind, { ad: adInSentenceTexts[adType] })}
            className="mt-1 inline-block"
          >
            {carryOverTexts.write}
          </Link>
        </div>
      ) : (
        <>
          <div
            // Only to be looked at: what can be pressed in a preview leads nowhere from here.
            inert
            className="max-h-96 overflow-hidden bg-canvas p-3"
          >
            <div className="mx-auto max-w-[17.5rem]">
              <CardPreview
                ad={isAdOfKind(ad, 'social') ? { ...ad, media: media.map(asCut) } : ad}
                facts={scene.previews[channel]}
                example={scene.example}
              />
            </div>
          </div>
          {media.some(({ cut }) => cut) ? (
            <p className="border-t border-line px-3 py-2 text-sm text-text-2">
              {carryOverTexts.cut}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

/** As it is going to be cut: the cut itself is made with the ad. */
const asCut = ({ media, cut }: CarriedMedia): PreviewedMedia =>
  cut
    ? { ...media, cut, url: media.masterUrl, ...(media.crop && { previewUrl: null, crop: null }) }
    : media;
