import { fill } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { isUnderWay, type Upload } from './upload-engine.ts';

/** How files go that came together. */
export function uploadSummary(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((each) => each.state === state).length;
  const n = uploads.length;
  if (n === 0) return '';
  if (uploads.some(isUnderWay)) {
    return fill(libraryTexts.uploadedSoFar, { done: count('succeeded'), n });
  }
  const failed = count('failed');
  if (failed === 0) return fill(libraryTexts.uploaded, { n });
  if (failed === n) return fill(libraryTexts.notUploaded, { n });
  return fill(libraryTexts.partlyNotUploaded, { failed, n });
}
