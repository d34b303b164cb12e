/** How the money of a campaign goes beside its days. */
export const pacingTexts = {
  even: '{time}% of the time and {money}% of the budget gone: on course',
  ahead: '{time}% of the time and {money}% of the budget gone: it spends faster than planned',
  behind: '{time}% of the time and {money}% of the budget gone: it spends slower than planned',
  paused: '{time}% of the time and {money}% of the budget gone: it is paused',
} as const;
