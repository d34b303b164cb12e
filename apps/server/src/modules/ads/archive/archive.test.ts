import { describe, expect, test } from 'vitest';
import {
  bannerPage,
  type Forged,
  forgeArchive,
  makeArchive,
} from '../../../testing/make-archive.ts';
import { findBanners } from './find-banners.ts';
import { readArchive } from './read-archive.ts';

const page = bannerPage();
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const forged = (...files: Forged[]) => forgeArchive([{ name: 'index.html', data: page }, ...files]);

describe('what is refused', () => {
  const nested = async () => {
    const inner = await makeArchive({ 'index.html': page });
    return makeArchive({ 'a.zip': await makeArchive({ 'b.zip': inner }) });
  };
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['no archive', () => Buffer.from('hello'), 'zip.notZip'],
    ['nothing', () => Buffer.alloc(0), 'zip.notZip'],
    [
      'half of one',
      async () => (await makeArchive({ 'index.html': page })).subarray(0, -30),
      'zip.notZip',
    ],
    ['an empty one', () => makeArchive({}), 'zip.noPage'],
    ['no page', () => makeArchive({ 'a.png': 'x' }), 'zip.noPage'],
    ['a page without a size', () => makeArchive({ 'index.html': '<html></html>' }), 'zip.noSize'],
    [
      'a size no one shows',
      () => makeArchive({ 'index.html': bannerPage({ size: '1x1' }) }),
      'zip.size',
    ],
    [
      'something from elsewhere',
      () =>
        makeArchive({ 'index.html': bannerPage({ body: '<img src="https://evil.test/a.png">' }) }),
      'zip.external',
    ],
    ['a program', () => forged({ name: 'a.exe', data: 'x' }), 'zip.fileType'],
    ['up and away', () => forged({ name: '../a.png', data: 'x' }), 'zip.path'],
    ['up with backslashes', () => forged({ name: '..\\a.png', data: 'x' }), 'zip.path'],
    ['from the root', () => forged({ name: '/a.png', data: 'x' }), 'zip.path'],
    ['a zero in a name', () => forged({ name: 'a.png\u0000.html', data: 'x' }), 'zip.path'],
    [
      'a broken name',
      () => forged({ name: Buffer.from([0xff, 0x2e, 0x6a, 0x73]), data: '', flags: 0x800 }),
      'zip.nameEncoding',
    ],
    ['a link', () => forged({ name: 'a.png', data: '/etc/passwd', mode: 0o120777 }), 'zip.link'],
    ['a device', () => forged({ name: 'a.png', data: '', mode: 0o060644 }), 'zip.link'],
    ['a password', () => forged({ name: 'a.png', data: 'x', flags: 1 }), 'zip.encrypted'],
    ['another packing', () => forged({ name: 'a.png', data: 'x', method: 12 }), 'zip.method'],
    [
      'a name twice',
      () => forged({ name: 'a.png', data: 'x' }, { name: 'a.png', data: 'y' }),
      'zip.twice',
    ],
    [
      'a name in both cases',
      () => forged({ name: 'a.png', data: 'x' }, { name: 'A.PNG', data: 'y' }),
      'zip.twice',
    ],
    [
      'bytes used twice',
      () => forged({ name: 'a.png', data: 'x' }, { name: 'b.png', data: 'x', at: 'previous' }),
      'zip.overlapping',
    ],
    ['a wrong sum', () => forged({ name: 'a.png', data: 'x', crc: 1 }), 'zip.damaged'],
    ['more than it says', () => forged({ name: 'a.png', data: zeros(5), says: 10 }), 'zip.damaged'],
    ['less than it says', () => forged({ name: 'a.png', data: 'x', says: 10 }), 'zip.damaged'],
    ['a file of zeros', () => forged({ name: 'a.png', data: zeros(11) }), 'zip.fileTooLarge'],
    [
      'files of zeros',
      () => forged(...Array.from({ length: 7 }, (_, n) => ({ name: `${n}.png`, data: zeros(9) }))),
      'zip.unpackedTooLarge',
    ],
    [
      'a gigabyte that says so',
      () => forged({ name: 'a.png', data: 'x', says: 2 ** 30 }),
      'zip.unpackedTooLarge',
    ],
    [
      'thousands of files',
      () => forged(...Array.from({ length: 2_000 }, (_, n) => ({ name: `${n}.png`, data: '' }))),
      'zip.tooManyEntries',
    ],
    [
      'too many files',
      () => forged(...Array.from({ length: 40 }, (_, n) => ({ name: `${n}.png`, data: '' }))),
      'zip.tooManyFiles',
    ],
    [
      'too heavy a banner',
      () => forged({ name: 'a.png', data: Buffer.alloc(601 * 1024, 1), method: 0 }),
      'zip.bannerTooLarge',
    ],
    ['an archive in one in one', nested, 'zip.nested'],
    [
      'other letters',
      () => makeArchive({ 'index.html': Buffer.from(`\ufeff${page}`, 'utf16le') }),
      'zip.notText',
    ],
    [
      'a file that belongs to no ad',
      () => makeArchive({ 'a/index.html': page, 'b/index.html': page, 'c.js': '' }),
      'zip.strayFile',
    ],
  ])('%s', async (_name, make, code) => {
    const reading = async () => findBanners(await readArchive(await make()), 'banners.zip');
    const refused = reading().then(
      ({ banners, refused: [only] }) => banners.length === 0 && only,
      (error) => error,
    );
    expect(await refused).toMatchObject({ findings: [{ code, path: 'zip' }] });
  });
});

test('the large form of an archive is read like the small one', async () => {
  const archive = await makeArchive({ 'index.html': page }, { forceZip64Format: true });
  const { banners } = await findBanners(await readArchive(archive), 'banners.zip');
  expect(banners).toMatchObject([{ name: 'banners', width: 300, height: 250 }]);
});

test('what systems leave behind is neither read nor kept', async () => {
  const files = { 'a/index.html': page, '__MACOSX/a/._index.html': 'x', 'a/.DS_Store': 'x' };
  expect([...(await readArchive(await makeArchive(files))).keys()]).toEqual(['a/index.html']);
});
