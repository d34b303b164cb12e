/** Letters to users. */
export const letterTexts = {
  addedToWorkspaceSubject: 'You can now work in {workspace}',
  addedToWorkspace:
    'Hello {firstName},\n\nYou were added to the workspace {workspace} in Posthorn. You find it in the workspace switcher on the campaigns overview.\n',
  nowAdminSubject: 'You are now an admin',
  nowEditorSubject: 'You are now an editor',
  roleChanged:
    'Hello {firstName},\n\nYour role in Posthorn was changed to {role}. What you see in the application follows it at once.\n',
  invitationSubject: '{inviter} invites you to {account} in Posthorn',
  invitation:
    'Hello{name},\n\n{inviter} ({inviterEmail}) invites you to work in {account} as an {role}. Posthorn is where its job-advertising campaigns are made and watched.\n\nAccept the invitation, and sign in with {email}:\n\n{url}\n\nThe link works for {days} days, and only for this e-mail address. If you do not know {inviter}, do nothing: without you the invitation ends by itself.\n',
  invitationAcceptedSubject: '{name} accepted your invitation',
  invitationAccepted:
    'Hello {firstName},\n\n{name} ({email}) accepted your invitation and is now an {role} in {account}.\n\n{url}\n',
  removedSubject: 'You are no longer a member of {account}',
  removed:
    'Hello {firstName},\n\nYou were removed from {account} in Posthorn and can not open it any more. Campaigns that you made stay there. If you think that is a mistake, ask an admin of {account}.\n',
  newsSubject: '{word}: {title}',
  news: 'Hello {firstName},\n\n{message}\n\n{url}\n\n{footer}',
  digestSubject: {
    one: 'Posthorn: one thing happened',
    other: 'Posthorn: {n} things happened',
  },
  digest:
    'Hello {firstName},\n\nThis happened since your last daily letter.\n\n{accounts}\n\n{footer}',
  digestItem: '{word}: {title}\n{message}\n{url}',
  weekSubject: {
    one: 'Posthorn: one campaign ran, {from} – {to}',
    other: 'Posthorn: {n} campaigns ran, {from} – {to}',
  },
  weekSubjectAttention: 'Posthorn: campaigns that need attention',
  week: 'Hello {firstName},\n\nThis is what your campaigns did from Monday {from} to Sunday {to}. What stands in brackets is the change from the week before.\n\n{accounts}\n\n{footer}',
  weekRan: { one: 'One campaign ran.', other: '{n} campaigns ran.' },
  weekNoneRan: 'No campaign ran.',
  weekSum: '{label}: {value}',
  weekSumChanged: '{label}: {value} ({change})',
  weekNotKnown: 'The networks have told nothing of this week yet.',
  weekAll: 'All figures: {url}',
  weekAttention: 'Needs attention',
  weekCampaigns: 'What ran, the most spent first',
  weekItem: '{title}\n{about}\n{url}',
  weekMore: { one: 'And one more.', other: 'And {n} more.' },
  weekFailed: 'It could not be launched, or a network refused part of it.',
  weekAdsRefused: { one: 'One ad was refused.', other: '{n} ads were refused.' },
  weekEnds: 'It ends on {date}. {outlook}',
  weekNoFigures: 'No figures since {date}.',
  weekNoFiguresYet: 'No figures yet, although it has been running since {date}.',
  weekNotShown: 'Its ads were not shown once in the whole week.',
  balanceSubject: 'Balance overview of {account} for {month}',
  balance:
    'Hello {name},\n\nThis is the balance overview of {account} in Posthorn for {month}.\n\nDeposits: {deposits}\nCorrections: {corrections}\nSpent by campaigns: {spent}\n\nBalance today: {total}\nReserved for running campaigns: {reserved}\nFree to use: {free}\n\nAn admin of {account} finds every booking and campaign here:\n\n{url}\n\n--\nYou get this letter each month because an admin of {account} entered this address. Admins can delete it on the page above.\n',
  accountCreatedSubject: 'The account {account} is ready',
  accountCreated:
    'Hello {firstName},\n\nThe account {account} was created in Posthorn, and you are its first admin. Sign in as you always do; a new password, if you need one, is set where you sign in:\n\n{url}\n',
  masterAccountCreatedSubject: 'You manage {master} in Posthorn',
  masterAccountCreated:
    'Hello {firstName},\n\n{creator} created the master account {master} in Posthorn and made you its admin: you create its accounts and manage them.\n\nSign in with {email}. You set your password when you sign in for the first time:\n\n{url}\n',
  newsFooter:
    '--\nYou get this letter because you are a member of {accounts}. Choose your letters: {mailUrl}\nStop letters like this one: {stopUrl}\n',
} as const;
