/** Letters to users. */
export const letterTexts = {
  addedToWorkspaceSubject: 'You can now work in {workspace}',
  addedToWorkspace:
    'Hello {firstName},\n\nYou were added to the workspace {workspace} in Posthorn. You find it in the workspace switcher on the campaigns overview.\n',
  nowAdminSubject: 'You are now an admin',
  nowEditorSubject: 'You are now an editor',
  roleChanged:
    'Hello {firstName},\n\nYour role in Posthorn was changed to {role}. What you see in the application follows it at once.\n',
} as const;
