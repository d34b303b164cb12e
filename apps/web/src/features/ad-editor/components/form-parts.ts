import type { AdType } from '@posthorn/domain';
import type { ComponentType, ReactNode } from 'react';
import { DisplayFields } from '../display/display-fields.tsx';
import { displayForm } from '../display/display-form.ts';
import { DisplayPane } from '../display/display-pane.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { formOf } from '../model/forms.ts';
import { SearchFields } from '../search/search-fields.tsx';
import { searchForm } from '../search/search-form.ts';
import { SearchPane } from '../search/search-pane.tsx';
import { SocialFields } from '../social/social-fields.tsx';
import { socialForm } from '../social/social-form.ts';
import { SocialPreview } from '../social/social-preview.tsx';

interface FormParts {
  Fields: ComponentType<{ scene: EditorScene }>;
  /** The pane beside the fields; the choice of a page stands above what speaks in its name. */
  Preview: ComponentType<{ scene: EditorScene; pageChoice: ReactNode }>;
}

const parts = new Map<unknown, FormParts>([
  [socialForm, { Fields: SocialFields, Preview: SocialPreview }],
  [displayForm, { Fields: DisplayFields, Preview: DisplayPane }],
  [searchForm, { Fields: SearchFields, Preview: SearchPane }],
]);

/** What a form looks like. */
export function partsOf(adType: AdType): FormParts {
  const found = parts.get(formOf(adType));
  if (!found) throw new Error(`There is no screen for ${adType}`);
  return found;
}
