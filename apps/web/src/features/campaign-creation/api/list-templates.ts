import type { Currency } from '@posthorn/domain';
import { templatesQuery } from '../../templates/index.ts';
import { type ChoosableTemplate, choosable } from '../model/template.ts';

/** Those that have a name to be chosen by. Failures are shown in the place of the list. */
export const choosableTemplatesQuery = (accountId: string, currency: Currency | undefined) => ({
  ...templatesQuery(accountId),
  select: (templates: Parameters<typeof choosable>[0][]): ChoosableTemplate[] =>
    templates.map((template) => choosable(template, currency)).filter(({ name }) => name !== ''),
});
