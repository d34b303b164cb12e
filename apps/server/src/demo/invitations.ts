import type { Role } from '@posthorn/domain';
import type { DemoEmail } from './people.ts';

/** A person who was invited and has not answered yet. */
export interface DemoInvitation {
  email: string;
  first?: string;
  last?: string;
  role: Role;
  workspaces: string[];
  daysAgo: number;
  by: DemoEmail;
}

export const noorderzorgInvitations: DemoInvitation[] = [
  {
    email: 'maud.postma@demo.test',
    first: 'Maud',
    last: 'Postma',
    role: 'editor',
    workspaces: ['Acute Care', 'Home Care North'],
    daysAgo: 2,
    by: 'admin@demo.test',
  },
  {
    email: 'recruitment@partner.test',
    role: 'admin',
    workspaces: ['Employer Brand'],
    daysAgo: 9,
    by: 'anna.bakker@demo.test',
  },
  {
    email: 'henk.wiersma@demo.test',
    first: 'Henk',
    last: 'Wiersma',
    role: 'editor',
    workspaces: ['Talent Academy'],
    daysAgo: 23,
    by: 'admin@demo.test',
  },
];
