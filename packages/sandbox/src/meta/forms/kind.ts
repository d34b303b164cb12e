/** What the ledger calls forms, and what people send with them by hand. */
export const FORM = 'leadForm';
export const LEAD = 'lead';
