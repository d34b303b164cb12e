import { adTextMax, byKind, searchLists, usedTexts } from '@posthorn/domain';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import type { ReactNode } from 'react';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import type { AdOf, ProposedAd } from '../api/vacancy.ts';

interface TextsProps<Ad extends ProposedAd> {
  ad: Ad;
  /** What is wrong with a text, by its name. */
  wrongAt: (field: string) => string | undefined;
  onChange: (ad: ProposedAd) => void;
}

/** What an ad says, as its kind has it. */
export function DraftedTexts({ ad, ...rest }: TextsProps<ProposedAd>) {
  return byKind<ProposedAd, ReactNode>(ad, {
    social: (social) => <SocialTexts ad={social} {...rest} />,
    drawnBanner: (banner) => <BannerTexts ad={banner} {...rest} />,
    search: (search) => <SearchTexts ad={search} {...rest} />,
  });
}

function SocialTexts({ ad, wrongAt, onChange }: TextsProps<AdOf<'social'>>) {
  return usedTexts(ad.adType).map(([field, { max }]) => (
    <div key={field} data-field={`${ad.adType}.${field}`}>
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

function SearchTexts({ ad, wrongAt, onChange }: TextsProps<AdOf<'search'>>) {
  return searchLists.map((list) => (
    <div key={list} data-field={`${ad.adType}.${list}`}>
      <Textarea
        label={vacancyStartTexts[list]}
        value={ad[list].join('\n')}
        rows={list === 'headlines' ? 8 : 5}
        error={wrongAt(list)}
        onChange={(text) => onChange({ ...ad, [list]: text.split('\n') })}
      />
    </div>
  ));
}

function BannerTexts({ ad, wrongAt, onChange }: TextsProps<AdOf<'drawnBanner'>>) {
  const at = (field: string) => `${ad.adType}.${field}`;
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
