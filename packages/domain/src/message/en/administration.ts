/** What is wrong with what is entered about accounts and master accounts. */
export const administrationTexts = {
  percentage: 'Please type a percentage with at most two decimals',
  bookingInFuture: 'Please choose today or a day before',
  bookingOfNothing: 'Please type an amount that is not zero',
  depositBelowZero: 'A deposit can not take money away. Please book a correction instead.',
  bookingTooLarge: 'At most ten million can be booked at once',
  otherName: 'Please type {name} to confirm',
  adminElsewhere: '{email} is the admin of a master account already',
  masterUnknown: 'There is no master account {name}',
  masterAmbiguous:
    'There are several master accounts {name}. Please give the id of the one you mean.',
  masterNameTaken:
    'There is a master account {name} already, of which {email} is no admin. Please add them to it, or choose another name.',
  lastMasterAdmin:
    '{email} is the last admin of the master account {name}. Please add another one first.',
  archiving: 'This account is being archived: nothing can be launched in it any more',
  featureUsed: {
    one: '{n} dynamic campaign of this account is active or paused. Please stop it before you take dynamic ads away.',
    other:
      '{n} dynamic campaigns of this account are active or paused. Please stop them before you take dynamic ads away.',
  },
  archived: 'This account is archived',
  notArchived:
    'This account is not archived: its own admins answer people who applied. You can visit it to do so.',
} as const;
