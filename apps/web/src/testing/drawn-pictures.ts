import { vi } from 'vitest';

/** jsdom draws nothing: what is written and drawn on canvases while this holds; for `beforeEach`. */
export function watchDrawing() {
  const texts: string[] = [];
  const paths: { path: string; colour: string }[] = [];
  const size = { width: 0, height: 0 };
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly path: string) {}
    },
  );
  const own = {
    strokeStyle: '',
    fillStyle: '',
    fillText: (text: string) => void texts.push(text),
    measureText: (text: string) => ({ width: text.length * 7 }),
    stroke: ({ path }: { path: string }) => void paths.push({ path, colour: own.strokeStyle }),
    fill: ({ path }: { path: string }) => void paths.push({ path, colour: own.fillStyle }),
  };
  const context = new Proxy<Record<string, unknown>>(own, {
    get: (target, name: string) => (name in target ? target[name] : () => {}),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    Object.assign(size, { width: this.width, height: this.height });
    done(new Blob(['picture'], { type: 'image/png' }));
  });
  Object.defineProperty(document, 'fonts', {
    // As browsers do where a font of the family is not installed.
    value: { load: () => Promise.reject(new Error('A network error occurred.')) },
    configurable: true,
  });
  return { texts, paths, size };
}
