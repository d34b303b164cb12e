import {
  type AdSurroundings,
  addFinding,
  adsOpenFinding,
  type SocialAdType,
  sayFinding,
} from '@posthorn/domain';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { AdStack } from '../../ad-previews/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { adTypeAnchor, createAdHref } from '../model/ad-href.ts';
import { pluralLabel, shortLabel } from '../model/ad-words.ts';

export type AdsView = 'grid' | 'stack';

interface AdTypeRowProps {
  adType: SocialAdType;
  ads: readonly Ad[];
  campaignId: string;
  around: AdSurroundings;
  view: AdsView;
  card: (ad: Ad) => ReactNode;
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
  return (
    <section id={adTypeAnchor(adType)} aria-label={pluralLabel(adType)} className="scroll-mt-24">
      {ads.length === 0 ? (
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-dashed border-control/60 px-4 py-2.5">
          <p className="text-base text-text-2">
            <span className="font-medium text-text">{pluralLabel(adType)}</span>
            {isOver ? ' were not used' : ': none yet'}
          </p>
          {create}
        </div>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 className="text-base font-semibold">
              {pluralLabel(adType)}
              <span className="tabular ml-2 font-normal text-text-3">{ads.length}</span>
            </h3>
            {create}
          </div>
          {view === 'stack' && ads.length > 1 ? (
            <AdStack
              label={pluralLabel(adType)}
              items={ads.map((ad) => ({ id: ad.id, content: card(ad) }))}
            />
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] items-start gap-4">
              {ads.map((ad) => (
                <li
                  key={ad.id}
                  className="[content-visibility:auto] [contain-intrinsic-size:auto_28rem]"
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
