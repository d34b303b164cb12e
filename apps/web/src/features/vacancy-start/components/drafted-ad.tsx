import { adTypeSpecs, byKind, displayUrl, sayFinding } from '@posthorn/domain';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import {
  AdPreview,
  type PreviewedPage,
  PreviewLanguage,
  SearchAdPreview,
} from '../../ad-previews/index.ts';
import { BannerComposition } from '../../ads/index.ts';
import type { ProposedAd } from '../api/vacancy.ts';
import { adFindings, bannerOf, type Draft, shownImage } from '../model/draft.ts';
import { DraftedTexts } from './drafted-texts.tsx';

const look = { device: 'phone', theme: 'light', hasSafeZones: false } as const;

interface DraftedAdProps {
  ad: ProposedAd;
  draft: Draft;
  /** For whom it speaks; null until that is known. */
  page: PreviewedPage | null;
  onChange: (ad: ProposedAd) => void;
  onLeaveOut: (isLeftOut: boolean) => void;
}

/** One ad as people will see it, with its texts beside it. */
export function DraftedAd({ ad, draft, page, onChange, onLeaveOut }: DraftedAdProps) {
  const { label: name, isStory } = adTypeSpecs[ad.adType];
  const isWanted = !draft.leftOut.includes(ad.adType);
  const wrongAt = (field: string) => {
    const found = adFindings(draft, ad).find(({ path = '' }) => path.split('.')[0] === field);
    return found && sayFinding(found);
  };
  return (
    <section
      aria-label={name}
      className="grid gap-5 rounded-card border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <h3 className="text-base font-semibold">{name}</h3>
        {isStory ? (
          <>
            <p className="text-sm text-text-2">{vacancyStartTexts.storyHint}</p>
            <Checkbox isSelected={isWanted} onChange={(isOn) => onLeaveOut(!isOn)}>
              {vacancyStartTexts.makeStory}
            </Checkbox>
          </>
        ) : (
          <DraftedTexts ad={ad} wrongAt={wrongAt} onChange={onChange} />
        )}
      </div>
      <div className={cx('min-w-0', !isWanted && 'opacity-40')}>
        <PreviewLanguage value={draft.language}>
          <Preview ad={ad} draft={draft} page={page} />
        </PreviewLanguage>
      </div>
    </section>
  );
}

function Preview({ ad, draft, page }: Pick<DraftedAdProps, 'ad' | 'draft' | 'page'>) {
  return byKind<ProposedAd, ReactNode>(ad, {
    social: (social) => (
      <AdPreview
        ad={{ ...social, media: [shownImage(draft.image, social.adType)] }}
        page={page}
        shownUrl={displayUrl(draft.targetUrl)}
        look={look}
      />
    ),
    drawnBanner: (banner) => <BannerComposition copy={bannerOf(banner, draft.logo)} />,
    search: (search) => <SearchAdPreview copy={search} targetUrl={draft.targetUrl} />,
  });
}
