import { emptyBannerCopy } from '@posthorn/domain';
import type { PreviewedBanner } from '../ad-previews/index.ts';
import logo from './demo-logo.svg';

const english: PreviewedBanner = {
  type: 'Vacancy',
  subtitle: 'Care close to home',
  title: 'Registered nurse in Groningen',
  tags: ['32 hours', '€ 3.400 – 4.200', 'Training paid', 'Pension', 'Bike plan'],
  callToAction: 'Apply now',
  primaryColor: '#05377E',
  logo: { url: logo },
};

/** What the banners of an ad can look like. */
export const bannerStates = {
  English: english,
  German: {
    ...english,
    type: 'Stellenangebot',
    subtitle: 'Unbefristet und übertariflich bezahlt in Vollzeit',
    title: 'Krankenpflegefachkraft für die Intensivstation in München',
    tags: [
      'Schichtzuschläge',
      'Weiterbildungsmöglichkeiten',
      '30 Urlaubstage',
      'Betriebsrente',
      'Kindertagesstätte',
    ],
    callToAction: 'Jetzt bewerben!',
    primaryColor: '#F4C300',
  },
  French: {
    ...english,
    type: 'Offre d’emploi',
    subtitle: 'Une équipe à taille humaine, à Lyon',
    title: 'Développeur·se logiciel confirmé·e (H/F) en télétravail',
    tags: ['CDI', 'Télétravail', 'Mutuelle prise en charge', 'RTT'],
    callToAction: 'Je postule',
    primaryColor: '#FFFFFF',
  },
  Short: { ...english, title: 'Chef', subtitle: 'Cook', tags: ['Sea'], primaryColor: '#111111' },
  Odd: {
    ...english,
    type: '🎉🎉',
    title: 'نبحث عن Ελλάδα и Київ Tiếng Việt 👩🏽‍⚕️',
    tags: ['👍', 'WWWWWWWWWWWWWWWWWWWW'],
    primaryColor: '#808080',
  },
  Empty: emptyBannerCopy,
  Lost: { ...english, logo: { url: '/no-such-picture.png' }, primaryColor: '#0B6B43' },
} satisfies Record<string, PreviewedBanner>;

export type BannerState = keyof typeof bannerStates;
