import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRenderRefs } from './lib/render-refs.ts';
import { inRoot } from './lib/root.mjs';

test('no component writes or reads a ref while it is drawn', () => {
  const files = readdirSync(inRoot('apps/web/src'), { recursive: true })
    .map((name) => `apps/web/src/${name}`)
    .filter((name) => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    findRenderRefs(file, readFileSync(inRoot(file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test('a write in a render is found, one in an effect or a listener is not', () => {
  const lines = findRenderRefs(
    'sample.tsx',
    `export function Field({ value }) {
      const latest = useRef(value);
      latest.current = value;
      if (value) latest.current.text = value;
      useEffect(() => {
        latest.current = value;
      });
      return <input onBlur={() => (latest.current = '')} />;
    }
    const useLast = (value) => {
      last.current = value;
    };`,
  );
  expect(lines).toEqual([3, 4, 11]);
});

test('a read in a render is found, also as a part of what is drawn; one in a listener is not', () => {
  const lines = findRenderRefs(
    'sample.tsx',
    `export function Tags({ opened, current }) {
      const tags = useRef(new Map());
      const first = tags.current.get('a');
      const open = () => tags.current.get('b');
      return (
        <Popover
          triggerRef={{ current: tags.current.get(opened.id) ?? null }}
          value={current.current}
          onPress={() => tags.current.clear()}
        />
      );
    }`,
  );
  expect(lines).toEqual([3, 7]);
});
