import type { Language } from '../campaign/language.ts';
import { type CallToAction, callToActionLabel } from './call-to-action.ts';

/**
 * What buttons say to people in each language. Networks write them themselves, by what they are told and by the
 * language of the reader; previews show them so.
 */
const words: Record<Exclude<Language, 'en'>, Record<CallToAction, string>> = {
  nl: {
    APPLY_NOW: 'Nu solliciteren',
    CONTACT_US: 'Contact opnemen',
    LEARN_MORE: 'Meer informatie',
    SIGN_UP: 'Registreren',
    WATCH_MORE: 'Meer bekijken',
    APPLY: 'Solliciteren',
    ATTEND: 'Deelnemen',
    DOWNLOAD: 'Downloaden',
    JOIN: 'Lid worden',
    REGISTER: 'Aanmelden',
    REQUEST_DEMO: 'Demo aanvragen',
    VIEW_QUOTE: 'Offerte bekijken',
    SUBSCRIBE: 'Abonneren',
  },
  de: {
    APPLY_NOW: 'Jetzt bewerben',
    CONTACT_US: 'Kontaktiere uns',
    LEARN_MORE: 'Mehr dazu',
    SIGN_UP: 'Registrieren',
    WATCH_MORE: 'Mehr ansehen',
    APPLY: 'Bewerben',
    ATTEND: 'Teilnehmen',
    DOWNLOAD: 'Herunterladen',
    JOIN: 'Beitreten',
    REGISTER: 'Anmelden',
    REQUEST_DEMO: 'Demo anfordern',
    VIEW_QUOTE: 'Angebot ansehen',
    SUBSCRIBE: 'Abonnieren',
  },
  fr: {
    APPLY_NOW: 'Postuler',
    CONTACT_US: 'Nous contacter',
    LEARN_MORE: 'En savoir plus',
    SIGN_UP: 'S’inscrire',
    WATCH_MORE: 'Voir plus',
    APPLY: 'Postuler',
    ATTEND: 'Participer',
    DOWNLOAD: 'Télécharger',
    JOIN: 'Rejoindre',
    REGISTER: 'S’inscrire',
    REQUEST_DEMO: 'Demander une démo',
    VIEW_QUOTE: 'Voir le devis',
    SUBSCRIBE: 'S’abonner',
  },
  es: {
    APPLY_NOW: 'Solicitar ahora',
    CONTACT_US: 'Contactar',
    LEARN_MORE: 'Más información',
    SIGN_UP: 'Registrarte',
    WATCH_MORE: 'Ver más',
    APPLY: 'Solicitar',
    ATTEND: 'Asistir',
    DOWNLOAD: 'Descargar',
    JOIN: 'Unirse',
    REGISTER: 'Inscribirse',
    REQUEST_DEMO: 'Solicitar una demo',
    VIEW_QUOTE: 'Ver presupuesto',
    SUBSCRIBE: 'Suscribirse',
  },
  it: {
    APPLY_NOW: 'Candidati ora',
    CONTACT_US: 'Contattaci',
    LEARN_MORE: 'Scopri di più',
    SIGN_UP: 'Iscriviti',
    WATCH_MORE: 'Guarda altro',
    APPLY: 'Candidati',
    ATTEND: 'Partecipa',
    DOWNLOAD: 'Scarica',
    JOIN: 'Unisciti',
    REGISTER: 'Registrati',
    REQUEST_DEMO: 'Richiedi una demo',
    VIEW_QUOTE: 'Vedi preventivo',
    SUBSCRIBE: 'Abbonati',
  },
  pt: {
    APPLY_NOW: 'Candidatar-se agora',
    CONTACT_US: 'Contactar',
    LEARN_MORE: 'Saber mais',
    SIGN_UP: 'Registar-se',
    WATCH_MORE: 'Ver mais',
    APPLY: 'Candidatar-se',
    ATTEND: 'Participar',
    DOWNLOAD: 'Transferir',
    JOIN: 'Aderir',
    REGISTER: 'Inscrever-se',
    REQUEST_DEMO: 'Pedir demonstração',
    VIEW_QUOTE: 'Ver orçamento',
    SUBSCRIBE: 'Subscrever',
  },
};

/** What a button says to people who read ads in this language; one that a network made up since, in English. */
export function callToActionIn(language: Language, value: string): string {
  if (language === 'en') return callToActionLabel(value);
  const known: Partial<Record<string, string>> = words[language];
  return known[value] ?? callToActionLabel(value);
}
