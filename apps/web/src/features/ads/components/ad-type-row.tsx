import {
  type AdType,
  adTypeSpecs,
  alsoShownNotes,
  channelLabels,
  columnsOf,
  fill,
} from '@posthorn/domain';
import { adOfChannelTexts } from '@posthorn/domain/texts/ad-of-channel';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { Plus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { AdStack, BannerPlaceholders, SearchPlaceholder } from '../../ad-previews/index.ts';
import { type Ad, isUploaded } from '../api/list-ads.ts';
import { adTypeAnchor, createAdHref } from '../model/ad-href.ts';
import type { AdsScene } from '../model/ads-scene.ts';

type AdsView = 'grid' | 'stack';

interface AdTypeRowProps {
  adType: AdType;
  /** All there are, and those of them that are in sight. */
  ads: readonly Ad[];
  shown: readonly Ad[];
  scene: Pick<AdsScene, 'owner' | 'abilities'>;
  view: AdsView;
  /** Said above them. */
  offer?: ReactNode;
  card: (ad: Ad) => ReactNode;
}

/** How wide the columns of a kind are, in rem. Uploaded banners take several, to stand in true size. */
const columns: Partial<Record<AdType, number>> = {
  GoogleDisplayGeneratedAd: 24,
  GoogleDisplayCustomAd: 15,
  GoogleSearchAd: 23,
};
const USUAL_COLUMN = 18.5;
const MOST_COLUMNS = 4;
const MOST_GROWTH = 1.4;

const spanOf = (ad: Ad): number => (isUploaded(ad) ? columnsOf(ad) : 1);
const spans: Record<number, string> = { 2: 'sm:col-span-2', 4: 'sm:col-span-4' };

/** What stands where the first one will be, for those who never saw such an ad. */
const placeholders: Partial<Record<AdType, { width: string; drawing: ReactNode }>> = {
  GoogleDisplayGeneratedAd: { width: '48rem', drawing: <BannerPlaceholders /> },
  GoogleSearchAd: { width: '24rem', drawing: <SearchPlaceholder /> },
};

/** The ads of one kind, and the way to another one. */
export function AdTypeRow(props: AdTypeRowProps) {
  const { adType, ads, shown, scene, view, offer, card } = props;
  const { owner, abilities } = scene;
  const { isOver } = abilities;
  const { [adType]: note } = alsoShownNotes;
  const closed = abilities.whyNotAdd(adType);
  const look = {
    size: 'sm',
    icon: <Plus />,
    children: fill(adsPageTexts.newAd, { kind: adOfChannelTexts.one[adType] }),
  } as const;
  const create = closed ? (
    <Button {...look} disabledReason={closed} />
  ) : (
    <ButtonLink {...look} data-returns href={createAdHref(owner, adType)} />
  );
  const isStacked = view === 'stack' && shown.length > 1;
  const column = columns[adType] ?? USUAL_COLUMN;
  const taken = shown.map(spanOf);
  const count = isStacked ? Math.max(...taken) : Math.max(1, shown.length);
  const hasSpans = taken.some((span) => span > 1);
  const placeholder = ads.length === 0 && !isOver ? placeholders[adType] : undefined;
  const across = hasSpans ? MOST_COLUMNS : count;
  const used = isStacked ? count : across;
  const width = `calc(${used} * ${column + 1}rem - 1rem)`;
  // Cards grow into the room beside them, but not out of proportion.
  const growth = hasSpans || isStacked ? 0 : used;
  const most = `calc(${used} * ${column * MOST_GROWTH + 1}rem - 1rem)`;
  return (
    <section
      id={adTypeAnchor(adType)}
      // Takes the focus when an ad in it is deleted.
      tabIndex={-1}
      aria-label={`${channelLabels[adTypeSpecs[adType].channel]} ${adOfChannelTexts.many[adType]}`}
      style={
        {
          '--width': placeholder?.width ?? width,
          '--most': growth > 0 && !placeholder ? `min(100%, ${most})` : '100%',
          '--column': `${column}rem`,
          flexGrow: placeholder ? 0 : growth,
        } as CSSProperties
      }
      className="w-full max-w-full scroll-mt-24 outline-none sm:w-(--width) sm:max-w-(--most)"
    >
      {ads.length === 0 ? (
        <div className="flex h-full flex-col items-start gap-3 rounded-card border border-dashed border-control/60 p-4">
          <p className="text-base text-text-2">
            <span className="block font-semibold text-text">{adOfChannelTexts.many[adType]}</span>
            {note ? <span className="block text-sm">{note}</span> : null}
            {isOver
              ? fill(adsPageTexts.notUsed, { owner: adsPageTexts[owner.kind] })
              : (closed ?? adsPageTexts.noneYet)}
          </p>
          {isOver ? null : create}
          {placeholder?.drawing}
        </div>
      ) : (
        <>
          <div className="mb-3 flex items-center justify-between gap-4">
            <h3 className="text-base font-semibold">
              {adOfChannelTexts.many[adType]}
              <span className="tabular ml-2 font-normal text-text-3">{ads.length}</span>
            </h3>
            {isOver ? null : create}
          </div>
          {note ? <p className="-mt-1 mb-3 text-sm text-text-2">{note}</p> : null}
          {offer ? <div className="mb-3">{offer}</div> : null}
          {isStacked ? (
            <AdStack
              label={adOfChannelTexts.many[adType]}
              items={shown.map((ad) => ({ id: ad.id, content: card(ad) }))}
            />
          ) : (
            <ul
              className={cx(
                'grid items-start gap-4',
                hasSpans
                  ? 'grid-flow-dense sm:grid-cols-[repeat(4,minmax(0,var(--column)))]'
                  : 'sm:grid-cols-[repeat(auto-fill,minmax(min(100%,var(--column)),1fr))]',
              )}
            >
              {shown.map((ad) => (
                <li key={ad.id} className={cx('min-w-0', spans[spanOf(ad)])}>
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
