import type { SandboxPlace } from './places.ts';

interface Country {
  id: string;
  name: string;
  regions: string;
  /** Each with its number and the region it is in. */
  cities: string;
}

const countries: Record<string, Country> = {
  NL: {
    id: '2528',
    name: 'Netherlands',
    regions:
      'Drenthe;Friesland;Gelderland;Groningen;Limburg;North Brabant;North Holland;Utrecht;Zeeland;South Holland;Overijssel;Flevoland',
    cities:
      '2759794 Amsterdam (North Holland);2747891 Rotterdam (South Holland);2747373 The Hague (South Holland);2745912 Utrecht (Utrecht);2756253 Eindhoven (North Brabant);2746301 Tilburg (North Brabant);2755251 Groningen (Groningen);2759879 Almere Stad (Flevoland);2758401 Breda (North Brabant);2750053 Nijmegen (Gelderland);2756071 Enschede (Overijssel);2755003 Haarlem (North Holland)',
  },
  BE: {
    id: '2056',
    name: 'Belgium',
    regions: 'Brussels-Capital Region;Flanders;Wallonia',
    cities:
      '2800866 Brussels (Bruxelles-Capitale);2803138 Antwerpen (Antwerp);2797656 Gent (East Flanders);2800481 Charleroi (Hainaut);2792413 Liège (Wallonia);2800931 Brugge (West Flanders)',
  },
  DE: {
    id: '2276',
    name: 'Germany',
    regions:
      'Baden-Württemberg;Bavaria;Bremen;Hamburg;Hesse;Lower Saxony;North Rhine-Westphalia;Rhineland-Palatinate;Saarland;Schleswig-Holstein;Brandenburg;Mecklenburg-Western Pomerania;Saxony;Saxony-Anhalt;Thuringia;Berlin',
    cities:
      '2950159 Berlin (Berlin);2911298 Hamburg (Hamburg);2867714 Munich (Bavaria);2886242 Köln (North Rhine-Westphalia);2925533 Frankfurt am Main (Hesse);2928810 Essen (North Rhine-Westphalia)',
  },
  FR: {
    id: '2250',
    name: 'France',
    regions:
      "Île-de-France;Centre-Val de Loire;Bourgogne-Franche-Comté;Normandy;Hauts-de-France;Grand Est;Pays de la Loire;Brittany;Nouvelle-Aquitaine;Occitanie;Auvergne-Rhône-Alpes;Provence-Alpes-Côte d'Azur;Corsica",
    cities:
      "2988507 Paris (Île-de-France);2995469 Marseille (Provence-Alpes-Côte d'Azur);2996944 Lyon (Auvergne-Rhône-Alpes);2972315 Toulouse (Occitanie);2990440 Nice (Provence-Alpes-Côte d'Azur);2990969 Nantes (Pays de la Loire)",
  },
  GB: {
    id: '2826',
    name: 'United Kingdom',
    regions: 'England;Northern Ireland;Scotland;Wales',
    cities:
      '2643743 London (Greater London);2655603 Birmingham (West Midlands);2644210 Liverpool (Merseyside);2641170 Nottingham (Nottinghamshire);2638077 Sheffield (South Yorkshire);2654675 Bristol (England)',
  },
  ES: {
    id: '2724',
    name: 'Spain',
    regions:
      'Balearic Islands;La Rioja;Madrid;Murcia;Navarre;Asturias;Cantabria;Andalusia;Aragon;Canary Islands;Castile-La Mancha;Castile and León;Catalonia;Extremadura;Galicia;Basque Country;Valencia;Ceuta;Melilla',
    cities:
      '3117735 Madrid (Madrid);3128760 Barcelona (Catalonia);2509954 Valencia (Valencia);2510911 Sevilla (Andalusia);3104324 Zaragoza (Aragon);2514256 Málaga (Andalusia)',
  },
  IT: {
    id: '2380',
    name: 'Italy',
    regions:
      'Abruzzo;Basilicata;Calabria;Campania;Emilia-Romagna;Friuli Venezia Giulia;Lazio;Liguria;Lombardy;Marche;Molise;Piedmont;Apulia;Sardinia;Sicily;Tuscany;Trentino-Alto Adige;Umbria;Aosta Valley;Veneto',
    cities:
      '3169070 Rome (Lazio);3173435 Milan (Lombardy);3172394 Naples (Campania);3165524 Turin (Piedmont);2523920 Palermo (Sicily);3176219 Genoa (Liguria)',
  },
  PT: {
    id: '2620',
    name: 'Portugal',
    regions:
      'Aveiro;Beja;Braga;Bragança;Castelo Branco;Coimbra;Évora;Faro;Madeira;Guarda;Leiria;Lisbon;Portalegre;Porto;Santarém;Setúbal;Viana do Castelo;Vila Real;Viseu;Azores',
    cities:
      '2267057 Lisbon (Lisbon);2735943 Porto (Porto);2271772 Amadora (Lisbon);2742032 Braga (Braga);2262963 Setúbal (Setúbal);2740637 Coimbra (Coimbra)',
  },
};

/**
 * The places that every network here knows: eight countries with their regions and largest cities.
 * Countries have the numbers that Google gives them; cities those of GeoNames.
 */
export const gazetteer: readonly SandboxPlace[] = Object.entries(countries).flatMap(
  ([countryCode, { id, name, regions, cities }]): SandboxPlace[] => [
    { id, name, type: 'country', countryCode, regionName: null },
    ...regions.split(';').map((region, index) => ({
      id: `${id}${String(index + 1).padStart(3, '0')}`,
      name: region,
      type: 'region' as const,
      countryCode,
      regionName: null,
    })),
    ...cities.split(';').map((city) => {
      const [, number = '', cityName = '', regionName = ''] =
        /^(\d+) (.+) \((.+)\)$/.exec(city) ?? [];
      return { id: number, name: cityName, type: 'city' as const, countryCode, regionName };
    }),
  ],
);
