import { adTextMax, adTypeSpecs, displayUrl, sayFinding, usedTexts } from '@posthorn/domain';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { AdPreview, PreviewLanguage, SearchAdPreview } from '../../ad-previews/index.ts';
import { BannerComposition } from '../../ads/index.ts';
import type { ProposedAd } from '../api/vacancy.ts';
import { adFindings, bannerOf, type Draft, shownImage } from '../model/draft.ts';

const look = { device: 'phone', theme: 'light', hasSafeZones: false } as const;

interface DraftedAdProps {
  ad: ProposedAd;
  draft: Draft;
  /** Who advertises, as long as no page of the network was chosen. */
  company: string;
  onChange: (ad: ProposedAd) => void;
  onLeaveOut: (isLeftOut: boolean) => void;
}

/** One ad as people will see it, with its texts beside it. */
export function DraftedAd({ ad, draft, company, onChange, onLeaveOut }: DraftedAdProps) {
  const { label: name, isStory } = adTypeSpecs[ad.adType];
  const isWanted = !draft.leftOut.includes(ad.adType);
  const wrong = isWanted ? adFindings(draft, ad)[0] : undefined;
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
          <Texts ad={ad} onChange={onChange} />
        )}
        {wrong ? <p className="text-sm text-danger">{sayFinding(wrong)}</p> : null}
      </div>
      <div className={cx('min-w-0', !isWanted && 'opacity-40')}>
        <PreviewLanguage value={draft.language}>
          <Preview ad={ad} draft={draft} company={company} />
        </PreviewLanguage>
      </div>
    </section>
  );
}

function Preview({ ad, draft, company }: Pick<DraftedAdProps, 'ad' | 'draft' | 'company'>) {
  if ('message' in ad) {
    return (
      <AdPreview
        ad={{ ...ad, media: [shownImage(draft.image, ad.adType)] }}
        page={{ name: company, iconUrl: null }}
        shownUrl={displayUrl(draft.targetUrl)}
        look={look}
      />
    );
  }
  if ('headlines' in ad) return <SearchAdPreview copy={ad} targetUrl={draft.targetUrl} />;
  return <BannerComposition copy={bannerOf(ad, draft.logo)} />;
}

const linesOf = (text: string): string[] => text.split('\n');

function Texts({ ad, onChange }: Pick<DraftedAdProps, 'ad' | 'onChange'>) {
  if ('message' in ad) {
    return usedTexts(ad.adType).map(([field, { max }]) =>
      field === 'message' ? (
        <Textarea
          key={field}
          label={vacancyStartTexts.message}
          value={ad.message}
          max={max}
          rows={6}
          onChange={(message) => onChange({ ...ad, message })}
        />
      ) : (
        <TextInput
          key={field}
          label={vacancyStartTexts[field]}
          value={ad[field]}
          max={max}
          onChange={(text) => onChange({ ...ad, [field]: text })}
        />
      ),
    );
  }
  if ('headlines' in ad) {
    return (
      <>
        <Textarea
          label={vacancyStartTexts.headlines}
          value={ad.headlines.join('\n')}
          rows={8}
          onChange={(text) => onChange({ ...ad, headlines: linesOf(text) })}
        />
        <Textarea
          label={vacancyStartTexts.descriptions}
          value={ad.descriptions.join('\n')}
          rows={5}
          onChange={(text) => onChange({ ...ad, descriptions: linesOf(text) })}
        />
      </>
    );
  }
  return (
    <>
      <TextInput
        label={vacancyStartTexts.bannerTitle}
        value={ad.title}
        max={adTextMax(ad.adType, 'title')}
        onChange={(title) => onChange({ ...ad, title })}
      />
      <TextInput
        label={vacancyStartTexts.bannerSubtitle}
        value={ad.subtitle}
        max={adTextMax(ad.adType, 'subtitle')}
        onChange={(subtitle) => onChange({ ...ad, subtitle })}
      />
      <TextInput
        label={vacancyStartTexts.bannerTags}
        value={ad.tags.join(',')}
        onChange={(text) => onChange({ ...ad, tags: text.split(',') })}
      />
    </>
  );
}
