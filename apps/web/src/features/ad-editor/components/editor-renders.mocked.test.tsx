import '../../../ui/testing/fill-jsdom.ts';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditorProvider } from '../model/editor.tsx';
import { createEditorStore } from '../model/editor-store.ts';
import { SocialFields } from '../social/social-fields.tsx';
import { SocialPreview } from '../social/social-preview.tsx';
import { emptyCopy } from '../testing/an-ad.ts';
import { EditorFooter } from './editor-footer.tsx';

const drawn = vi.hoisted(() => new Map<string, number>());
const count = vi.hoisted(() => (name: string) => {
  drawn.set(name, (drawn.get(name) ?? 0) + 1);
  return null;
});

vi.mock('../../ad-fields/index.ts', () => ({
  AdTextField: ({ field }: { field: string }) => count(field),
  MediaField: () => count('media'),
  CallToActionField: () => count('callToAction'),
}));
vi.mock('../../ad-previews/index.ts', () => ({
  AdPreview: () => count('preview'),
  PreviewControls: () => count('controls'),
}));

beforeEach(() => drawn.clear());

test('a key draws its own field and the preview, and nothing else', () => {
  const store = createEditorStore({
    adType: 'FacebookPostAd',
    copy: emptyCopy,
    version: null,
    campaignType: undefined,
  });
  const nothing = () => {};
  const scene = { tags: [], page: null, shownUrl: '' };
  render(
    <EditorProvider value={store}>
      <SocialFields scene={scene} />
      <EditorFooter
        isEditing={false}
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
  expect(Object.fromEntries(drawn)).toEqual({ message: 3, preview: 3 });

  // What says something about a field draws that field alone.
  drawn.clear();
  act(() => store.touch('headline'));
  expect(Object.fromEntries(drawn)).toEqual({ headline: 1 });
});
