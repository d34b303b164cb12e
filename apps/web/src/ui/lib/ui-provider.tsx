import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { EnglishWords } from './english-words.tsx';

interface UiProviderProps {
  /** Client-side navigation for links, menu items and tabs with an href. */
  navigate: (href: string) => void;
  children: ReactNode;
}

export function UiProvider({ navigate, children }: UiProviderProps) {
  return (
    <EnglishWords>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </EnglishWords>
  );
}
