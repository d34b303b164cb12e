import { describe, expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import { adSizeFinding, adSizeOf } from './ad-size.ts';
import {
  type ArchiveEntry,
  bannerFileFinding,
  entryFinding,
  isClutter,
  toldName,
  totalsFinding,
} from './entry.ts';
import { layOut, weightFinding } from './layout.ts';
import { bannerFileTypes, uploadSizes } from './limits.ts';
import { externalReference } from './references.ts';

const entry = (path: string, given: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  path,
  isLink: false,
  isEncrypted: false,
  isReadable: true,
  bytes: 100,
  ...given,
});

test.each<[string, ArchiveEntry, string | undefined]>([
  ['a page', entry('index.html'), undefined],
  ['a folder', entry('300x250/'), undefined],
  ['a font in a folder', entry('300x250/fonts/Inter.WOFF2'), undefined],
  ['letters of any script', entry('баннер/图片.png'), undefined],
  ['an archive', entry('300x250.zip'), undefined],
  ['up and away', entry('../index.html'), 'zip.path'],
  ['up in the middle', entry('a/../../b.html'), 'zip.path'],
  ['from the root', entry('/etc/passwd.html'), 'zip.path'],
  ['from a drive', entry('c:/index.html'), 'zip.path'],
  ['a backslash', entry('a\\b.html'), 'zip.path'],
  ['a zero', entry('index.html\u0000.png'), 'zip.path'],
  ['nothing between slashes', entry('a//b.html'), 'zip.path'],
  ['an endless name', entry(`${'x'.repeat(200)}.html`), 'zip.path'],
  ['a link', entry('index.html', { isLink: true }), 'zip.link'],
  ['a secret', entry('index.html', { isEncrypted: true }), 'zip.encrypted'],
  ['another packing', entry('index.html', { isReadable: false }), 'zip.method'],
  ['a program', entry('setup.exe'), 'zip.fileType'],
  ['no ending', entry('LICENSE'), 'zip.fileType'],
  ['a film', entry('film.mp4'), 'zip.fileType'],
  ['a name of every object', entry('x.constructor'), 'zip.fileType'],
  ['too much text', entry('a.js', { bytes: 1024 * 1024 + 1 }), 'zip.fileTooLarge'],
  ['too much', entry('a.png', { bytes: 10 * 1024 * 1024 + 1 }), 'zip.fileTooLarge'],
])('%s', (_name, given, code) => {
  expect((entryFinding(given) ?? bannerFileFinding(given))?.code).toBe(code);
});

test('who sent a file of a refused type is told exactly the types that are taken', () => {
  const found = bannerFileFinding({ path: 'data.json', bytes: 1 });
  const told = (found ? sayFinding(found) : '').split(': ')[1]?.match(/\w+/g) ?? [];
  expect(told.filter((type) => type !== 'and')).toEqual(Object.keys(bannerFileTypes));
});

test('all together is bounded', () => {
  expect(totalsFinding({ entries: 2_000, bytes: 60 * 1024 * 1024 })).toBeUndefined();
  expect(totalsFinding({ entries: 2_001, bytes: 0 })?.code).toBe('zip.tooManyEntries');
  expect(totalsFinding({ entries: 1, bytes: 60 * 1024 * 1024 + 1 })?.code).toBe(
    'zip.unpackedTooLarge',
  );
});

test('what systems leave behind is no part of a banner', () => {
  for (const path of ['__MACOSX/._a.png', 'a/.DS_Store', 'Thumbs.db', 'a/._index.html']) {
    expect(isClutter(path)).toBe(true);
  }
  expect(isClutter('a/DS_Store.png')).toBe(false);
});

test('a name is told in one short line', () => {
  expect(toldName('a\u202eb\nc')).toBe('a\ufffdb\ufffdc');
  expect(toldName('x'.repeat(500))).toHaveLength(80);
});

