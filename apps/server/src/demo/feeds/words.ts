import type { SceneName } from '../library/scenes/index.ts';

/** A place with the region and postal code that a feed tells of it. */
export interface DemoTown {
  city: string;
  region: string;
  postalCode: string;
}

const town = (city: string, region: string, postalCode: string): DemoTown => ({
  ...{ city, region, postalCode },
});

export const towns: readonly DemoTown[] = [
  town('Groningen', 'Groningen', '9725 AK'),
  town('Assen', 'Drenthe', '9401 JK'),
  town('Leeuwarden', 'Friesland', '8911 DH'),
  town('Emmen', 'Drenthe', '7811 AP'),
  town('Drachten', 'Friesland', '9203 AX'),
  town('Heerenveen', 'Friesland', '8441 BT'),
  town('Hoogeveen', 'Drenthe', '7902 AA'),
  town('Stadskanaal', 'Groningen', '9501 EA'),
  town('Veendam', 'Groningen', '9641 HG'),
  town('Delfzijl', 'Groningen', '9934 EA'),
  town('Sneek', 'Friesland', '8601 DA'),
  town('Meppel', 'Drenthe', '7941 HA'),
  town('Roden', 'Drenthe', '9301 KA'),
  town('Winschoten', 'Groningen', '9671 GC'),
];

/** What jobs of one kind are called, where they are, and what is said of them. */
export interface DemoTrade {
  titles: readonly string[];
  category: string;
  scene: SceneName;
  /** A month, in whole euros, for full time. */
  pay: readonly [from: number, to: number];
  work: string;
}

export const careTrades: readonly DemoTrade[] = [
  {
    titles: ['Verpleegkundige', 'Verpleegkundige nachtdienst', 'Senior verpleegkundige'],
    category: 'Verpleging',
    scene: 'ward',
    pay: [2890, 4120],
    work: 'Je verpleegt patiënten op onze afdeling, overlegt met artsen en begeleidt leerlingen.',
  },
  {
    titles: ['Verzorgende IG', 'Verzorgende IG thuiszorg', 'Helpende plus'],
    category: 'Verzorging',
    scene: 'livingRoom',
    pay: [2430, 3390],
    work: 'Je helpt bewoners bij de dagelijkse zorg en ziet het als eerste als iemand iets anders nodig heeft.',
  },
  {
    titles: ['Wijkverpleegkundige', 'Wijkverpleegkundige in opleiding'],
    category: 'Thuiszorg',
    scene: 'street',
    pay: [3120, 4480],
    work: 'Je stelt indicaties, maakt met cliënten een zorgplan en fietst van deur tot deur door je eigen wijk.',
  },
  {
    titles: ['Begeleider gehandicaptenzorg', 'Persoonlijk begeleider', 'Ambulant begeleider'],
    category: 'Begeleiding',
    scene: 'classroom',
    pay: [2580, 3610],
    work: 'Je begeleidt een kleine groep cliënten en zoekt met hen naar wat zij zelf kunnen.',
  },
  {
    titles: ['Doktersassistent', 'Praktijkondersteuner GGZ', 'Medisch secretaresse'],
    category: 'Polikliniek',
    scene: 'office',
    pay: [2510, 3420],
    work: 'Je ontvangt patiënten, plant afspraken en zorgt dat het spreekuur soepel loopt.',
  },
  {
    titles: ['Fysiotherapeut', 'Ergotherapeut', 'Logopedist'],
    category: 'Paramedisch',
    scene: 'laboratory',
    pay: [2960, 4390],
    work: 'Je behandelt cliënten na een operatie of beroerte, samen met een team van behandelaren.',
  },
];

export const supportTrades: readonly DemoTrade[] = [
  {
    titles: ['Kok instellingskeuken', 'Zelfstandig werkend kok', 'Voedingsassistent'],
    category: 'Keuken',
    scene: 'kitchen',
    pay: [2390, 3180],
    work: 'Je kookt elke dag vers voor bewoners en kent hun wensen en diëten.',
  },
  {
    titles: ['Facilitair medewerker', 'Medewerker schoonmaak', 'Teamleider schoonmaak'],
    category: 'Facilitair',
    scene: 'office',
    pay: [2280, 2990],
    work: 'Je zorgt dat onze gebouwen schoon, veilig en gastvrij zijn.',
  },
  {
    titles: ['Functioneel beheerder ECD', 'ICT-servicedeskmedewerker', 'Applicatiebeheerder'],
    category: 'ICT',
    scene: 'office',
    pay: [3020, 4610],
    work: 'Je helpt collega’s met onze zorgsystemen en maakt ze elke maand een beetje beter.',
  },
  {
    titles: ['Magazijnmedewerker', 'Chauffeur hulpmiddelen', 'Logistiek medewerker'],
    category: 'Logistiek',
    scene: 'warehouse',
    pay: [2310, 3040],
    work: 'Je brengt hulpmiddelen en linnen op tijd naar onze locaties in het noorden.',
  },
];

export const offers: readonly string[] = [
  'Reiskostenvergoeding en een eindejaarsuitkering van 8,33 procent.',
  'Je maakt je eigen rooster, samen met je team.',
  'Een vast contract vanaf de eerste dag.',
  'Ruimte voor opleiding: wij betalen, jij leert in werktijd.',
  'Een fiets van de zaak en korting op de sportschool.',
];
