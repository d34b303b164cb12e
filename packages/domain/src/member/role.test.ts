import { expect, test } from 'vitest';
import { demotionBlockers, promotionBlockers, removalBlockers } from './role.ts';

const codes = (findings: { code: string }[]) => findings.map((f) => f.code);

test('promotion needs an editor', () => {
  expect(promotionBlockers('editor')).toEqual([]);
  expect(codes(promotionBlockers('admin'))).toEqual(['member.promoteNeedsEditor']);
});

const facts = (adminCount: number, isOneself = false) => ({ adminCount, isOneself });

test('demotion needs an admin, never the last one, and never oneself', () => {
  expect(demotionBlockers('admin', facts(2))).toEqual([]);
  expect(codes(demotionBlockers('editor', facts(2)))).toEqual(['member.demoteNeedsAdmin']);
  expect(codes(demotionBlockers('admin', facts(1)))).toEqual(['member.lastAdmin']);
  expect(codes(demotionBlockers('admin', facts(2, true)))).toEqual(['member.ownRole']);
});

test('everyone can be removed but the last admin and oneself', () => {
  expect(removalBlockers('editor', facts(1))).toEqual([]);
  expect(removalBlockers('admin', facts(2))).toEqual([]);
  expect(codes(removalBlockers('admin', facts(1)))).toEqual(['member.lastAdmin']);
  expect(codes(removalBlockers('admin', facts(2, true)))).toEqual(['member.ownRemoval']);
});
