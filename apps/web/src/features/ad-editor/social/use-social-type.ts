import type { SocialAdType } from '@posthorn/domain';
import { useEditor } from '../model/editor.tsx';

/** The kind of ad that the form is about: this form is only ever shown for its own. */
export const useSocialType = (): SocialAdType => useEditor((state) => state.adType as SocialAdType);
