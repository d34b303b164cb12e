import type { Language } from '../../campaign/language.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Small words that a text of a language can hardly do without, and that hardly stand in texts of the
 * others. Without case and accents.
 */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  nl: words(
    'de het een en van voor met op je jij wij ons onze jouw bij aan naar niet ook zijn wordt bent heb hebt kun kunt als dat die dit uit om te',
  ),
  en: words(
    'the and of for with you your our we are to is this that have will who from as at be by or can not it us an',
  ),
  fr: words(
    'le les des du et pour avec vous nous votre notre nos vos dans sur est une un qui que au aux par ce cette sont etes avez ou',
  ),
  pt: words(
    'os um uma e para com em no na nos nas do da dos das nao voce teu tua sua seu nossa nosso que por mais ao pela pelo somos',
  ),
  de: words(
    'der die das und fur mit wir du sie ihr ist ein eine einen einer in im zu den dem des von bei auf nicht uns unser unsere dich deine dein als oder',
  ),
  es: words(
    'el los las y para con en un una que del al por su tu nuestro nuestra nuestros no es somos eres se lo como mas o',
  ),
  it: words(
    'il lo gli e per con in un una che di del della dei delle al alla nel nella si tu noi nostro nostra sei siamo non come o',
  ),
};
