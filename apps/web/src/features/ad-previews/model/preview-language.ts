import type { Language } from '@posthorn/domain';
import { createContext } from 'react';

/** In which people read the ads that are previewed: networks write their buttons in it. */
export const PreviewLanguage = createContext<Language>('en');
