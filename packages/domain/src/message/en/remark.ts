/** What a network says beforehand that a person should know, although it refuses nothing. */
export const remarkTexts = {
  otherDays: '{network} counts days in {zone} time: daily figures there begin at {time} here.',
  otherDaysAndStart:
    '{network} counts days in {zone} time: its daily figures, and the ads on the first day, begin at {time} here.',
  noPayment:
    '{network} tells of no payment method in this ad account. Without one, ads are not shown.',
} as const;
