import '../../../ui/testing/fill-jsdom.ts';
import { type AdType, emptyBannerCopy, emptySearchCopy, type SearchCopy } from '@posthorn/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BannerCopy } from '../display/save-banner-ad.ts';
import { EditorProvider } from '../model/editor.tsx';
import type { AnyCopy } from '../model/editor-form.ts';
import { createEditorStore, type EditorStore } from '../model/editor-store.ts';
import { SocialFields } from '../social/social-fields.tsx';
import { SocialPreview } from '../social/social-preview.tsx';
import { emptyCopy } from '../testing/an-ad.ts';
import { EditorFooter } from './editor-footer.tsx';
import { partsOf } from './form-parts.ts';

const drawn = vi.hoisted(() => new Map<string, number>());
const count = vi.hoisted(() => (name: string) => {
  drawn.set(name, (drawn.get(name) ?? 0) + 1);
  return null;
});

vi.mock('../../ad-fields/index.ts', () => ({
  AdTextField: ({ field }: { field: string }) => count(field),
  MediaField: () => count('media'),
  CallToActionField: () => count('callToAction'),
  BannerTextField: ({ field }: { field: string }) => count(field),
  TagsField: () => count('tags'),
  ColourField: () => count('primaryColor'),
  LogoField: () => count('logo'),
  LinesField: ({ list }: { list: string }) => count(list),
}));
vi.mock('../../ad-previews/index.ts', () => ({
  AdPreview: () => count('preview'),
  PreviewControls: () => count('controls'),
  BannerGrid: () => count('preview'),
  SearchPreview: () => count('preview'),
}));
vi.mock('../../keywords/index.ts', () => ({
  KeywordsSection: () => count('keywords'),
  keywordsQuery: () => ({ queryKey: ['keywords'], queryFn: () => null, enabled: false }),
}));

beforeEach(() => drawn.clear());

test('a key draws nothing: words are followed, and only what is said about them is drawn', () => {
  const store = createEditorStore({
    adType: 'FacebookPostAd',
    copy: emptyCopy,
    version: null,
    of: 'campaign',
    campaignType: undefined,
  });
  const nothing = () => {};
  const scene = { tags: [], language: null, page: null, shownUrl: '' };
  render(
    <EditorProvider value={store}>
      <SocialFields scene={scene} />
      <EditorFooter
        isEditing={false}
        isPublished={false}
        closedReason={undefined}
        onSave={nothing}
        onCancel={nothing}
        onShowForm={nothing}
      />
      <SocialPreview scene={scene} pageChoice={null} />
    </EditorProvider>,
  );
  act(() => store.change('message', 'C'));
  drawn.clear();
  for (const text of ['Co', 'Com', 'Come']) act(() => store.change('message', text));
  expect(Object.fromEntries(drawn)).toEqual({});

  // What says something about a field draws that field alone.
  drawn.clear();
  act(() => store.touch('headline'));
  expect(Object.fromEntries(drawn)).toEqual({ headline: 1 });
});

const scene = {
  tags: [],
  job: { title: 'ICU nurse', profiles: [], locations: [] },
  targetUrl: '',
  owner: { kind: 'campaign' },
} as never;

function open(copy: AnyCopy, adType: AdType) {
  const store = createEditorStore({
    adType,
    copy,
    version: null,
    of: 'campaign',
    campaignType: 'consideration',
  });
  const { Fields, Preview } = partsOf(adType);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={store}>
        <Fields scene={scene} />
        <Preview scene={scene} pageChoice={null} />
      </EditorProvider>
    </QueryClientProvider>,
  );
  return store;
}

test('so it is with banners', () => {
  const store = open(emptyBannerCopy, 'GoogleDisplayGeneratedAd') as EditorStore<BannerCopy>;
  act(() => store.change('title', 'I'));
  drawn.clear();
  for (const text of ['IC', 'ICU']) act(() => store.change('title', text));
  expect(Object.fromEntries(drawn)).toEqual({});
  act(() => store.change('primaryColor', '#F4C300'));
  expect(Object.fromEntries(drawn)).toEqual({ primaryColor: 1 });
});

test('and with the lists of a search ad', () => {
  const store = open(emptySearchCopy(), 'GoogleSearchAd') as EditorStore<SearchCopy>;
  act(() => store.change('headlines', ['I', '', '']));
  drawn.clear();
  for (const text of ['IC', 'ICU']) act(() => store.change('headlines', [text, '', '']));
  expect(Object.fromEntries(drawn)).toEqual({});
});
