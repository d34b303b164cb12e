import type { Role } from '../member/role.ts';

/** What we write to people. Like the catalogue, one place for all of it. */
export interface Letter {
  subject: string;
  text: string;
}

export function addedToWorkspaceLetter(facts: { firstName: string; workspace: string }): Letter {
  return {
    subject: `You can now work in ${facts.workspace}`,
    text: `Hello ${facts.firstName},\n\nYou were added to the workspace ${facts.workspace} in Posthorn. You find it in the workspace switcher on the campaigns overview.\n`,
  };
}

export function roleChangedLetter(facts: { firstName: string; role: Role }): Letter {
  return {
    subject: facts.role === 'admin' ? 'You are now an admin' : 'You are now an editor',
    text: `Hello ${facts.firstName},\n\nYour role in Posthorn was changed to ${facts.role}. What you see in the application follows it at once.\n`,
  };
}
