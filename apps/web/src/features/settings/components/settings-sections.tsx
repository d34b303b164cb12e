import { settingsTexts } from '@posthorn/domain/texts/settings';
import type { ReactNode } from 'react';
import { AnchorList } from '../../../ui/layout/anchor-list.tsx';

export interface SettingsSection {
  /** The anchor in the address. */
  id: string;
  title: string;
  description?: ReactNode;
  content: ReactNode;
}

/** The sections of one tab below each other, and beside them the list of their names. */
export function SettingsSections({ sections }: { sections: readonly SettingsSection[] }) {
  return (
    <div className="flex flex-col gap-4 md:flex-row md:gap-8">
      <AnchorList label={settingsTexts.sections} sections={sections} />
      <div className="flex max-w-[56rem] min-w-0 flex-1 flex-col gap-8 pb-6">
        {sections.map(({ id, title, description, content }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="flex scroll-mt-24 flex-col gap-3"
          >
            <div>
              <h2 id={`${id}-title`} className="text-lg font-semibold">
                {title}
              </h2>
              {description ? <p className="text-sm text-text-2">{description}</p> : null}
            </div>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
