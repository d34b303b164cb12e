import { editorTexts } from '@posthorn/domain/texts/editor';
import { type ReactNode, useState } from 'react';
import { cx, type Segment, SegmentedControl } from '../../../ui/index.ts';
import { type PreviewSize, rememberedSize, rememberSize } from '../model/preview-size.ts';
import { Fitted } from './fitted.tsx';

const sizes: readonly Segment<PreviewSize>[] = [
  { id: 'fit', label: editorTexts.previewFit },
  { id: 'full', label: editorTexts.previewFull },
];

interface PreviewFrameProps {
  /** Who speaks, where that can be chosen. */
  start?: ReactNode;
  controls?: ReactNode;
  /** It may be taller than the pane: a person chooses whether it is drawn smaller for that. */
  isTall?: boolean;
  /** Nothing in it can be focused, so that keys could not scroll it. */
  isStill?: boolean;
  children: ReactNode;
}

/** The pane of a preview: what can be set stays in sight, the preview scrolls below it. */
export function PreviewFrame({
  start,
  controls,
  isTall = false,
  isStill = false,
  children,
}: PreviewFrameProps) {
  const [size, setSize] = useState(rememberedSize);
  const isFit = isTall && size === 'fit';
  const choose = (chosen: PreviewSize) => {
    setSize(chosen);
    rememberSize(chosen);
  };
  return (
    <section
      aria-label={editorTexts.previewPane}
      className="flex min-h-0 flex-1 flex-col bg-canvas"
    >
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 px-4 pt-3 pb-2 sm:px-6">
        {start ?? <span />}
        {isTall ? (
          <div className="flex flex-wrap items-center gap-3">
            {controls}
            <SegmentedControl
              label={editorTexts.previewSize}
              segments={sizes}
              value={size}
              onChange={choose}
            />
          </div>
        ) : (
          controls
        )}
      </div>
      <div
        {...(isStill && { tabIndex: 0, role: 'group', 'aria-label': editorTexts.bannersPreview })}
        className={cx(
          'flex min-h-0 flex-1 items-start justify-center overflow-y-auto px-4 pt-2 sm:px-6',
          isFit ? 'pb-6' : 'pb-10 md:pt-6',
        )}
      >
        {isTall ? <Fitted isFit={isFit}>{children}</Fitted> : children}
      </div>
    </section>
  );
}
