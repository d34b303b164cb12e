/** The people to try the product as; printed at the start and offered on the sign-in page. */
export const demoPeople = [
  {
    email: 'admin@demo.test',
    first: 'Lotte',
    last: 'Visser',
    describes: 'admin of Noorderzorg Groep',
  },
  {
    email: 'editor@demo.test',
    first: 'Jamal',
    last: 'Mertens',
    describes: 'editor of Noorderzorg Groep',
  },
  {
    email: 'admin@other.test',
    first: 'Sofia',
    last: 'Kessler',
    describes: 'admin of Kade Recruitment',
  },
  { email: 'agency@demo.test', first: 'Robin', last: 'Agema', describes: 'admin of both accounts' },
  {
    email: 'master@demo.test',
    first: 'Mira',
    last: 'de Groot',
    describes: 'manages both accounts from above',
  },
] as const;

export const colleagues = [
  { email: 'anna.bakker@demo.test', first: 'Anna', last: 'Bakker' },
  { email: 'joris.mulder@demo.test', first: 'Joris', last: 'Mulder' },
  { email: 'samira.kaya@demo.test', first: 'Samira', last: 'Kaya' },
  { email: 'pieter.hoekstra@demo.test', first: 'Pieter', last: 'Hoekstra' },
  { email: 'eva.lindqvist@demo.test', first: 'Eva', last: 'Lindqvist' },
  { email: 'tom.de.wit@demo.test', first: 'Tom', last: 'de Wit' },
  { email: 'ines.duarte@other.test', first: 'Inês', last: 'Duarte' },
  { email: 'luca.moretti@other.test', first: 'Luca', last: 'Moretti' },
] as const;

export type DemoEmail = (typeof demoPeople)[number]['email'] | (typeof colleagues)[number]['email'];
