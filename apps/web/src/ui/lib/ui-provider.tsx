import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-aria-components';
import { EnglishWords } from './english-words.tsx';

/** Takes what links and menu items with an `href` need: how to follow one, and its address as text. */
export function UiProvider(props: ComponentProps<typeof RouterProvider>) {
  return (
    <EnglishWords>
      <RouterProvider {...props} />
    </EnglishWords>
  );
}
