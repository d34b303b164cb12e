import type { Tx } from '@posthorn/db';

export type LivingPerson = NonNullable<Awaited<ReturnType<typeof findLivingPerson>>>;

const livingPeople = (tx: Tx) =>
  tx
    .selectFrom('person')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('erased_at', 'is', null);

export const findLivingPerson = (tx: Tx, personId: string) =>
  livingPeople(tx).where('id', '=', personId).executeTakeFirst();

export const findLivingPersonByEmail = (tx: Tx, email: string) =>
  livingPeople(tx).where('email', '=', email).executeTakeFirst();
