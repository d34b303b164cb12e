/** Mail that is kept instead of sent. */
export const outboxTexts = {
  outbox: 'Outbox',
  whyOutbox: 'No mail server is set up, so Posthorn keeps its mail here instead of sending it.',
  loadingMail: 'Loading mail',
  noMailYet: 'No mail yet',
  emptyOutbox: 'Mail to users appears here as soon as there is some.',
  toTo: 'To {to}',
} as const;
