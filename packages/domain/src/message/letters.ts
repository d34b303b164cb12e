import { letterTexts } from '#texts/letter';
import type { Role } from '../member/role.ts';
import { fill } from './text.ts';

export interface Letter {
  subject: string;
  text: string;
}

export function addedToWorkspaceLetter(facts: { firstName: string; workspace: string }): Letter {
  const { firstName, workspace } = facts;
  return {
    subject: fill(letterTexts.addedToWorkspaceSubject, { workspace }),
    text: fill(letterTexts.addedToWorkspace, { firstName, workspace }),
  };
}

const roleSubjects: Record<Role, string> = {
  admin: letterTexts.nowAdminSubject,
  editor: letterTexts.nowEditorSubject,
};

export function roleChangedLetter({ firstName, role }: { firstName: string; role: Role }): Letter {
  return { subject: roleSubjects[role], text: fill(letterTexts.roleChanged, { firstName, role }) };
}
