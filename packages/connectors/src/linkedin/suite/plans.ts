import type { Asset, Plan, PlannedSocialAd } from '../../plan.ts';
import { utrecht } from '../../testing/utrecht.ts';

/** The page that speaks in the plans of tests. */
export const PAGE_ID = '90210';

export const asset = (key: string, kind: 'image' | 'video', bytes = 100_000): Asset => ({
  key,
  kind,
  contentType: kind === 'image' ? 'image/jpeg' : 'video/mp4',
  bytes,
  width: 1200,
  height: 627,
  poster: null,
});

/** Bytes that begin like a picture or a film. */
export async function readAsset({ kind, bytes }: Asset, from = 0, to = bytes): Promise<Buffer> {
  const file = Buffer.alloc(to - from, 7);
  if (from === 0) file.set(kind === 'image' ? [0xff, 0xd8, 0xff] : [0, 0, 0, 8, ...ftyp]);
  return file;
}

const ftyp = Buffer.from('ftyp');

export const post = (id: string, changes: Partial<PlannedSocialAd> = {}): PlannedSocialAd => ({
  id,
  adType: 'LinkedinPostAd',
  message: `Come and work with us (${id}) #nurse`,
  headline: 'Nurse in Utrecht',
  linkDescription: 'A team of twelve is looking forward to you',
  callToAction: 'APPLY',
  displayUrl: null,
  media: [asset(`${id}.jpg`, 'image')],
  ...changes,
});

export const film = (id: string, changes: Partial<PlannedSocialAd> = {}): PlannedSocialAd =>
  post(id, { media: [asset(`${id}.mp4`, 'video')], ...changes });

export const plan = (changes: Partial<Plan> = {}): Plan => ({
  marker: '01JZK3T9Q8',
  channel: 'linkedIn',
  title: 'Nurse Utrecht',
  goal: 'MAXIMISE_CLICKS',
  currency: 'EUR',
  budget: 1000_01,
  startDate: '2027-01-10',
  endDate: '2027-01-23',
  timeZone: 'Europe/Amsterdam',
  language: 'nl',
  places: [utrecht],
  keywords: ['nurse'],
  landingPage: 'https://jobs.example.com/nurse',
  employer: 'Ziekenhuis Utrecht',
  payer: 'Bureau Zorg',
  pages: { facebook: null, instagram: null, linkedin: PAGE_ID },
  ads: [post('ad-1'), post('ad-2'), film('ad-3')],
  ...changes,
});
