import { previewTexts } from '#texts/preview';
import type { Language } from '../campaign/language.ts';

/** The words of the networks themselves around an ad. */
export type NetworkWord =
  | 'sponsored'
  | 'promoted'
  | 'networkSearch'
  | 'more'
  | 'less'
  | 'like'
  | 'comment'
  | 'share'
  | 'repost'
  | 'send';

/** What the networks write around an ad in the languages of ads; previews show them so. */
const words: Record<Exclude<Language, 'en'>, Record<NetworkWord, string>> = {
  nl: {
    sponsored: 'Gesponsord',
    promoted: 'Gepromoot',
    networkSearch: 'Zoeken',
    more: 'meer',
    less: 'minder',
    like: 'Vind ik leuk',
    comment: 'Reageren',
    share: 'Delen',
    repost: 'Reposten',
    send: 'Verzenden',
  },
  de: {
    sponsored: 'Gesponsert',
    promoted: 'Anzeige',
    networkSearch: 'Suche',
    more: 'mehr',
    less: 'weniger',
    like: 'Gefällt mir',
    comment: 'Kommentieren',
    share: 'Teilen',
    repost: 'Reposten',
    send: 'Senden',
  },
  fr: {
    sponsored: 'Sponsorisé',
    promoted: 'Post sponsorisé',
    networkSearch: 'Rechercher',
    more: 'plus',
    less: 'moins',
    like: 'J’aime',
    comment: 'Commenter',
    share: 'Partager',
    repost: 'Republier',
    send: 'Envoyer',
  },
  it: {
    sponsored: 'Sponsorizzato',
    promoted: 'Post sponsorizzato',
    networkSearch: 'Cerca',
    more: 'altro',
    less: 'meno',
    like: 'Mi piace',
    comment: 'Commenta',
    share: 'Condividi',
    repost: 'Ripubblica',
    send: 'Invia',
  },
  es: {
    sponsored: 'Patrocinado',
    promoted: 'Promocionado',
    networkSearch: 'Buscar',
    more: 'más',
    less: 'menos',
    like: 'Me gusta',
    comment: 'Comentar',
    share: 'Compartir',
    repost: 'Republicar',
    send: 'Enviar',
  },
  pt: {
    sponsored: 'Patrocinado',
    promoted: 'Promovido',
    networkSearch: 'Pesquisar',
    more: 'mais',
    less: 'menos',
    like: 'Gosto',
    comment: 'Comentar',
    share: 'Partilhar',
    repost: 'Republicar',
    send: 'Enviar',
  },
};

/** A word of a network, as people read it who see ads in this language. */
export const networkWordIn = (language: Language, word: NetworkWord): string =>
  language === 'en' ? previewTexts[word] : words[language][word];
