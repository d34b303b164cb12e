import { jobFieldTexts } from '#texts/job-field';

/** What we read of a job. Each is filled from one element of the feed. */
export const jobFields = [
  'id',
  'title',
  'url',
  'place',
  'region',
  'postalCode',
  'country',
  'company',
  'description',
  'category',
  'jobType',
  'salary',
  'image',
  'moreImages',
  'publishedOn',
  'closesOn',
] as const;
export type JobField = (typeof jobFields)[number];

export const jobFieldLabels: Readonly<Record<JobField, string>> = jobFieldTexts;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * How feeds call them: names of Indeed, RSS, Atom and Google, then Dutch, German, French, Spanish, Italian and
 * Portuguese ones. The first that a feed has is taken. `a/b` is b inside a, `a@b` the attribute b of a.
 */
const fieldNames: Readonly<Record<JobField, readonly string[]>> = {
  id: words(`referencenumber jobid vacancyid jobpositionpostingid/id publicationid identifier/value id
    requisitionid reqid jobreference jobref reference refno externalid uniqueid identifier guid @id @jobid @reference
    vacaturenummer vacatureid referentienummer referentie kenmerk
    referenznummer stellenid stellennummer anzeigenid kennziffer
    numeroreference referenceoffre idoffre referenceannonce
    idoferta numeroreferencia referencia codigooferta
    idannuncio idofferta riferimento codiceannuncio idvaga codigovaga referenciavaga`),
  title:
    words(`title jobtitle vacancytitle positiontitle jobpositiontitle titleinformation position headline name
    functietitel vacaturetitel functienaam functie titel
    stellentitel stellenbezeichnung berufsbezeichnung bezeichnung
    titre intituleposte intitule libelle poste
    titulo tituloempleo puesto nombre titolo titoloannuncio posizione ruolo
    titulovaga cargo nome`),
  url: words(`url joburl link link@href jobposturl vacancyurl detailurl careersurl publicationurl deeplink
    applyurl applicationurl joblink applylink careersapplyurl byweb/url @url
    vacatureurl sollicitatieurl stellenurl anzeigenurl bewerbungsurl
    urloffre lienoffre lien urloferta enlace urlannuncio collegamento urlvaga ligacao`),
  place:
    words(`city jobcity town municipality locality addresslocality joblocation/city location/city address/city location/name
    joblocation location worklocation workplace place
    standplaats plaats plaatsnaam werklocatie locatie stad
    arbeitsort einsatzort ort stadt standort
    ville lieutravail localite lieu commune
    ciudad localidad poblacion ubicacion citta comune sedelavoro luogo sede
    cidade localidade local`),
  region: words(`state jobstate region province addressregion location/state location/region
    provincie regio bundesland departement provincia comunidad regione estado distrito`),
  postalCode: words(`postalcode zipcode zip postcode location/postalcode location/zip
    plz postleitzahl codepostal codigopostal cap cep`),
  country: words(`country jobcountry countrycode addresscountry location/country joblocation/country
    land staat pays pais paese nazione`),
  company: words(`company companyname employer employername company/name employer/name brand
    hiringorganization/name hiringorganization hiringorgname hiringorg organization organisation client author/name
    bedrijfsnaam bedrijf werkgever opdrachtgever
    unternehmen arbeitgeber firma entreprise societe employeur
    empresa azienda societa datoredilavoro entidade`),
  description:
    words(`description jobdescription vacancyinformation jobpositionpurpose encoded content body fulldescription summary text
    functieomschrijving vacaturetekst omschrijving beschrijving
    stellenbeschreibung beschreibung anzeigentext
    descriptionposte descriptif texteannonce descripcion descrizione descricao`),
  category:
    words(`category jobcategory jobfunction function industry sector department producttype googleproductcategory
    category@term vakgebied functiegroep beroepsgroep categorie branche
    berufsfeld kategorie tatigkeitsfeld metier secteur
    categoria sectoractividad settore area`),
  jobType: words(`jobtype employmenttype employmenttypecode contracttype contract hours
    dienstverband soortdienstverband beschaftigungsart anstellungsart vertragsart
    typecontrat contrat tipocontrato tipocontratto contratto tipodecontrato`),
  salary: words(`salary basesalary salaryrange wage compensation price
    salaris salarisindicatie gehalt lohn verdienst salaire remuneration
    salario retribuzione stipendio`),
  image: words(`imagelink image imageurl image/url picture pictureurl photo photourl headerimage
    coverimage mainimage enclosure@url thumbnail@url logo logourl companylogo
    afbeelding bild bildurl imagen immagine imagem`),
  moreImages: words('additionalimagelink additionalimage additionalimageurl'),
  publishedOn:
    words(`date dateposted posteddate pubdate published publishedat publicationdate publicationstart
    postedat startdate startdate/date createdat updated
    publicatiedatum plaatsingsdatum datum veroffentlichtam veroffentlichungsdatum datepublication
    fechapublicacion datapubblicazione datapublicacao`),
  closesOn:
    words(`expirationdate expirydate validthrough closingdate publicationend closeat enddate enddate/date
    deadline expires expiresat validto
    sluitingsdatum einddatum reageervoor ablaufdatum bewerbungsschluss gultigbis
    dateexpiration datelimite datefin fechacaducidad fechafin datascadenza scadenza
    dataexpiracao datafim`),
};

