import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_WORKSPACES, chooseWorkspace } from './choice.ts';
import {
  workspaceNameFindings,
  workspaceNameTaken,
  workspaceRemovalBlockers,
  workspaceSlug,
} from './workspace.ts';

test.each([
  ['Healthcare North', [], 'healthcare-north'],
  ['Zürich & Łódź', [], 'zurich-odz'],
  ['Healthcare North', ['healthcare-north', 'healthcare-north-2'], 'healthcare-north-3'],
  ['All', [], 'all-2'],
  ['Campaigns', [], 'campaigns-2'],
  ['Templates', [], 'templates-2'],
  ['日本', [], 'workspace'],
  [`${'x'.repeat(47)} y`, [], 'x'.repeat(47)],
])('the slug of %j beside %j is %j', (name, taken, slug) => {
  expect(workspaceSlug(name, taken)).toBe(slug);
});

test('a name is needed and has a limit', () => {
  expect(workspaceNameFindings('North')).toEqual([]);
  expect(workspaceNameFindings('  ')[0]?.code).toBe('field.required');
  expect(workspaceNameFindings('\u200b')[0]?.code).toBe('field.required');
  expect(workspaceNameFindings('x'.repeat(61))[0]?.code).toBe('field.maxLength');
});

test('a name is taken whatever its case, spaces and notation', () => {
  const others = [{ name: 'Ångström Noord' }];
  expect(workspaceNameTaken('a\u030angstro\u0308m\u00a0 noord', others)[0]?.code).toBe(
    'workspace.nameTaken',
  );
  expect(workspaceNameTaken('Ångström\u200b Noord', others)).toHaveLength(1);
  expect(workspaceNameTaken('Angstrom Noord', others)).toEqual([]);
});

test('a workspace with campaigns and the last workspace stay', () => {
  expect(workspaceRemovalBlockers({ campaignCount: 0, workspaceCount: 2 })).toEqual([]);
  expect(workspaceRemovalBlockers({ campaignCount: 1, workspaceCount: 2 })[0]?.code).toBe(
    'workspace.hasCampaigns',
  );
  expect(workspaceRemovalBlockers({ campaignCount: 0, workspaceCount: 1 })[0]?.code).toBe(
    'workspace.last',
  );
});

test('the remembered workspace is chosen, an unknown one gives the first', () => {
  const workspaces = [{ slug: 'a' }, { slug: 'b' }];
  expect(chooseWorkspace(workspaces, 'b', 'editor')).toEqual({ slug: 'b' });
  expect(chooseWorkspace(workspaces, 'gone', 'editor')).toEqual({ slug: 'a' });
  expect(chooseWorkspace(workspaces, null, 'admin')).toEqual({ slug: 'a' });
  expect(chooseWorkspace([], 'a', 'admin')).toBeUndefined();
});

test('all workspaces together are for admins', () => {
  const workspaces = [{ slug: 'a' }];
  expect(chooseWorkspace(workspaces, 'All', 'admin')).toBe(ALL_WORKSPACES);
  expect(chooseWorkspace(workspaces, 'All', 'editor')).toEqual({ slug: 'a' });
});

test('every name gets a free slug that can stand in a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (name, taken) => {
      const slug = workspaceSlug(name, taken);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(60);
      expect(taken).not.toContain(slug);
      expect(workspaceSlug(name, [...taken, slug])).not.toBe(slug);
    }),
  );
});
