import {
  type AdType,
  adTypeSpecs,
  fill,
  isAdOfKind,
  LOGO_NOT_FOUND,
  sayFinding,
} from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { TriangleAlert } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { useWasNear } from '../../../lib/page/use-was-near.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { TipButton } from '../../../ui/overlays/tip-button.tsx';
import type { Ad } from '../api/list-ads.ts';
import type { AdDelivery } from '../launch/channel-lines.ts';
import { adName } from '../model/ad-words.ts';
import type { AdsScene } from '../model/ads-scene.ts';
import { AdActions } from './ad-actions.tsx';
import { AdFigures } from './ad-figures.tsx';
import { CardPreview } from './card-preview.tsx';

interface AdCardProps {
  ad: Ad;
  scene: AdsScene;
  /** It is in sight when the page opens. */
  isFirst: boolean;
  onDelete: (ad: Ad) => void;
}

/** Heights of cards that were never drawn: near enough for the page not to jump. */
const shells: Partial<Record<AdType, string>> = {
  FacebookStoryAd: 'min-h-[34rem]',
  InstagramStoryAd: 'min-h-[34rem]',
  GoogleDisplayGeneratedAd: 'min-h-96',
  GoogleDisplayCustomAd: 'min-h-48',
  GoogleSearchAd: 'min-h-60',
};

/**
 * One ad as people will see it, with what can be done with it. Only its frame is there until it comes
 * near: a campaign may have hundreds.
 */
export const AdCard = memo(function AdCard({ isFirst, ...props }: AdCardProps) {
  const { ad } = props;
  const frame = useRef<HTMLElement>(null);
  const isDrawn = useWasNear(frame, isFirst);
  return (
    <article
      ref={frame}
      aria-label={adName(ad)}
      className={cx(
        // What happens in a card concerns no other: a page may have hundreds.
        'flex scroll-mt-24 flex-col rounded-card border bg-surface outline-offset-2 contain-content',
        ad.error
          ? 'border-danger shadow-[0_0_0_3px_var(--color-danger-soft),0_0_18px_-2px_var(--color-danger)]'
          : 'border-line',
        !isDrawn && (shells[ad.adType] ?? 'min-h-[32rem]'),
      )}
    >
      {isDrawn ? <CardContent {...props} /> : null}
    </article>
  );
});

function CardContent({ ad, scene, onDelete }: Omit<AdCardProps, 'isFirst'>) {
  const wrong = useMemo(() => scene.wrongWith(ad), [scene, ad]);
  // Its error says that already.
  const isSaid = wrong?.path === 'logo' && ad.error?.code === LOGO_NOT_FOUND;
  const isNarrow = isAdOfKind(ad, 'social');
  const delivery = scene.delivery?.get(ad.id);
  return (
    <>
      {delivery ? <Delivery {...delivery} isSaid={ad.error !== null} /> : null}
      {ad.error ? <Problem text={ad.error.userMessage} /> : null}
      {adTypeSpecs[ad.adType].isStory ? (
        // Its picture is all it has: several of them are told apart by what they are called.
        <p aria-hidden="true" className="truncate px-3 pt-2 text-sm font-medium">
          {adName(ad)}
        </p>
      ) : null}
      <div className="flex flex-1 items-start justify-center rounded-t-card bg-canvas p-3">
        <div className={cx('w-full min-w-0', isNarrow && 'max-w-[17.5rem]')}>
          <CardPreview
            ad={ad}
            facts={scene.previews[adTypeSpecs[ad.adType].channel]}
            example={scene.example}
          />
        </div>
      </div>
      {wrong && !isSaid ? (
        <p className="border-t border-line px-3 py-2 text-sm text-danger">{sayFinding(wrong)}</p>
      ) : null}
      {scene.figures ? (
        <div className="border-t border-line px-3 py-2">
          <AdFigures
            figures={scene.figures}
            counted={scene.figures.ofAd(ad)}
            name={adName(ad)}
            whyNone={scene.figures.whyNone(adTypeSpecs[ad.adType].channel)}
            className="grid grid-cols-3 gap-x-3 gap-y-1.5"
          />
        </div>
      ) : null}
      {scene.abilities.isOver ? null : (
        <AdActions ad={ad} name={adName(ad)} scene={scene} onDelete={() => onDelete(ad)} />
      )}
    </>
  );
}

/** What its network makes of it, and why; where that is an error, it is said below. */
function Delivery({ label, colour, reason, isSaid }: AdDelivery & { isSaid: boolean }) {
  return (
    <div className="flex items-center gap-2 border-b border-line px-3 py-2 text-sm text-text-2">
      <Tag size="sm" tone={colour} icon="dot" className="shrink-0">
        {label}
      </Tag>
      {reason && !isSaid ? <span className="min-w-0 wrap-anywhere">{reason}</span> : null}
    </div>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-2 border-b border-line px-3 py-2 text-sm text-danger">
      <TipButton tip={text} label={fill(adsPageTexts.error, { text })}>
        <TriangleAlert aria-hidden="true" className="size-4" />
      </TipButton>
      <span aria-hidden="true" className="min-w-0 wrap-anywhere">
        {text}
      </span>
    </div>
  );
}
