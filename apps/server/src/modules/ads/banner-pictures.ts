import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { drawBanner } from '@posthorn/banners/png';
import {
  type AdTypeOf,
  type BannerSize,
  bannerSizeSpecs,
  bannerSizes,
  isOfKind,
} from '@posthorn/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/refusal.ts';
import { findMediaByIds, oneOfFew, pngOf } from '../media/index.ts';
import type { Ad, AdOf, AdRequest } from './ad-request.ts';
import { presentAds } from './presenter.ts';
import { findAd } from './repository.ts';

type Banners = AdOf<AdTypeOf<'drawnBanner'>>;
const isDrawn = (ad: Ad): ad is Banners => isOfKind(ad.adType, 'drawnBanner');
type BannersRequest = Pick<AdRequest, 'accountId' | 'adType' | 'of'> & { adId: string };

/** One banner of an ad, as it would be published. */
export async function sendBanner(
  deps: Deps,
  banners: BannersRequest,
  size: BannerSize,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const ad = await findBanners(deps, banners);
  if (isKnown(deps, ad, size, request, reply)) return reply.code(304).send();
  const logo = await readLogo(deps, banners.accountId, ad);
  const picture = await oneOfFew(() => drawBanner(ad, size, logo));
  return reply
    .type('image/png')
    .header('content-disposition', `inline; filename="${fileName(size)}"`)
    .send(picture);
}

/** All nine of them, to be taken along. */
export async function sendBanners(
  deps: Deps,
  banners: BannersRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const ad = await findBanners(deps, banners);
  if (isKnown(deps, ad, 'all', request, reply)) return reply.code(304).send();
  const logo = await readLogo(deps, banners.accountId, ad);
  const drawn = await Promise.all(
    bannerSizes.map(async (size) => ({
      size,
      picture: await oneOfFew(() => drawBanner(ad, size, logo)),
    })),
  );
  const zip = new ZipFile();
  const mtime = new Date(ad.createdAt);
  // They are packed already.
  for (const { size, picture } of drawn) {
    zip.addBuffer(picture, fileName(size), { compress: false, mtime });
  }
  zip.end();
  return reply
    .type('application/zip')
    .header('content-disposition', 'attachment; filename="banners.zip"')
    .send(zip.outputStream);
}

async function findBanners(
  { connection: { db } }: Deps,
  banners: BannersRequest,
): Promise<Banners> {
  const row = await findAd(db, banners.accountId, banners.adId, banners);
  const [ad] = row ? await presentAds(db, banners.accountId, [row]) : [];
  if (!ad || !isDrawn(ad)) throw notFound();
  return ad;
}

/** What was drawn of the same words and logo, by this version of ours, is what would be drawn again. */
function isKnown(
  deps: Deps,
  ad: Banners,
  what: BannerSize | 'all',
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  // The words may name the places of the campaign, so the ad's own version does not tell.
  const drawn = createHash('sha256').update(JSON.stringify(ad)).digest('base64url');
  const etag = `"${deps.version}-${drawn}-${what}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  return (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag);
}

/** Its preview where there is one: the original may be many times larger than any banner. */
async function readLogo(deps: Deps, accountId: string, { logo }: Banners): Promise<Buffer | null> {
  if (!logo) return null;
  const { media } = await findMediaByIds(deps.connection.db, accountId, [logo.id]);
  const { preview_key, file_key } = media.get(logo.id) ?? {};
  const key = preview_key ?? file_key;
  const file = key && (await deps.storage.get(key));
  if (!file) return null;
  const bytes = await buffer(file.body);
  return oneOfFew(() => pngOf(bytes));
}

function fileName(size: BannerSize): string {
  const { width, height } = bannerSizeSpecs[size];
  return `banner-${width}x${height}.png`;
}