/** What one job is called in a feed. */
const jobNames = new Set(
  words(`job vacancy jobposting posting joboffer listing item entry product offer
    jobpositionposting crpublication publication
    vacature stelle stellenangebot stellenanzeige anzeige jobangebot
    offre offreemploi annonce oferta ofertaempleo empleo annuncio offerta offertalavoro vaga anuncio`),
);

/** What stands around the jobs, also on a day without any. */
const feedNames = new Set(
  words(`source jobs joblist joblistings vacancies listings postings positions rss rdf feed channel products offers
    jobpositionpostings crpublications publications
    vacatures stellen stellenangebote stellenanzeigen anzeigen jobangebote
    offres annonces ofertas empleos annunci offerte vagas anuncios`),
);

/** The name of an element without its prefix, spelling and accents: `g:image_link` is `imagelink`. */
export const plainName = (name: string): string =>
  name
    .slice(name.lastIndexOf(':') + 1)
    .normalize('NFD')
    .replace(/[\p{M}\-_.]/gu, '')
    .toLowerCase();

export const isJobName = (name: string): boolean => jobNames.has(plainName(name));
/** A list of pages, which search engines read. */
export const isSitemapName = (name: string): boolean =>
  ['urlset', 'sitemapindex'].includes(plainName(name));
export const isFeedName = (name: string): boolean => feedNames.has(plainName(name));

const ranks = new Map<string, { field: JobField; rank: number }[]>();
for (const field of jobFields) {
  fieldNames[field].forEach((name, rank) => {
    ranks.set(name, [...(ranks.get(name) ?? []), { field, rank }]);
  });
}
/** Names so common that they mean something else inside another element: the name of a company. */
const ambiguous = new Set(['id', 'title', 'name', 'url', 'link', 'nombre', 'nome', 'text', 'date']);

/** Deeper ones come after all others. */
const DEPTH_RANK = 1_000;

/**
 * What an element may be, by its path inside the job, and how likely: the lower the better. Nothing for a path
 * that says nothing.
 */
export function fieldsForPath(path: string): readonly { field: JobField; rank: number }[] {
  const steps = path.split('/');
  const [last = ''] = steps.slice(-1);
  const [name = '', attribute] = last.split('@');
  const own =
    attribute === undefined ? plainName(name) : `${plainName(name)}@${plainName(attribute)}`;
  const parent = plainName(steps.at(-2) ?? '');
  const depth = steps.length - 1;
  const within = depth > 0 ? (ranks.get(`${parent}/${own}`) ?? []) : [];
  const alone = depth > 0 && ambiguous.has(own) ? [] : (ranks.get(own) ?? []);
  return [
    ...within,
    ...alone.map(({ field, rank }) => ({ field, rank: rank + depth * DEPTH_RANK })),
  ];
}
