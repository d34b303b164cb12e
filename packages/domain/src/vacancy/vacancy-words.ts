import type { Language } from '../campaign/language.ts';

interface VacancyWords {
  /** Above the title of a banner. */
  vacancy: string;
  /** On the button of a banner, and as a headline of a search ad. */
  apply: string;
  /** Headings below which a page says what the employer gives. */
  offers: RegExp;
  /** Headings below which it says where the work is. */
  place: RegExp;
  /** Words of which a page of a vacancy has some, in the language it is written in. */
  telling: RegExp;
}

/** What has to be known of each language to read a vacancy, and to ask people to apply. */
export const vacancyWords: Record<Language, VacancyWords> = {
  nl: {
    vacancy: 'Vacature',
    apply: 'Solliciteer nu',
    offers: /\b(bieden|aanbod|arbeidsvoorwaarden|krijg je|kun je verwachten|voordelen)\b/i,
    place: /^(locatie|plaats|standplaats|werkplek|werklocatie|regio)\b/i,
    telling: /\b(vacature|sollicite\w*|functie|werkervaring|dienstverband|salaris|cao)\b/gi,
  },
  en: {
    vacancy: 'Vacancy',
    apply: 'Apply now',
    offers: /\b(we offer|offer you|benefits|what you get|perks|in return)\b/i,
    place: /^(location|place of work|based in|office)\b/i,
    telling:
      /\b(vacancy|apply|applicants?|job|role|position|salary|experience|full[- ]time|part[- ]time)\b/gi,
  },
  de: {
    vacancy: 'Stellenangebot',
    apply: 'Jetzt bewerben',
    offers:
      /\b(wir bieten|unser angebot|das bieten|benefits|ihre vorteile|deine vorteile|freuen)\b/i,
    place: /^(standort|arbeitsort|einsatzort|ort)\b/i,
    telling:
      /\b(stelle\w*|bewerb\w*|arbeitszeit|gehalt|vergütung|berufserfahrung|vollzeit|teilzeit|aufgaben)\b/gi,
  },
  fr: {
    vacancy: 'Offre d’emploi',
    apply: 'Postulez',
    offers: /\b(nous offrons|nous vous offrons|nous proposons|avantages|notre offre)\b/i,
    place: /^(lieu|localisation|lieu de travail|poste basé)\b/i,
    telling:
      /\b(poste|postul\w*|candidat\w*|emploi|salaire|contrat|expérience|cdi|cdd|recrut\w*)\b/gi,
  },
  es: {
    vacancy: 'Oferta de empleo',
    apply: 'Inscríbete',
    offers: /\b(ofrecemos|te ofrecemos|beneficios|ventajas)\b/i,
    place: /^(ubicación|lugar|lugar de trabajo|localidad)\b/i,
    telling:
      /\b(vacante|oferta|puesto|inscr\w+|candidat\w*|salario|experiencia|jornada|contrato)\b/gi,
  },
  it: {
    vacancy: 'Offerta di lavoro',
    apply: 'Candidati ora',
    offers: /\b(offriamo|ti offriamo|vantaggi|benefit)\b/i,
    place: /^(sede|luogo|luogo di lavoro)\b/i,
    telling:
      /\b(candidat\w*|lavoro|posizione|contratto|esperienza|stipendio|retribuzione|assum\w*)\b/gi,
  },
  pt: {
    vacancy: 'Oferta de emprego',
    apply: 'Candidate-se',
    offers: /\b(oferecemos|benefícios|vantagens)\b/i,
    place: /^(local|localização|local de trabalho)\b/i,
    telling: /\b(vaga|candidat\w*|emprego|função|salário|experiência|contrato|horário)\b/gi,
  },
};
