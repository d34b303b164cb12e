import { digits, luck } from '../luck.ts';

const firstNames =
  'Anna Bram Chloé Daan Elif Femke Gijs Hanna Ibrahim Julia Kees Lotte Mats Noor Omar Pieter Roos Sofia Thomas Yara'.split(
    ' ',
  );
const lastNames =
  'Bakker Çelik Dekker Fischer García Hendriks Jansen Kaya Laurent Meijer Moreau Peeters Rossi Schmidt Silva Smit Visser Vos Wagner Yılmaz'.split(
    ' ',
  );

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A person who does not exist, always the same for the same words. */
export function personFor(...words: (string | number)[]): Person {
  const pick = (from: readonly string[], what: string) =>
    from[Math.floor(luck(what, ...words) * from.length)] ?? '';
  const firstName = pick(firstNames, 'first');
  const lastName = pick(lastNames, 'last');
  const mailbox = plain(`${firstName}.${lastName}.${digits(3, 'mail', ...words)}`);
  return {
    firstName,
    lastName,
    email: `${mailbox}@example.com`,
    phone: `+316000${digits(5, 'phone', ...words)}`,
  };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z\d.]/g, '');
