import type { AdType } from '@posthorn/domain';
import { displayForm } from '../display/display-form.ts';
import { searchForm } from '../search/search-form.ts';
import { socialForm } from '../social/social-form.ts';
import type { AnyCopy, EditorForm } from './editor-form.ts';

/** Which copies a form is about is known by the kinds of ads it takes, and not by its type. */
const forms = [socialForm, displayForm, searchForm] as unknown as readonly EditorForm[];

/** The form for a kind of ad. The kind tells what its copies are. */
export function formOf<C extends AnyCopy = AnyCopy>(adType: AdType): EditorForm<C> {
  const form = forms.find(({ adTypes }) => adTypes.includes(adType));
  if (!form) throw new Error(`There is no form for ${adType}`);
  return form as unknown as EditorForm<C>;
}
