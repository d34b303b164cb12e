import { isUnderWay, type Upload } from './upload-engine.ts';

const filesText = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** How files go that came together. */
export function uploadSummary(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((each) => each.state === state).length;
  const total = uploads.length;
  if (total === 0) return '';
  if (uploads.some(isUnderWay)) return `${count('succeeded')} of ${total} uploaded`;
  const failed = count('failed');
  if (failed === 0) return `${filesText(total)} uploaded`;
  return `${failed === total ? '' : `${failed} of `}${filesText(total)} not uploaded`;
}
