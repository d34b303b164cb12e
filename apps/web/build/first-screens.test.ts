import { expect, test } from 'vitest';
import { type Chunk, laterScripts, screenScripts } from './first-screens.ts';

const chunk = (fileName: string, imports: string[], ...moduleIds: string[]): Chunk => ({
  fileName,
  isEntry: fileName === 'start.js',
  imports,
  moduleIds,
});

const chunks = [
  chunk('start.js', ['react.js']),
  chunk('react.js', []),
  chunk('sign-in.js', ['start.js'], '/web/src/features/session/pages/sign-in-page.tsx'),
  chunk('shell.js', ['start.js', 'aria.js'], '/web/src/app/shell/shell.tsx'),
  chunk('overview.js', ['table.js'], '/web/src/features/campaigns/pages/overview-page.tsx'),
  chunk('routes.js', [], '\0virtual:later-contract-routes'),
  chunk('table.js', ['react.js']),
  chunk('aria.js', ['react.js']),
  chunk('other.js', ['aria.js']),
  chunk('parts.js', ['aria.js'], '/web/src/app/router/ui-page.tsx'),
];

test('a screen needs its own scripts and all they import, without those of every page', () => {
  expect(screenScripts(chunks)).toEqual({
    signIn: ['sign-in.js'],
    shell: ['shell.js', 'aria.js', 'routes.js'],
    overview: ['shell.js', 'aria.js', 'overview.js', 'table.js'],
  });
});

test('later scripts are all others, without those for people who are signed out or develop', () => {
  expect(laterScripts(chunks)).toEqual(['routes.js', 'other.js']);
});

test('a page that was moved is noticed', () => {
  expect(() => screenScripts(chunks.slice(0, 3))).toThrow('No script holds /app/shell/shell.tsx');
});
