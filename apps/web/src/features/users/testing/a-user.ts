import type { Member } from '../../members/index.ts';

export const aUser = (more: Partial<Member> = {}): Member => ({
  id: 'u1',
  name: 'Anna Bakker',
  email: 'anna@example.test',
  role: 'editor',
  workspaces: [{ id: 'w1', name: 'North', slug: 'north' }],
  isPending: false,
  sentAt: null,
  expiresAt: null,
  isExpired: false,
  invitedBy: null,
  ...more,
});

/** As many workspaces, numbered from one. */
export const workspaces = (n: number): Member['workspaces'] =>
  Array.from({ length: n }, (_, index) => ({
    id: `w${index + 1}`,
    name: `Ward ${index + 1}`,
    slug: `ward-${index + 1}`,
  }));
