import { type BannerSize, bannerSizeSpecs, bannerSizes } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { drawBanner, drawBannerSvg } from './draw.ts';
import { LogoError } from './logo.ts';
import { rasterised } from './rasterise.ts';

const copy = {
  type: 'Stellenangebot',
  subtitle: 'Unbefristet in Vollzeit',
  title: 'Krankenpflegefachkraft für München 🎉',
  tags: ['30 Urlaubstage', '護士'],
  callToAction: 'Bewerben',
  primaryColor: '#F4C300',
};

const red =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#f00"/></svg>';
const logo = await rasterised(red);

const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('all nine at once, each in its size', async () => {
  const drawn = await Promise.all(bannerSizes.map((size) => drawBanner(copy, size, logo)));
  expect(drawn.map(sizeOf)).toEqual(
    bannerSizes.map((size) => {
      const { width, height } = bannerSizeSpecs[size];
      return { width, height };
    }),
  );
});

test('twice as fine for fine screens', async () => {
  expect(sizeOf(await drawBanner(copy, 'banner', null, { scale: 2 }))).toEqual({
    width: 936,
    height: 120,
  });
});

test('the same words give the same picture', async () => {
  const [one, two] = [
    await drawBanner(copy, 'banner', logo),
    await drawBanner(copy, 'banner', logo),
  ];
  expect(one.equals(two)).toBe(true);
});

test('nothing is asked for that is not there: neither a font nor a picture', async () => {
  const svg = await drawBannerSvg(copy, 'halfPage', logo);
  expect(svg).toContain('data:image/png;base64,');
  expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  expect(svg).not.toContain('<text');
});

test('a large logo goes into a small banner in about the size it has there', async () => {
  const large = await rasterised(
    red.replace('width="40" height="20"', 'width="4000" height="2000"'),
  );
  const svg = await drawBannerSvg(copy, 'smallBanner', large);
  const [, sent = ''] = /data:image\/png;base64,([^"]+)/.exec(svg) ?? [];
  expect(sizeOf(Buffer.from(sent, 'base64'))).toEqual({ width: 63, height: 32 });
});

describe('a logo that is none', () => {
  const broken: [string, Uint8Array][] = [
    ['another file', Buffer.from('<svg onload="alert(1)"/>'.padEnd(64))],
    ['nothing', Buffer.alloc(0)],
    [
      'half a jpeg',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xe1, 0, 0, 0, 0, 0, 0]),
    ],
    ['too many pixels', hugePng()],
    ['too many bytes', Buffer.concat([logo, Buffer.alloc(30_000_001)])],
  ];
  test.each(broken)('%s is refused', async (_, bytes) => {
    await expect(drawBanner(copy, 'banner' as BannerSize, bytes)).rejects.toThrow(LogoError);
  });
});

function hugePng(): Buffer {
  const huge = Buffer.from(logo);
  huge.writeUInt32BE(50_000, 16);
  huge.writeUInt32BE(50_000, 20);
  return huge;
}
