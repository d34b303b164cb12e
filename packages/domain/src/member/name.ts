const names = new Intl.Collator('en', { sensitivity: 'base' });

/** People as in a telephone book: 'Ōmar' stands beside 'Omar', and not behind 'Tom'. */
export const inOrderOfNames = <
  Person extends { id: string; first_name: string; last_name: string },
>(
  people: readonly Person[],
): Person[] =>
  people.toSorted(
    (a, b) =>
      names.compare(a.first_name, b.first_name) ||
      names.compare(a.last_name, b.last_name) ||
      (a.id < b.id ? -1 : 1),
  );

/** How a person is called everywhere. */
export function fullName(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim();
}
