import { type BannerWords, bannerLayout } from '@posthorn/banners';
import { drawBanner, drawBannerSvg, rasterised } from '@posthorn/banners/png';
import { bannerSizes } from '@posthorn/domain';
import { median, shown } from './numbers.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);

const copy: BannerWords = {
  type: 'Stellenangebot',
  subtitle: 'Unbefristet und übertariflich bezahlt in Vollzeit',
  title: 'Krankenpflegefachkraft für die Intensivstation in München',
  tags: ['Schichtzuschläge', 'Weiterbildung', '30 Urlaubstage', 'Betriebsrente', 'Jobrad'],
  callToAction: 'Jetzt bewerben!',
  primaryColor: '#05377E',
};
const circles = Array.from(
  { length: 40 },
  (_, n) => `<circle cx="${n * 15}" cy="100" r="60" fill="#0a7f62" opacity="0.1"/>`,
);
const logo = await rasterised(
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${circles.join('')}</svg>`,
);

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** One after the other, as many as there are. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  for (const item of items) await work(item);
}

const svgs = await Promise.all(bannerSizes.map((size) => drawBannerSvg(copy, size, logo)));
const rounds: { product: number; resvg: number; layout: number }[] = [];
// The first rounds compile, and read the fonts.
for (let round = -3; round < ROUNDS; round += 1) {
  const resvg = await timed(() => inTurn(svgs, (svg) => rasterised(svg)));
  const product = await timed(() => inTurn(bannerSizes, (size) => drawBanner(copy, size, logo)));
  // Another title each time: what was laid out before is remembered.
  const typed = { ...copy, title: `${copy.title.slice(0, 40)} ${round}` };
  const layout = await timed(() => {
    for (const size of bannerSizes) bannerLayout(typed, size, { shows: 'logo' });
  });
  if (round >= 0) rounds.push({ product, resvg, layout });
}
const of = (key: 'product' | 'resvg' | 'layout') => median(rounds.map((round) => round[key]));
console.log(`nine banners, medians of ${ROUNDS} rounds, milliseconds`);
console.log(`product    ${shown(of('product'), 0)}`);
console.log(`resvg      ${shown(of('resvg'), 0)}`);
console.log(`prod/resvg ${shown(of('product') / of('resvg'), 2)}`);
console.log(`layout     ${shown(of('layout'), 2)}`);
