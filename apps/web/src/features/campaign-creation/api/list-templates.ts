import { templatesQuery } from '../../templates/index.ts';
import { type ChoosableTemplate, choosable } from '../model/template.ts';

/** Those that have a name to be chosen by. Failures are shown in the place of the list. */
export const choosableTemplatesQuery = (accountId: string) => ({
  ...templatesQuery(accountId),
  select: (templates: Parameters<typeof choosable>[0][]): ChoosableTemplate[] =>
    templates.map(choosable).filter(({ name }) => name !== ''),
});
