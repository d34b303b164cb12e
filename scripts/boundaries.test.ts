import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cruise, filesNotRead } from './lib/stages/boundaries.mjs';

const packages = ['domain', 'contract', 'banners', 'connectors', 'sandbox', 'db', 'stray'];

/** A small house in which every arrow is as it should be. */
const house: Record<string, string[]> = {
  'packages/domain/src/index.ts': ['./money.ts'],
  'packages/domain/src/money.ts': [],
  'packages/domain/src/money.test.ts': ['./money.ts', 'vitest'],
  'packages/contract/src/index.ts': ['@posthorn/domain'],
  'packages/banners/src/index.ts': ['@posthorn/domain'],
  'packages/connectors/src/index.ts': ['@posthorn/domain'],
  'packages/connectors/src/a.test.ts': ['./index.ts', '@posthorn/sandbox'],
  'packages/sandbox/src/index.ts': ['@posthorn/domain'],
  'packages/db/src/index.ts': ['@posthorn/domain', 'pg'],
  'packages/db/src/testing/index.ts': [],
  'apps/server/src/main.ts': ['./modules/ads/index.ts', '@posthorn/db', '@posthorn/connectors'],
  'apps/server/src/platform/sandbox/start.ts': ['@posthorn/sandbox'],
  'apps/server/src/modules/ads/index.ts': ['./routes.ts'],
  'apps/server/src/modules/ads/routes.ts': ['@posthorn/contract', '../media/index.ts'],
  'apps/server/src/modules/ads/routes.test.ts': ['./routes.ts', '@posthorn/db/testing'],
  'apps/server/src/modules/media/index.ts': ['./files.ts'],
  'apps/server/src/modules/media/files.ts': ['@posthorn/banners'],
  'apps/web/src/app/main.tsx': ['../features/ads/index.ts'],
  'apps/web/src/features/ads/index.ts': ['./editor.tsx'],
  'apps/web/src/features/ads/editor.tsx': ['../media/index.ts', '../../ui/button.tsx'],
  'apps/web/src/features/media/index.ts': ['./picker.tsx'],
  'apps/web/src/features/media/picker.tsx': ['@posthorn/contract', '@posthorn/banners'],
  'apps/web/src/ui/button.tsx': ['react', '../lib/words.ts'],
  'apps/web/src/lib/words.ts': [],
  'e2e/journey.ts': ['./support.ts'],
  'e2e/support.ts': [],
};

/** Each a wrong import, and the rule that has to find it. */
const violations: [rule: string, from: string, to: string][] = [
  ['domain-stands-alone', 'packages/domain/src/money.ts', 'node:fs'],
  ['domain-stands-alone', 'packages/domain/src/money.ts', 'pg'],
  ['arrows-of-packages-domain', 'packages/domain/src/money.ts', '@posthorn/contract'],
  ['arrows-of-packages-contract', 'packages/contract/src/index.ts', '@posthorn/db'],
  ['arrows-of-packages-banners', 'packages/banners/src/index.ts', '@posthorn/contract'],
  ['arrows-of-packages-connectors', 'packages/connectors/src/index.ts', '@posthorn/db'],
  ['arrows-of-packages-sandbox', 'packages/sandbox/src/index.ts', '@posthorn/connectors'],
  ['arrows-of-packages-db', 'packages/db/src/index.ts', '@posthorn/contract'],
  ['arrows-of-packages-db', 'packages/db/src/index.ts', '../../../apps/server/src/main.ts'],
  ['sandbox-started-in-one-place', 'apps/server/src/main.ts', '@posthorn/sandbox'],
  ['arrows-of-packages-connectors', 'packages/connectors/src/index.ts', '@posthorn/sandbox'],
  ['arrows-of-tests-in-packages-connectors', 'packages/connectors/src/a.test.ts', '@posthorn/db'],
  ['arrows-of-apps-server', 'apps/server/src/main.ts', '../../web/src/app/main.tsx'],
  ['arrows-of-apps-web', 'apps/web/src/app/main.tsx', '@posthorn/db'],
  ['arrows-of-e2e', 'e2e/journey.ts', '../apps/server/src/main.ts'],
  ['package-by-its-name', 'apps/web/src/lib/words.ts', '../../../../packages/domain/src/money.ts'],
  ['test-databases-in-tests-only', 'apps/server/src/main.ts', '@posthorn/db/testing'],
  ['feature-by-its-index', 'apps/web/src/features/ads/editor.tsx', '../media/picker.tsx'],
  ['ui-without-product-words', 'apps/web/src/ui/button.tsx', '../features/ads/index.ts'],
  ['ui-without-product-words', 'apps/web/src/ui/button.tsx', '../app/main.tsx'],
  ['ui-without-product-words', 'apps/web/src/ui/button.tsx', '@posthorn/domain'],
  ['ui-on-react-alone', 'apps/web/src/ui/button.tsx', '@tanstack/react-query'],
  ['module-by-its-index', 'apps/server/src/modules/ads/routes.ts', '../media/files.ts'],
  ['no-cycles', 'apps/server/src/modules/media/files.ts', './index.ts'],
  ['folder-without-arrows', 'packages/stray/src/index.ts', '@posthorn/domain'],
  ['bench-runs-apps-from-outside', 'bench/list.ts', '../apps/server/src/main.ts'],
  ['no-dead-ends', 'packages/db/src/index.ts', './nowhere.ts'],
];

