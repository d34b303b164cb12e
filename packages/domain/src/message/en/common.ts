/** Words of buttons and states that many screens share. */
export const commonTexts = {
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  delete: 'Delete',
  save: 'Save',
  saved: 'Saved',
  tryAgain: 'Try again',
  undo: 'Undo',
  allWorkspaces: 'All Workspaces',
  proceed: 'Proceed',
  posthorn: 'Posthorn',
  idCopied: 'Id copied',
  notCopied: 'The browser did not let us copy this. Please mark it and copy it yourself:',
  idNotCopied: 'Your browser did not allow copying. The id is {id}.',
} as const;
