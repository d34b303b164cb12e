import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { words } from './words.ts';

/** The language of the app's texts, whatever the browser is set to. */
export function OwnLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={words().dateLocale}>{children}</I18nProvider>;
}
