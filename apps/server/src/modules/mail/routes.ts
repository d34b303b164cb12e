import type { Handlers } from '../../platform/api/handler.ts';
import { chooseMail } from './commands/choose-mail.ts';
import { findMailChoices } from './repository.ts';

export const mailHandlers = {
  async getMailChoices({ person, deps }) {
    return findMailChoices(deps.connection.db, person.id);
  },

  async chooseMail({ person, body, deps }) {
    return chooseMail(deps, person.id, body);
  },
} satisfies Partial<Handlers>;
