import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { SegmentedControl } from '../../ui/index.ts';
import { AnchorList } from '../../ui/layout/anchor-list.tsx';
import { ShowcaseSection } from './frame/showcase-section.tsx';
import { type ShowcaseView, views } from './frame/themes.ts';
import { sections } from './sections/index.ts';

/**
 * Every part of the interface in every state, to look at, to try and to test; with ?only=text,tabs
 * these sections alone, because all of them together are a heavy page.
 */
export function UiShowcase() {
  const [view, setView] = useState<ShowcaseView>('page');
  const only = useSearch({ strict: false }).only?.split(',');
  const shown = sections.filter(({ id }) => only === undefined || only.includes(id));
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-xl font-semibold">Components</h1>
          <p className="mt-1 text-base text-text-2">
            Every part in every state. Use the keyboard: all of it works without a mouse.
          </p>
        </div>
        <SegmentedControl
          label="Theme of the examples"
          segments={views}
          value={view}
          onChange={setView}
        />
      </header>
      <div className="flex min-w-0 flex-col gap-6 md:flex-row md:gap-8">
        <AnchorList label="Components" sections={shown} />
        <div className="flex min-w-0 flex-1 flex-col gap-10">
          {shown.map((section) => (
            <ShowcaseSection key={section.id} {...section} view={view} />
          ))}
        </div>
      </div>
    </div>
  );
}
