import { editorTexts } from '@posthorn/domain/texts/editor';
import type { ReactNode } from 'react';

interface PreviewFrameProps {
  /** Who speaks, where that can be chosen. */
  start?: ReactNode;
  controls?: ReactNode;
  /** Nothing in it can be focused, so that keys could not scroll it. */
  isStill?: boolean;
  children: ReactNode;
}

/** The pane of a preview: what can be set stays in sight, the preview scrolls below it. */
export function PreviewFrame({ start, controls, isStill = false, children }: PreviewFrameProps) {
  return (
    <section
      aria-label={editorTexts.previewPane}
      className="flex min-h-0 flex-1 flex-col bg-canvas"
    >
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 px-4 pt-3 pb-2 sm:px-6">
        {start ?? <span />}
        {controls}
      </div>
      <div
        {...(isStill && { tabIndex: 0, role: 'group', 'aria-label': editorTexts.bannersPreview })}
        className="flex min-h-0 flex-1 items-start justify-center overflow-y-auto px-4 pt-2 pb-10 sm:px-6 md:pt-6"
      >
        {children}
      </div>
    </section>
  );
}
