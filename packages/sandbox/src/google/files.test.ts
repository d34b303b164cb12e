import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { filesIn } from './files/archive.ts';
import { pictureIn } from './files/picture.ts';
import { Caller, CUSTOMER, tree } from './testing.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );
const short = (value: number) => [value & 0xff, value >> 8];
const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)];

const png = (width: number, height: number, padding = 0) =>
  Buffer.concat([
    bytes(
      '\x89PNG\r\n\x1a\n',
      [0, 0, 0, 13],
      'IHDR',
      long(width).reverse(),
      long(height).reverse(),
    ),
    Buffer.alloc(20 + padding),
  ]);
const gif = (width: number, height: number) => bytes('GIF89a', short(width), short(height));
const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    [0xff, 0xc0, 0, 17, 8],
    short(height).reverse(),
    short(width).reverse(),
    '                ',
  );

/** Packed, as most zip files are. */
function zip(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([path, text]) => {
    const data = deflateRawSync(text);
    const sizes = [...long(0), ...long(data.length), ...long(text.length), ...short(path.length)];
    return { path, data, head: [...short(20), 0, 0, 8, 0, 0, 0, 0, 0, ...sizes, 0, 0] };
  });
  let offset = 0;
  const central: Buffer[] = [];
  const local = entries.map(({ path, data, head }) => {
    const entry = Buffer.concat([bytes('PK\x03\x04', head, path), data]);
    central.push(bytes('PK\x01\x02\x14\0', head, Array(10).fill(0), long(offset), path));
    offset += entry.length;
    return entry;
  });
  const list = Buffer.concat(central);
  const count = short(entries.length);
  const end = bytes(
    'PK\x05\x06',
    [0, 0, 0, 0],
    count,
    count,
    long(list.length),
    long(offset),
    [0, 0],
  );
  return Buffer.concat([...local, list, end]);
}

const page = (size = 'width=300,height=250', body = 'Apply') =>
  `<!doctype html><html><head><meta name="ad.size" content="${size}"></head><body>${body}</body></html>`;

test.each([
  ['png', png(300, 250), { mimeType: 'IMAGE_PNG', width: 300, height: 250 }],
  ['gif', gif(728, 90), { mimeType: 'IMAGE_GIF', width: 728, height: 90 }],
  ['jpeg', jpeg(160, 600), { mimeType: 'IMAGE_JPEG', width: 160, height: 600 }],
  ['nothing', Buffer.alloc(0), undefined],
  ['text', Buffer.from('a picture of a nurse in a hospital'), undefined],
  ['half a jpeg', jpeg(160, 600).subarray(0, 9), undefined],
])('a picture: %s', (_, file, expected) => {
  expect(pictureIn(file)).toEqual(expected);
});

test('a zip file says what is in it, and nothing else does', () => {
  const files = filesIn(zip({ 'index.html': page(), 'a/b.css': 'p {}' })) ?? [];
  expect(files.map(({ path }) => path)).toEqual(['index.html', 'a/b.css']);
  expect(files[1]?.text()).toBe('p {}');
  for (const broken of [Buffer.alloc(0), Buffer.from('PK'), zip({ a: 'b' }).subarray(4)])
    expect(filesIn(broken) ?? []).not.toContainEqual(
      expect.objectContaining({ path: 'index.html' }),
    );
});

