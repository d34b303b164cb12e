/** Templates: what is missing from one, and why something can not be done with it. */
export const templateTexts = {
  missingTitle: 'A Title',
  missingPurpose: 'A Purpose',
  missingAudience: 'A Function Group or at least 1 Job Profile',
  missingFunctionGroup: 'A Function Group',
  missingRuntime: 'A Runtime of at least 1 day',
  missingBudget: 'A Budget of greater than 0',
  missingChannel: 'At least one Channel',
  missingAd: 'At least one Ad',
  functionGroupTaken: 'There is already a default template for {functionGroup}',
} as const;