describe('the banners of an archive', () => {
  const banners = (paths: string[]) => {
    const layout = layOut(paths);
    return 'found' in layout
      ? layout.found.code
      : layout.banners.map(({ folder, page, files }) => [folder, page, files.length]);
  };

  test.each([
    [[], 'zip.noPage'],
    [['a.css', 'b.png'], 'zip.noPage'],
    [['index.html', 'a.css'], [['', 'index.html', 2]]],
    [['html/banner.htm', 'img/a.png'], [['', 'html/banner.htm', 2]]],
    [
      ['a/index.html', 'a/i/x.png', 'b/INDEX.HTML', 'b/y.css'],
      [
        ['a/', 'index.html', 2],
        ['b/', 'INDEX.HTML', 2],
      ],
    ],
    [['a/index.html', 'a/parts/more.html'], [['a/', 'index.html', 2]]],
    [
      ['a/one.html', 'b/two.html'],
      [
        ['a/', 'one.html', 1],
        ['b/', 'two.html', 1],
      ],
    ],
    [['one.html', 'two.html'], 'zip.twoPages'],
    [['a/index.html', 'a/index.htm'], 'zip.twoPages'],
    [['a/index.html', 'b/index.html', 'shared/x.js'], 'zip.strayFile'],
    [Array.from({ length: 51 }, (_, n) => `${n}/index.html`), 'zip.tooManyBanners'],
  ])('%j', (paths, expected) => {
    expect(banners(paths)).toEqual(expected);
  });

  test('are as light as Google wants them', () => {
    expect(weightFinding('a', { files: 40, packedBytes: 600 * 1024 })).toBeUndefined();
    expect(weightFinding('a', { files: 41, packedBytes: 1 })?.code).toBe('zip.tooManyFiles');
    expect(weightFinding('a', { files: 1, packedBytes: 600 * 1024 + 1 })?.code).toBe(
      'zip.bannerTooLarge',
    );
  });
});

test.each([
  ['<meta name="ad.size" content="width=300,height=250">', '300x250'],
  ["<META content='height=90, width=728' NAME='ad.size' />", '728x90'],
  ['<meta name=ad.size content=width=320,height=50>', '320x50'],
  ['<meta name="ad.size" content="width=300px;height=600px">', '300x600'],
  ['<meta name="viewport" content="width=1,height=2">', undefined],
  ['<meta name="ad.size" content="300x250">', undefined],
  ['<meta name="ad.sizes" content="width=1,height=1">', undefined],
  [`<meta ${'x'.repeat(5_000)}`, undefined],
])('%s says %s', (html, expected) => {
  const size = adSizeOf(html);
  expect(size && `${size.width}x${size.height}`).toBe(expected);
});

test('only sizes that are shown are taken', () => {
  expect(adSizeFinding('a', undefined)?.code).toBe('zip.noSize');
  expect(adSizeFinding('a', { width: 301, height: 250 })?.code).toBe('zip.size');
  for (const size of uploadSizes) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    expect(adSizeFinding('a', { width, height })).toBeUndefined();
  }
});

