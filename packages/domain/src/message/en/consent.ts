/** What can keep a customer from connecting a network, or end the connection later. */
export const consentTexts = {
  refused:
    '{network} does not accept this connection. It was cancelled, or Posthorn may not connect there. Please connect again.',
  expired: 'The permission on {network} has ended. Please connect again.',
  invalid:
    'The answer of {network} can not be used: it came too late or was used before. Please connect again.',
  unreachable: '{network} did not answer. Please try again in a few minutes.',
} as const;
