import { sayFinding } from '@posthorn/domain';
import { z } from 'zod';
import { inDatabase, readInput } from './by-command.ts';
import { erasePerson, findLivingPersonByEmail, personData } from './modules/people/index.ts';
import { BadSetting, type Config } from './platform/config.ts';
import { Refusal } from './platform/refusal.ts';

const email = z.string().trim();

const wanted = z
  .strictObject({
    export: z.strictObject({ email }),
    erase: z.strictObject({ email }),
  })
  .partial()
  .refine((one) => Object.keys(one).length === 1, 'one of export and erase');

/**
 * For a person who cannot sign in any more and asks for their data, or to be erased. Says what has come of it: the data
 * as JSON, or a sentence.
 */
export async function answerMember(config: Config, input: NodeJS.ReadableStream): Promise<string> {
  const given = await readInput(input, wanted, 'A person');
  const address = given.export?.email ?? given.erase?.email ?? '';
  return inDatabase(config, (db) =>
    db.transaction().execute(async (tx) => {
      const person = await findLivingPersonByEmail(tx, address);
      if (!person) throw new BadSetting(`No person with the address ${address} is known here.`);
      if (given.export) return JSON.stringify(await personData(tx, person.id), null, 2);
      await erasePerson(tx, person);
      return `Erased: ${address}`;
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new BadSetting(error.findings.map(sayFinding).join('\n'));
  });
}
