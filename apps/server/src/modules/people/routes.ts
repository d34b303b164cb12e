import { ownAddressFinding } from '@posthorn/domain';
import { setCsrfToken } from '../../platform/access/csrf.ts';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound, refuseWhen } from '../../platform/refusal.ts';
import { clearSessionToken } from '../../platform/session/cookies.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { erasePerson } from './erase-person.ts';
import { findLivingPerson } from './living-person.ts';
import { personData } from './person-data.ts';

export const peopleHandlers = {
  async getMyData({ person, deps }) {
    const data = await personData(deps.connection.db, person.id);
    return { name: 'my-data.json', content: JSON.stringify(data, null, 2) };
  },

  async eraseMe({ person, body, deps, reply }) {
    await inTransaction(deps, async (tx) => {
      const own = await findLivingPerson(tx, person.id);
      if (!own) throw notFound();
      const wrong = ownAddressFinding(body.email, own.email);
      refuseWhen(wrong ? [wrong] : []);
      await erasePerson(tx, own);
    });
    clearSessionToken(reply, deps.config);
    setCsrfToken(reply, deps, undefined);
    // As when a person signs out: what the browser keeps of pictures goes, too.
    reply.header('clear-site-data', '"cache"');
  },
} satisfies Partial<Handlers>;
