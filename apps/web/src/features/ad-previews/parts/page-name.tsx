import { previewTexts } from '@posthorn/domain/texts/preview';
import { cx } from '../../../ui/index.ts';
import type { PreviewedPage } from '../model/previewed-ad.ts';

export const nameOf = (page: PreviewedPage | null): string => page?.name ?? previewTexts.page;

/** A long name is cut at the end of its line. */
export function PageName({ page, className }: { page: PreviewedPage | null; className: string }) {
  return (
    <p dir="auto" className={cx('truncate', className)}>
      {nameOf(page)}
    </p>
  );
}
