import { Readable } from 'node:stream';
import { makePerson } from '@posthorn/db/builders';
import { expect, test } from 'vitest';
import { answerMember } from './answer-member.ts';
import { readConfig } from './platform/config.ts';
import { server, setScene, world } from './testing/scene.ts';

setScene();

const run = (wanted: unknown) => {
  const config = readConfig({ MODE: 'local', DATABASE_URL: server.databaseUrl }, server.folder);
  return answerMember(config, Readable.from([JSON.stringify(wanted)]));
};

test('who was removed is given their data and erased by those who run the product', async () => {
  const email = 'gone@example.test';
  await makePerson(server.db, { email, first_name: 'Gone' });
  const data = JSON.parse(await run({ export: { email: 'GONE@example.test' } }));
  expect(data).toMatchObject({ person: { firstName: 'Gone', email }, memberships: [] });
  expect(await run({ erase: { email } })).toBe(`Erased: ${email}`);
  await expect(run({ erase: { email } })).rejects.toThrow('No person with the address gone@');
});

test('what is not right is refused with what is wrong', async () => {
  const { email } = world.admin;
  const others = server.db
    .deleteFrom('membership')
    .where('account_id', '=', world.account.id)
    .where('person_id', '<>', world.admin.id);
  await others.execute();
  await expect(run({ erase: { email } })).rejects.toThrow('Nobody else is an admin of');
  await expect(run({ export: { email }, erase: { email } })).rejects.toThrow(
    'one of export and erase',
  );
});
