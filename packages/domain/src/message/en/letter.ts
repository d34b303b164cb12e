/** Letters to users. */
export const letterTexts = {
  addedToWorkspaceSubject: 'You can now work in {workspace}',
  addedToWorkspace:
    'Hello {firstName},\n\nYou were added to the workspace {workspace} in Posthorn. You find it in the workspace switcher on the campaigns overview.\n',
  nowAdminSubject: 'You are now an admin',
  nowEditorSubject: 'You are now an editor',
  roleChanged:
    'Hello {firstName},\n\nYour role in Posthorn was changed to {role}. What you see in the application follows it at once.\n',
  newsSubject: '{word}: {title}',
  news: 'Hello {firstName},\n\n{message}\n\n{url}\n\n{footer}',
  digestSubject: {
    one: 'Posthorn: one thing happened',
    other: 'Posthorn: {n} things happened',
  },
  digest:
    'Hello {firstName},\n\nThis happened since your last daily letter.\n\n{accounts}\n\n{footer}',
  digestItem: '{word}: {title}\n{message}\n{url}',
  newsFooter:
    '--\nYou get this letter because you are a member of {accounts}. Choose your letters: {mailUrl}\nStop letters like this one: {stopUrl}\n',
} as const;
