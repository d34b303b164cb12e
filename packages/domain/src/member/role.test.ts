import { expect, test } from 'vitest';
import { demotionBlockers, promotionBlockers } from './role.ts';

const codes = (findings: { code: string }[]) => findings.map((f) => f.code);

test('promotion needs an editor', () => {
  expect(promotionBlockers('editor')).toEqual([]);
  expect(codes(promotionBlockers('admin'))).toEqual(['member.promoteNeedsEditor']);
});

test('demotion needs an admin, and never the last one', () => {
  expect(demotionBlockers('admin', { adminCount: 2 })).toEqual([]);
  expect(codes(demotionBlockers('editor', { adminCount: 2 }))).toEqual(['member.demoteNeedsAdmin']);
  expect(codes(demotionBlockers('admin', { adminCount: 1 }))).toEqual(['member.lastAdmin']);
});
