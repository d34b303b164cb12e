/** Who profits from the ads and who pays for them, as Meta shows it to everyone. */
export const disclosureTexts = {
  title: 'Who profits and who pays',
  explanation:
    'European law asks for both names. Meta shows them to everyone who asks why they see an ad.',
  beneficiary: 'Beneficiary',
  beneficiaryHint: 'The organisation the ads are for: as a rule, the employer.',
  payer: 'Payer',
  payerHint: 'The organisation that pays for the ads. Left empty, it is the beneficiary.',
  suggested: 'Meta suggests',
  suggest: '{field}: {name}',
  scope: 'Use these names for',
  scopeCampaign: 'This campaign only',
  scopeAccount: 'Every campaign of {account} that has no names of its own',
  scopeAccountHint: 'What runs already gets them when it is deployed again.',
  change: 'Change',
  changeBoth: 'Change beneficiary and payer',
} as const;
