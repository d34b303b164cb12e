import type { ComponentType } from 'react';
import { cx } from '../../../ui/index.ts';
import { PaneContext } from './pane-context.ts';
import { panesOf, type ShowcaseView } from './themes.ts';

export interface SectionEntry {
  id: string;
  title: string;
  note: string;
  Content: ComponentType;
}

interface ShowcaseSectionProps extends SectionEntry {
  view: ShowcaseView;
}

export function ShowcaseSection({ id, title, note, Content, view }: ShowcaseSectionProps) {
  const panes = panesOf[view];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-24 flex-col gap-3">
      <div>
        <h2 id={`${id}-title`} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-sm text-text-2">{note}</p>
      </div>
      <div className={cx('grid gap-4', panes.length > 1 && 'lg:grid-cols-2')}>
        {panes.map((theme) => (
          <div
            key={theme ?? 'page'}
            data-theme={theme}
            className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6"
          >
            <PaneContext value={theme ?? 'example'}>
              <Content />
            </PaneContext>
          </div>
        ))}
      </div>
    </section>
  );
}
