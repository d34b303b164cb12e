/** For so many days a letter is kept after it was written: to be read in the outbox, or to see that it went out. */
export const LETTER_KEPT_DAYS = 90;

/** For so many days an invitation is kept after it was accepted or taken back, or has ended. */
export const FINISHED_INVITATION_KEPT_DAYS = 90;
