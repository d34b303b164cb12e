/** First letters of the first two words, as shown on an account's circle. */
export function accountInitials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => firstLetter(word))
    .join('');
}

/** First letters of the first and the last name, as shown on a person's avatar. */
export function personInitials(person: { firstName: string; lastName: string }): string {
  return firstLetter(person.firstName.trim()) + firstLetter(person.lastName.trim());
}

/** A letter beyond the basic plane is two code units; spreading keeps it whole. */
function firstLetter(word: string): string {
  return ([...word][0] ?? '').toLocaleUpperCase('en');
}
