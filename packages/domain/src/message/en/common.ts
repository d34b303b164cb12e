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
  proceed: 'Proceed',
  posthorn: 'Posthorn',
  idCopied: 'Id copied',
  idNotCopied: 'Your browser did not allow copying. The id is {id}.',
} as const;