describe('what a banner loads', () => {
  const click = 'var clickTag = "https://www.example.com/jobs";';
  test.each([
    ['a.html', '<img src="img/a.png"><link href="a.css">'],
    ['a.html', `<script>${click}</script>`],
    [
      'a.html',
      '<script>window.clickTAG1="http://example.com"; go({clickTag:"https://x.test"})</script>',
    ],
    ['a.html', '<a href="https://example.com/apply">Apply</a>'],
    ['a.html', '<a class="b" target=_blank href=\'//example.com/apply\'>Apply</a>'],
    ['a.html', '<a href="javascript:window.open(window.clickTag)">Apply</a>'],
    [
      'a.html',
      '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns:xlink="http://www.w3.org/1999/xlink">',
    ],
    ['a.html', '<script src="https://s0.2mdn.net/ads/studio/Enabler.js"></script>'],
    ['a.html', '<!-- <img src="https://example.com/a.png"> -->'],
    ['a.html', '<p>See https://example.com for more</p>'],
    ['a.html', '<script>// see https://example.com\nvar a = 1 / 2; // half\n</script>'],
    ['a.js', 'Enabler.exit("Click"); Enabler.exitOverride("Click", "https://example.com")'],
    ['a.js', 'el.onclick = function () { window.open("https://example.com/jobs") }'],
    ['a.js', 'document.createElementNS("http://www.w3.org/2000/svg", "path")'],
    ['a.js', '/*! https://greensock.com/licence */ var a = "a // b", c = "//"'],
    ['a.css', 'a{background:url(img/a.png)} /* https://example.com */'],
    ['a.css', '@import "https://fonts.googleapis.com/css?family=Inter";'],
    ['a.css', 'a{background:url("data:image/png;base64,AA//bb.cc")}'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>'],
  ])('%s: %s is its own', (path, text) => {
    expect(externalReference(path, text)).toBeUndefined();
  });

  test.each([
    ['a.html', '<img src="https://evil.test/a.png">', 'https://evil.test/a.png'],
    ['a.html', "<img alt='x' SRC = '//evil.test/a.png'>", '//evil.test/a.png'],
    ['a.html', '<img src=http://evil.test/a.png>', 'http://evil.test/a.png'],
    ['a.html', '<img src="\\\\evil.test\\a.png">', '\\\\evil.test\\a.png'],
    ['a.html', '<link rel=stylesheet href="https://evil.test/a.css">', 'https://evil.test/a.css'],
    ['a.html', '<base href="https://evil.test/">', 'https://evil.test/'],
    ['a.html', '<form action="https://evil.test/">', 'https://evil.test/'],
    ['a.html', '<div style="background:url(//evil.test/a.png)">', '//evil.test/a.png'],
    [
      'a.html',
      '<meta http-equiv=refresh content="0;url=https://evil.test/">',
      'https://evil.test/',
    ],
    ['a.html', '<script>fetch("https://evil.test/x")</script>', 'https://evil.test/x'],
    ['a.html', '<script src="//evil.test/x.js"></script>', '//evil.test/x.js'],
    ['a.html', `<script>${click} i.src='https://evil.test/i'</script>`, 'https://evil.test/i'],
    ['a.js', 'new WebSocket(`wss://evil.test`)', 'wss://evil.test'],
    ['a.js', 'load("https:\\/\\/evil.test\\/x")', 'https:\\/\\/evil.test\\/x'],
    ['a.js', 'img.src = "//evil.test/pixel.gif"', '//evil.test/pixel.gif'],
    ['a.css', '@import url( "https://evil.test/a.css" );', 'https://evil.test/a.css'],
    ['a.css', 'a{src:url(//evil.test/a.woff)}', '//evil.test/a.woff'],
    [
      'a.svg',
      '<svg><image xlink:href="https://evil.test/a.png"/></svg>',
      'https://evil.test/a.png',
    ],
    ['a.html', '<a href="#" style="background:url(//evil.test/a.png)">', '//evil.test/a.png'],
    ['a.html', '<a href="#"><img src="//evil.test/a.png"></a>', '//evil.test/a.png'],
    ['a.js', 'x("https://www.w3.org.evil.test/")', 'https://www.w3.org.evil.test/'],
  ])('%s: %s comes from elsewhere', (path, text, expected) => {
    expect(externalReference(path, text)).toBe(expected);
  });

  test('is found in megabytes of anything', () => {
    const hostile = [
      '<a ',
      '<script ',
      '<!--',
      'src=',
      "url('",
      '"//',
      'exit(',
      '<meta ',
      'a.',
      `@import${' '.repeat(60)}`,
    ];
    for (const piece of hostile) {
      const text = piece.repeat(1_000_000 / piece.length);
      for (const path of ['a.html', 'a.js', 'a.css']) externalReference(path, text);
      adSizeOf(text);
    }
  });

  test('is not looked for behind hundreds of addresses that lead elsewhere with a click', () => {
    const clicks = (count: number) => 'open("//shop.test");'.repeat(count);
    const evil = 'load("//evil.test/x")';
    expect(externalReference('a.js', clicks(100) + evil)).toBe('//evil.test/x');
    expect(externalReference('a.js', clicks(10_000) + evil)).toBeUndefined();
  });
});
