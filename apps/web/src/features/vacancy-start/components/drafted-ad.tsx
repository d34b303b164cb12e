import { adTextMax, adTypeSpecs, displayUrl, sayFinding, usedTexts } from '@posthorn/domain';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
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
          <Texts ad={ad} wrongAt={wrongAt} onChange={onChange} />
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
  if ('message' in ad) {
    return (
      <AdPreview
        ad={{ ...ad, media: [shownImage(draft.image, ad.adType)] }}
        page={page}
        shownUrl={displayUrl(draft.targetUrl)}
        look={look}
      />
    );
  }
  if ('headlines' in ad) return <SearchAdPreview copy={ad} targetUrl={draft.targetUrl} />;
  return <BannerComposition copy={bannerOf(ad, draft.logo)} />;
}

const linesOf = (text: string): string[] => text.split('\n');

interface TextsProps extends Pick<DraftedAdProps, 'ad' | 'onChange'> {
  /** What is wrong with a text, by its name. */
  wrongAt: (field: string) => string | undefined;
}

function Texts({ ad, wrongAt, onChange }: TextsProps) {
  const at = (field: string) => `${ad.adType}.${field}`;
  if ('message' in ad) {
    return usedTexts(ad.adType).map(([field, { max }]) => (
      <div key={field} data-field={at(field)}>
        {field === 'message' ? (
          <Textarea
            label={vacancyStartTexts.message}
            value={ad.message}
            max={max}
            rows={6}
            error={wrongAt(field)}
            onChange={(message) => onChange({ ...ad, message })}
          />
        ) : (
          <TextInput
            label={vacancyStartTexts[field]}
            value={ad[field]}
            max={max}
            error={wrongAt(field)}
            onChange={(text) => onChange({ ...ad, [field]: text })}
          />
        )}
      </div>
    ));
  }
  if ('headlines' in ad) {
    return (['headlines', 'descriptions'] as const).map((list) => (
      <div key={list} data-field={at(list)}>
        <Textarea
          label={vacancyStartTexts[list]}
          value={ad[list].join('\n')}
          rows={list === 'headlines' ? 8 : 5}
          error={wrongAt(list)}
          onChange={(text) => onChange({ ...ad, [list]: linesOf(text) })}
        />
      </div>
    ));
  }
  return (
    <>
      <div data-field={at('title')}>
        <TextInput
          label={vacancyStartTexts.bannerTitle}
          value={ad.title}
          max={adTextMax(ad.adType, 'title')}
          error={wrongAt('title')}
          onChange={(title) => onChange({ ...ad, title })}
        />
      </div>
      <div data-field={at('subtitle')}>
        <TextInput
          label={vacancyStartTexts.bannerSubtitle}
          value={ad.subtitle}
          max={adTextMax(ad.adType, 'subtitle')}
          error={wrongAt('subtitle')}
          onChange={(subtitle) => onChange({ ...ad, subtitle })}
        />
      </div>
      <div data-field={at('tags')}>
        <TextInput
          label={vacancyStartTexts.bannerTags}
          value={ad.tags.join(',')}
          error={wrongAt('tags')}
          onChange={(text) => onChange({ ...ad, tags: text.split(',') })}
        />
      </div>
    </>
  );
}
