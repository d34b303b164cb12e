import {
  type AdSurroundings,
  adMediaFacts,
  adsOpenFinding,
  type SocialAdType,
  sayFinding,
  socialAdFindings,
} from '@posthorn/domain';
import { TriangleAlert } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useIsNear } from '../../../lib/page/use-is-near.ts';
import { cx } from '../../../ui/lib/cx.ts';
import { TipButton } from '../../../ui/overlays/tip-button.tsx';
import { AdPreview, type PreviewedPage } from '../../ad-previews/index.ts';
import type { Ad, SocialAd } from '../api/list-ads.ts';
import { adName } from '../model/ad-words.ts';
import { AdActions } from './ad-actions.tsx';

const look = { device: 'phone', theme: 'light', hasSafeZones: false } as const;

interface AdCardProps {
  ad: SocialAd;
  campaignId: string;
  around: AdSurroundings;
  page: PreviewedPage | null;
  shownUrl: string;
  onDelete: (ad: Ad) => void;
}

/** One ad as people will see it, with what can be done with it. */
export const AdCard = memo(function AdCard({
  ad,
  campaignId,
  around,
  page,
  shownUrl,
  onDelete,
}: AdCardProps) {
  const name = adName(ad);
  const wrong = useMemo(
    () =>
      socialAdFindings(ad.adType, factsOf(ad), around.type).find(
        ({ severity }) => severity === 'error',
      ),
    [ad, around.type],
  );
  return (
    <article
      aria-label={name}
      className={cx(
        'flex scroll-mt-24 flex-col rounded-card border bg-surface outline-offset-2',
        ad.error
          ? 'border-danger shadow-[0_0_0_3px_var(--color-danger-soft),0_0_18px_-2px_var(--color-danger)]'
          : 'border-line',
      )}
    >
      {ad.error ? <Problem text={ad.error.userMessage} /> : null}
      <div className="flex flex-1 items-start justify-center rounded-t-card bg-canvas p-3">
        <NearPreview ad={ad} page={page} shownUrl={shownUrl} />
      </div>
      {wrong ? (
        <p className="border-t border-line px-3 py-2 text-sm text-danger">{sayFinding(wrong)}</p>
      ) : null}
      {adsOpenFinding(around.status) ? null : (
        <AdActions
          ad={ad}
          name={name}
          campaignId={campaignId}
          around={around}
          onDelete={() => onDelete(ad)}
        />
      )}
    </article>
  );
});

const factsOf = (ad: Ad) => ({ ...ad, media: ad.media.map(adMediaFacts) });

function Problem({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-2 border-b border-line px-3 py-2 text-sm text-danger">
      <TipButton tip={text} label={`Error: ${text}`}>
        <TriangleAlert aria-hidden="true" className="size-4" />
      </TipButton>
      <span aria-hidden="true" className="line-clamp-2">
        {text}
      </span>
    </div>
  );
}

/** Heights of previews that were never drawn: near enough for the page not to jump. */
const heights: Record<'post' | 'carousel' | 'story', string> = {
  post: 'min-h-96',
  carousel: 'min-h-96',
  story: 'min-h-[28rem]',
};

const heightOf = (adType: SocialAdType) =>
  heights[adType.includes('Story') ? 'story' : adType.includes('Carousel') ? 'carousel' : 'post'];

/** Drawn once it comes near, and kept from then on: a campaign may have hundreds. */
function NearPreview({ ad, page, shownUrl }: Pick<AdCardProps, 'ad' | 'page' | 'shownUrl'>) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box, '600px');
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isNear) setDrawn(true);
  }, [isNear]);
  return (
    <div ref={box} className={cx('w-full max-w-[17.5rem]', !isDrawn && heightOf(ad.adType))}>
      {isDrawn ? (
        <AdPreview ad={ad} page={page} shownUrl={ad.displayUrl ?? shownUrl} look={look} />
      ) : null}
    </div>
  );
}
