import { mailChoices, mailGroupSpecs, mailGroups } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';

const tag = 'Mail';

const choices = z.record(z.enum(mailGroups), z.enum(mailChoices));

export const mailOperations = {
  getMailChoices: operation({
    method: 'GET',
    path: '/me/mail',
    summary: 'Which letters the signed-in person gets, and when',
    tag,
    access: { scope: 'session' },
    answer: choices,
  }),
  chooseMail: operation({
    method: 'PUT',
    path: '/me/mail',
    summary: 'Chooses when letters of these groups come; the others stay as they are',
    tag,
    access: { scope: 'session' },
    // News comes at once or by the day, the letter about a week by the week.
    body: z.partialRecord(z.enum(mailGroups), z.enum(mailChoices)).refine((wanted) =>
      mailGroups.every((group) => {
        const choice = wanted[group];
        return choice === undefined || mailGroupSpecs[group].choices.includes(choice);
      }),
    ),
    answer: choices,
  }),
};
