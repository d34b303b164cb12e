import type { Language } from '../campaign/language.ts';

/**
 * What tells that a sentence is not about the job: all patterns of one entry are found in it. Two short patterns
 * instead of a long one keep the work proportional to the text, whatever a page writes.
 */
type Aside = readonly RegExp[];

/**
 * Sentences that stand on the page of a vacancy for others than those who may apply, or only beside the vacancy:
 * notes on cookies and data, notes for agencies, and whom to call. The same words are also work: people are hired to
 * protect data, to win customers and to answer questions. So none of them is enough alone.
 */
const asides: Record<Language, readonly Aside[]> = {
  nl: [
    [
      /\bcookies?\b/i,
      /\b(website|site|wij gebruiken|we gebruiken|gebruik van|accept\w*|voorkeuren)\b/i,
    ],
    [
      /\bprivacy[ -]?(verklaring|statement|policy|beleid|reglement)\b/i,
      /\b(lees|bekijk|zie|akkoord|verwerken|verwerkt|persoonsgegevens|je gegevens|jouw gegevens|uw gegevens)\b/i,
    ],
    [
      /\bacquisitie\b/i,
      /\b(niet op prijs|geen prijs|niet gewenst|ongewenst|naar aanleiding van|n\.a\.v|geen acquisitie|wordt niet)\b/i,
    ],
    [/\breferenties worden\b/i],
    [
      /^(?:(?:heb|heeft|hebt) (?:je|jij|u) )?(?:nog |verdere |andere )?vragen\b/i,
      /\?$|\b(neem|contact op|contact opnemen)\b|\b(?:deze|de) (?:vacature|functie|procedure)\b/i,
    ],
    [
      /\bvoor (?:meer informatie|vragen|inlichtingen)\b|^(?:wil je )?meer (?:informatie|weten)\b/i,
      /\b(contact op|contact opnemen|bel|terecht bij|neem|kijk op|bereikbaar)\b/i,
    ],
    [/^neem (?:dan |gerust |vrijblijvend |even )*contact op\b/i],
  ],
  en: [
    [/\bcookies?\b/i, /\b(website|site|we use|accept\w*|consent|settings|preferences|browser)\b/i],
    [
      /\bprivacy (policy|statement|notice)\b/i,
      /\b(read|see|view|consult|agree|personal data|your data|personal information|your application)\b/i,
    ],
    [
      /\bagenc(y|ies)\b/i,
      /\b(unsolicited|not accept\w*|no agenc\w+|no recruitment|no staffing|calls from|strictly no)\b/i,
    ],
    [/\bequal[- ]opportunit(y|ies)\b/i, /\b(employer|regardless|discriminat\w*)\b/i],
    [
      /^(?:do you have |have you got |have |got |if you have )?(?:any |more |further |other )*questions\b/i,
      /\?|\b(please|contact us|get in touch|reach out|feel free|call us|hesitate)\b/i,
    ],
    [/\bfor (?:more|further|additional) information\b/i, /\b(contact|call|e-?mail|visit|see)\b/i],
    [
      /^(?:please|feel free to|do not hesitate to|don[’']t hesitate to) (?:contact|call|get in touch|reach out)\b/i,
    ],
    [/^(?:contact|get in touch with|reach out to) (?:us|our)\b/i],
  ],
  de: [
    [/\bcookies?\b/i, /\b(website|webseite|seite|verwenden|nutzen|akzeptier\w*|einstellungen)\b/i],
    [
      /\bdatenschutz(erklärung|hinweis\w*|bestimmung\w*|information\w*)\b/i,
      /\b(lesen|lies|finden|findest|siehe|beachte\w*|personenbezogen\w*|deine daten|ihre daten|ihrer daten|deiner daten)\b/i,
    ],
    [
      /\b(personalvermittl\w*|personaldienstleist\w*|personalberat\w*|headhunter\w*)\b/i,
      /\b(abzusehen|absehen|bitte keine|keine anfragen|nicht (?:gew|erw)ünscht|nicht berücksichtig\w*|unaufgefordert\w*)\b/i,
    ],
    [
      /^(?:(?:haben sie|hast du|habt ihr|bei|für) )?(?:noch |weiteren? |offenen? )*(?:rück)?fragen\b/i,
      /\?$|\b(kontaktier\w*|ansprechpartner\w*|zur verfügung|melde|melden sie|wende dich|wenden sie|rufen sie|schreiben sie)\b/i,
    ],
    [
      /^(?:bitte )?(?:kontaktieren sie|kontaktiere|melden sie sich|melde dich|wenden sie sich|wende dich)\b/i,
    ],
    [
      /\b(?:ihre?|deine?|unsere?) (?:persönlichen? )?ansprechpartner(in)?\b/i,
      /\b(ist|frau|herr)\b/i,
    ],
  ],
  fr: [
    [/\bcookies?\b/i, /\b(site|utilis\w*|accept\w*|navigation)\b/i],
    [/\bpolitique de confidentialit/i],
    [/\bcabinets? de recrutement\b/i, /\b(abstenir|ne pas|pas de)\b/i],
    [
      /^(?:vous avez |avez-vous |pour )?(?:des |toute |d[’']autres )?questions?\b/i,
      /\?|\bcontact\w*|\bn[’']h[ée]sitez\b/i,
    ],
    [/^(?:contactez|n[’']h[ée]sitez pas [àa] (?:nous )?contacter)\b/i],
  ],
  es: [
    [/\bcookies?\b/i, /\b(sitio|web|utiliza\w*|usamos|acept\w*)\b/i],
    [/\b(?:pol[íi]tica|aviso) de privacidad\b/i],
    [/^¿?(?:tienes? |alguna |para )*(?:preguntas?|dudas?)\b/i, /\?|\bcontact\w*|\bescr[íi]b\w*/i],
    [/^(?:contacta con nosotros|ponte en contacto|p[óo]ngase en contacto)\b/i],
  ],
  it: [
    [/\bcookies?\b/i, /\b(sito|utilizz\w*|accett\w*)\b/i],
    [/\b(?:informativa|politica) (?:sulla |di )?privacy\b/i],
    [/\bagenzie\b/i, /\b(astenersi|no agenzie|non si accettano)\b/i],
    [/^(?:hai |ha |per )?(?:altre |ulteriori |qualche )?domand[ae]\b/i, /\?|\bcontatt\w*/i],
    [/^(?:contattaci|per informazioni contatta\w*)\b/i],
  ],
  pt: [
    [/\bcookies?\b/i, /\b(site|s[íi]tio|utiliza\w*|usamos|aceit\w*)\b/i],
    [/\b(?:pol[íi]tica|aviso) de privacidade\b/i],
    [/^(?:tem |para |alguma )*(?:perguntas?|d[úu]vidas?)\b/i, /\?|\bcontac?t\w*/i],
    [/^(?:contacte-nos|entre em contac?to)\b/i],
  ],
};

export function isAside(text: string, language: Language): boolean {
  // A page may write a letter and its accent one by one.
  const composed = text.normalize('NFC');
  return asides[language].some((aside) => aside.every((pattern) => pattern.test(composed)));
}