describe('an asset', () => {
  let sandbox: Sandbox;
  let google: Caller;
  beforeAll(async () => {
    sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
    google = new Caller(sandbox);
  });
  afterAll(() => sandbox.stop());

  const upload = async (fields: object) => {
    const { json } = await google.mutate([{ assetOperation: { create: fields } }]);
    const [error] = json.error?.details?.[0].errors ?? [];
    const name = json.mutateOperationResponses?.[0].assetResult.resourceName;
    return { name, code: error && Object.entries(error.errorCode)[0]?.join('.') };
  };
  const image = (file: Buffer, name = 'x') =>
    upload({ name, imageAsset: { data: file.toString('base64') } });
  const bundle = (file: Buffer) =>
    upload({ name: 'x', mediaBundleAsset: { data: file.toString('base64') } });

  test('is the same one when it is sent again', async () => {
    const first = await image(png(300, 250), 'one');
    expect(first.name).toMatch(/\/assets\/\d+$/);
    expect(await image(png(300, 250), 'two')).toEqual(first);
    expect(sandbox.ledger.google.list({ kind: 'asset' })).toHaveLength(1);
    expect(JSON.stringify(sandbox.ledger.google.get(first.name)?.fields)).not.toContain('"data"');
  });

  test.each<[string, Buffer, string]>([
    ['no picture', Buffer.from('hello'), 'imageError.INVALID_IMAGE'],
    ['nothing', Buffer.alloc(0), 'assetError.ASSET_DATA_IS_MISSING'],
  ])('with %s is refused', async (_, file, code) => {
    expect((await image(file)).code).toBe(code);
  });

  test.each<[string, Buffer, string]>([
    ['no zip', Buffer.from('hello'), 'INVALID_MEDIA_BUNDLE'],
    ['no page', zip({ 'a.css': '' }), 'MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY'],
    ['no size', zip({ 'index.html': '<html></html>' }), 'UNEXPECTED_SIZE'],
    ['a strange size', zip({ 'index.html': page('width=301,height=250') }), 'UNEXPECTED_SIZE'],
    [
      'too many files',
      zip({
        'index.html': page(),
        ...Object.fromEntries(Array.from({ length: 40 }, (__, n) => [`${n}.css`, ''])),
      }),
      'TOO_MANY_FILES',
    ],
    ['too much', Buffer.alloc(601 * 1024), 'FILE_TOO_LARGE'],
    [
      'a script from elsewhere',
      zip({ 'index.html': page(undefined, '<script src="https://a.example.net/b.js"></script>') }),
      'EXTERNAL_URL_NOT_ALLOWED',
    ],
    [
      'a picture over http',
      zip({ 'index.html': page(undefined, '<img src="http://a.example.net/b.png">') }),
      'URL_IN_MEDIA_BUNDLE_NOT_SSL_COMPLIANT',
    ],
    [
      'a memory',
      zip({ 'index.html': page(), 'a.js': 'localStorage.setItem("a", "b")' }),
      'UNSUPPORTED_HTML5_FEATURE',
    ],
  ])('of HTML5 with %s is refused', async (_, file, code) => {
    expect((await bundle(file)).code).toBe(`mediaBundleError.${code}`);
  });

  const display = (imageAsset: string, ad = {}) =>
    tree({
      budget: { period: 'DAILY', totalAmountMicros: null, amountMicros: '10000000' },
      campaign: {
        name: `Display ${imageAsset}`,
        advertisingChannelType: 'DISPLAY',
        networkSettings: { targetContentNetwork: true },
      },
      group: { type: 'DISPLAY_STANDARD' },
      ad: {
        name: '300x250',
        responsiveSearchAd: null,
        imageAd: { name: '300x250', imageAsset: { asset: imageAsset } },
        ...ad,
      },
    });
  const codeOf = async (operations: unknown[]) => {
    const { json } = await google.mutate(operations);
    const [error] = json.error?.details?.[0].errors ?? [];
    return error && Object.entries(error.errorCode)[0]?.join('.');
  };

  test('is shown as a banner when it has a size that is shown', async () => {
    const { name } = await image(png(300, 250));
    expect(await codeOf(display(name))).toBeUndefined();
  });

  test('is not shown otherwise', async () => {
    const odd = await image(png(301, 250));
    expect(await codeOf(display(odd.name))).toBe('imageError.UNEXPECTED_SIZE');
    const heavy = await image(png(728, 90, 151 * 1024));
    expect(await codeOf(display(heavy.name))).toBe('imageError.FILE_TOO_LARGE');
    const html = await bundle(zip({ 'index.html': page() }));
    expect(await codeOf(display(html.name))).toBe('imageError.INVALID_IMAGE');
    expect(await codeOf(display(`${CUSTOMER}/assets/1`))).toBe('mutateError.RESOURCE_NOT_FOUND');
    const { name } = await image(png(160, 600));
    const upload5 = {
      imageAd: null,
      displayUploadAd: {
        displayUploadProductType: 'HTML5_UPLOAD_AD',
        mediaBundle: { asset: name },
      },
    };
    expect(await codeOf(display(name, upload5))).toBe('mediaBundleError.INVALID_INPUT');
  });
});
