import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

interface UiProviderProps {
  /** Client-side navigation for links, menu items and tabs with an href. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** English words with day-first dates and Monday weeks, whatever the browser is set to. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale="en-GB">
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
