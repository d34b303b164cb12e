import { vi } from 'vitest';

/** The files a page hands to the browser, while this holds; to be called in `beforeEach`. */
export function catchSavedFiles(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  let file: Blob | undefined;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        file = blob;
        return 'blob:saved';
      };
      static override revokeObjectURL = () => {};
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: {
    download: string;
  }) {
    if (file) saved.push({ name: this.download, file });
  });
  return saved;
}