let tree: string;
beforeEach(async () => {
  tree = await realpath(await mkdtemp(join(tmpdir(), 'posthorn-boundaries-')));
  await mkdir(join(tree, 'node_modules/@posthorn'), { recursive: true });
  await mkdir(join(tree, 'node_modules/@tanstack'));
  for (const name of packages) {
    await write(`packages/${name}/package.json`, JSON.stringify(manifest(name)));
    await symlink(join(tree, 'packages', name), join(tree, 'node_modules/@posthorn', name));
  }
  for (const name of ['pg', 'react', 'vitest', '@tanstack/react-query']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, '');
  }
  for (const file of Object.keys(house)) await writeImports(file, []);
});
afterEach(() => rm(tree, { recursive: true, force: true }));

const manifest = (name: string) => ({
  name: `@posthorn/${name}`,
  type: 'module',
  exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await writeFile(join(tree, file), text);
}

async function writeImports(file: string, planted: string[]): Promise<void> {
  const lines = [...(house[file] ?? []), ...planted].map((target) => `import '${target}';`);
  await write(file, `${lines.join('\n')}\nexport type Name = string;\n`);
}

describe('the import boundaries', () => {
  it('accept a house whose arrows are right, and read every file of it', async () => {
    const { modules, violations } = await cruise(tree);
    expect(violations).toEqual([]);
    expect(await filesNotRead(tree, modules)).toEqual([]);
  });

  it('report each wrong import, also of types alone', async () => {
    const type = "import type { Name } from '@posthorn/db';\nexport type Mine = Name;\n";
    await write('packages/contract/src/types.ts', type);
    for (const file of new Set(violations.map(([, from]) => from))) {
      const planted = violations.filter(([, from]) => from === file).map(([, , to]) => to);
      await writeImports(file, planted);
    }
    const found = (await cruise(tree)).violations.map(({ rule, from }) => `${rule.name}: ${from}`);
    expect(found).toContain('arrows-of-packages-contract: packages/contract/src/types.ts');
    const planted = violations.map(([rule, from]) => `${rule}: ${from}`);
    const times = (list: string[], entry: string) => list.filter((each) => each === entry).length;
    for (const each of planted) {
      expect(times(found, each), each).toBeGreaterThanOrEqual(times(planted, each));
    }
  });

  it('notice files that were not read', async () => {
    expect(await filesNotRead(tree, [])).toContain('packages/domain/src/money.ts');
  });
});
