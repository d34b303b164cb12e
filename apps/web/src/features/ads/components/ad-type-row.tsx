import {
  type AdSurroundings,
  addFinding,
  adsOpenFinding,
  adTypeSpecs,
  channelLabels,
  type SocialAdType,
  sayFinding,
} from '@posthorn/domain';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { AdStack } from '../../ad-previews/index.ts';
import type { SocialAd } from '../api/list-ads.ts';
import { adTypeAnchor, createAdHref } from '../model/ad-href.ts';
import { pluralLabel, shortLabel } from '../model/ad-words.ts';

export type AdsView = 'grid' | 'stack';

interface AdTypeRowProps {
  adType: SocialAdType;
  ads: readonly SocialAd[];
  campaignId: string;
  around: AdSurroundings;
  view: AdsView;
  card: (ad: SocialAd) => ReactNode;
}

/** The ads of one kind, and the way to another one. */
export function AdTypeRow({ adType, ads, campaignId, around, view, card }: AdTypeRowProps) {
  const navigate = useNavigate();
  const closed = addFinding(around, adType);
  const isOver = adsOpenFinding(around.status) !== undefined;
  const create = isOver ? null : (
    <Button
      size="sm"
      icon={<Plus />}
      disabledReason={closed && sayFinding(closed)}
      onPress={() => navigate({ href: createAdHref(campaignId, adType) })}
    >
      {`New ${shortLabel(adType)}`}
    </Button>
  );
  const isStacked = view === 'stack' && ads.length > 1;
  return (
    <section
      id={adTypeAnchor(adType)}
      aria-label={`${channelLabels[adTypeSpecs[adType].channel]} ${pluralLabel(adType)}`}
      style={{ '--columns': isStacked ? 1 : Math.max(1, ads.length) } as CSSProperties}
      className="w-full max-w-full scroll-mt-24 sm:w-[calc(var(--columns)*19.5rem-1rem)]"
    >
      {ads.length === 0 ? (
        <div className="flex h-full flex-col items-start gap-3 rounded-card border border-dashed border-control/60 p-4">
          <p className="text-base text-text-2">
            <span className="block font-semibold text-text">{pluralLabel(adType)}</span>
            {isOver ? 'Not used in this campaign' : 'None yet'}
          </p>
          {create}
        </div>
      ) : (
        <>
          <div className="mb-3 flex items-center justify-between gap-4">
            <h3 className="text-base font-semibold">
              {pluralLabel(adType)}
              <span className="tabular ml-2 font-normal text-text-3">{ads.length}</span>
            </h3>
            {create}
          </div>
          {isStacked ? (
            <AdStack
              label={pluralLabel(adType)}
              items={ads.map((ad) => ({ id: ad.id, content: card(ad) }))}
            />
          ) : (
            <ul className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fill,18.5rem)]">
              {ads.map((ad) => (
                <li
                  key={ad.id}
                  className="min-w-0 [contain-intrinsic-size:auto_28rem] [content-visibility:auto]"
                >
                  {card(ad)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
