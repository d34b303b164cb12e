import { mailTexts } from '#texts/mail';

/** When a person gets letters of a group. */
export const mailChoices = ['each', 'daily', 'weekly', 'never'] as const;
export type MailChoice = (typeof mailChoices)[number];

export const mailChoiceLabels: Record<MailChoice, string> = {
  each: mailTexts.each,
  daily: mailTexts.daily,
  weekly: mailTexts.weekly,
  never: mailTexts.never,
};

/** What a person chooses about on the page 'Mail', in its order. */
export const mailGroups = [
  'launches',
  'problems',
  'colleagues',
  'applications',
  'results',
  'week',
] as const;
export type MailGroup = (typeof mailGroups)[number];

/** What can be chosen about news, and about a letter that comes at its own time. */
const newsChoices = ['each', 'daily', 'never'] as const satisfies readonly MailChoice[];
const weeklyChoices = ['weekly', 'never'] as const satisfies readonly MailChoice[];

interface MailGroupSpec {
  label: string;
  choices: readonly MailChoice[];
  /** What it tells, where that is not news of the bell. */
  about?: string;
  /** What holds until the person chooses. */
  usual: MailChoice;
}

/** A new group of letters is a row here; the page, the letters and their choices follow. */
export const mailGroupSpecs: Record<MailGroup, MailGroupSpec> = {
  launches: { label: mailTexts.launches, choices: newsChoices, usual: 'daily' },
  problems: { label: mailTexts.problems, choices: newsChoices, usual: 'each' },
  colleagues: { label: mailTexts.colleagues, choices: newsChoices, usual: 'daily' },
  applications: { label: mailTexts.applications, choices: newsChoices, usual: 'daily' },
  results: { label: mailTexts.results, choices: newsChoices, usual: 'daily' },
  week: {
    ...{ label: mailTexts.week, about: mailTexts.aboutWeek },
    ...{ choices: weeklyChoices, usual: 'never' },
  },
};

export type MailChoices = Record<MailGroup, MailChoice>;

/** What holds for a person who has chosen this much. */
export const mailChoicesOf = (chosen: Partial<MailChoices>): MailChoices =>
  Object.fromEntries(
    mailGroups.map((group) => [group, chosen[group] ?? mailGroupSpecs[group].usual]),
  ) as MailChoices;

/** What the address in a letter stops: a group, or all that comes once a day. */
export const stoppableLetters = [...mailGroups, 'daily'] as const;
export type StoppableLetters = (typeof stoppableLetters)[number];

export const stoppableLabel = (letters: StoppableLetters): string =>
  letters === 'daily' ? mailChoiceLabels.daily : mailGroupSpecs[letters].label;

/** What a person chooses by stopping these letters. */
export const choicesToStop = (
  letters: StoppableLetters,
  choices: MailChoices,
): Partial<MailChoices> =>
  Object.fromEntries(
    mailGroups
      .filter((group) => (letters === 'daily' ? choices[group] === 'daily' : group === letters))
      .map((group) => [group, 'never']),
  );
