import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-aria-components';
import { OwnLanguage } from './own-language.tsx';

/** Takes what links and menu items with an `href` need: how to follow one, and its address as text. */
export function UiProvider(props: ComponentProps<typeof RouterProvider>) {
  return (
    <OwnLanguage>
      <RouterProvider {...props} />
    </OwnLanguage>
  );
}
