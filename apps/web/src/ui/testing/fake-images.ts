import { vi } from 'vitest';

class FakeImage {
  naturalWidth = 0;
  naturalHeight = 0;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  src = '';
}

/** jsdom loads no images: a test says what comes of each one that is asked for. */
export function fakeImages() {
  const asked: FakeImage[] = [];
  vi.stubGlobal(
    'Image',
    class extends FakeImage {
      constructor() {
        super();
        asked.push(this);
      }
    },
  );
  return {
    asked,
    arrive: (width: number, height: number) => {
      const image = asked.at(-1);
      Object.assign(image ?? {}, { naturalWidth: width, naturalHeight: height });
      image?.onload?.();
    },
    fail: () => asked.at(-1)?.onerror?.(),
  };
}
