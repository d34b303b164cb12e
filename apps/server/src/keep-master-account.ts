import { sayFinding } from '@posthorn/domain';
import { z } from 'zod';
import { inDatabase, readInput } from './by-command.ts';
import {
  addMasterAdmin,
  makeFirstMaster,
  removeMasterAdmin,
} from './modules/master-accounts/index.ts';
import { BadSetting, type Config } from './platform/config.ts';
import { Refusal } from './platform/refusal.ts';

const person = { first_name: z.string(), last_name: z.string(), email: z.string() };
const masterAccount = z.string();

const wanted = z
  .strictObject({
    make: z.strictObject({
      ...{ name: z.string(), street: z.string(), number: z.string(), zipcode: z.string() },
      ...{ city: z.string(), country: z.string() },
      ...{ agreement: z.string().default(''), fee: z.string().default('0') },
      ...person,
    }),
    addAdmin: z.strictObject({ masterAccount, ...person }),
    removeAdmin: z.strictObject({ masterAccount, email: z.string() }),
  })
  .partial()
  .refine((one) => Object.keys(one).length === 1, 'one of make, addAdmin and removeAdmin');

/**
 * The first master account of a product without demo data, and its admins: no one is there yet who could
 * make them, and no admin takes the right from another. Says what has come of it.
 */
export async function keepMasterAccount(
  config: Config,
  input: NodeJS.ReadableStream,
): Promise<string> {
  const { make, addAdmin, removeAdmin } = await readInput(input, wanted, 'A master account');
  return inDatabase(config, (db) =>
    db.transaction().execute(async (tx) => {
      if (make) {
        const { id, isNew } = await makeFirstMaster(tx, make);
        return `${isNew ? 'Made' : 'There already'}: ${make.name} (${id}), whose admin is ${make.email}`;
      }
      if (addAdmin) {
        const { isNew } = await addMasterAdmin(tx, addAdmin.masterAccount, addAdmin);
        return `${isNew ? 'Added' : 'An admin already'}: ${addAdmin.email}`;
      }
      const { masterAccount = '', email = '' } = removeAdmin ?? {};
      const { isNew } = await removeMasterAdmin(tx, masterAccount, email);
      return `${isNew ? 'Removed' : 'No admin of it'}: ${email}`;
    }),
  ).catch(sayPlainly);
}

/** The sentences of every field, for a reader without a form. */
function sayPlainly(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new BadSetting(
    error.findings.map((found) => `${found.path}: ${sayFinding(found)}`).join('\n'),
  );
}
