import { expect, test } from 'vitest';
import { readVacancyPage } from './read-vacancy-page.ts';

const url = 'https://jobs.example.com/vacancies/12';
const read = (html: string | Uint8Array, contentType = 'text/html; charset=utf-8') =>
  readVacancyPage(typeof html === 'string' ? new TextEncoder().encode(html) : html, {
    contentType,
    url,
  });
const script = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const withData = (...data: unknown[]) =>
  read(
    `<html lang="nl"><title>Jobs</title><body><h1>Kok</h1>${data.map(script).join('')}</body></html>`,
  );

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Kok &amp; gastheer',
  description:
    '<p>Je kookt voor iedereen.</p><h3>Wat wij bieden</h3><ul><li>Vast werk<li>Goed loon</ul>',
  hiringOrganization: { '@type': 'Organization', name: 'Noorderzorg', logo: '/logo.png' },
  jobLocation: [
    {
      '@type': 'Place',
      address: {
        addressLocality: 'Groningen',
        addressRegion: 'Groningen',
        addressCountry: { name: 'NL' },
      },
    },
    'Assen',
  ],
  validThrough: '2027-01-31T23:59',
  identifier: { '@type': 'PropertyValue', name: 'Noorderzorg', value: 'NZ-12' },
  image: ['https://cdn.example.com/kok.jpg'],
  inLanguage: 'nl-NL',
};
const expected = {
  source: 'jobPosting',
  title: 'Kok & gastheer',
  company: 'Noorderzorg',
  places: [
    { name: 'Groningen', region: 'Groningen', country: 'NL' },
    { name: 'Assen', region: '', country: '' },
  ],
  blocks: [
    { kind: 'text', text: 'Je kookt voor iedereen.' },
    { kind: 'heading', text: 'Wat wij bieden' },
    { kind: 'item', text: 'Vast werk' },
    { kind: 'item', text: 'Goed loon' },
  ],
  declaredLanguage: 'nl-NL',
  image: 'https://cdn.example.com/kok.jpg',
  logo: 'https://jobs.example.com/logo.png',
  closesOn: '2027-01-31',
  referenceNumber: 'NZ-12',
  others: 0,
};

test.each([
  ['by itself', [posting]],
  ['in a list', [[{ '@type': 'WebSite' }, posting]]],
  ['in a graph', [{ '@graph': [{ '@type': 'BreadcrumbList' }, posting] }]],
  ['under several types', [{ ...posting, '@type': ['Thing', 'http://schema.org/JobPosting'] }]],
  ['behind data that can not be read', ['{"@type": "JobPosting", "title":', posting]],
  ['in a comment', [`<!-- ${JSON.stringify(posting)} -->`]],
  ['with a comma too many', [`${JSON.stringify(posting).slice(0, -1)},}`]],
  [
    'with line breaks inside texts',
    [JSON.stringify(posting).replace('voor iedereen', 'voor\niedereen')],
  ],
  [
    'with markup in entities',
    [
      {
        ...posting,
        description: posting.description.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      },
    ],
  ],
  [
    'with an organisation elsewhere',
    [
      {
        '@graph': [
          { ...posting, hiringOrganization: { '@id': '#org' } },
          { '@id': '#org', name: 'Noorderzorg', logo: { url: '/logo.png' } },
        ],
      },
    ],
  ],
])('a vacancy %s', (_, data) => {
  expect(withData(...data)).toMatchObject(expected);
});

test('of several vacancies the one of this page', () => {
  const other = { ...posting, title: 'Other', url: 'https://jobs.example.com/vacancies/13' };
  const mine = { ...posting, title: 'Mine', url: `${url}?utm_source=x` };
  expect(withData([other, mine])).toMatchObject({ title: 'Mine', others: 1 });
  expect(withData([other, { ...posting, title: 'Kok' }])).toMatchObject({ title: 'Kok' });
  expect(withData([other, { ...posting, title: 'Third' }])).toMatchObject({ title: 'Other' });
});

test('what stands beside a description is read in the main part of the page, if it has one', () => {
  const menu = '<div>Locaties</div><ul><li>Over ons</li></ul>';
  const data = script({ '@type': 'JobPosting', title: 'Kok', description: 'Je kookt.' });
  const place = '<p>Locatie: Groningen</p>';
  const texts = (html: string) => read(`${data}${html}`).pageText.map(({ text }) => text);
  expect(texts(`${menu}<main>${place}</main><div>Contact</div>`)).toEqual(['Locatie: Groningen']);
  expect(texts(`${place}<div>Contact</div>`)).toEqual(['Locatie: Groningen', 'Contact']);
});

test('microdata', () => {
  const page = read(`<html lang=de><main itemscope itemtype="https://schema.org/JobPosting">
    <h1 itemprop="title">Pflegefachkraft</h1>
    <div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization">
      <span itemprop="name">Klinik Nord</span><p itemprop="description">Ein großes Haus.</p></div>
    <div itemprop="jobLocation" itemscope><div itemprop="address" itemscope>
      <span itemprop="addressLocality">Oldenburg</span><meta itemprop="addressCountry" content="DE"></div></div>
    <time itemprop="validThrough" datetime="2027-02-01">1. Februar</time>
    <div itemprop="description"><p>Sie pflegen<br>Menschen.</p><ul><li>30 Tage Urlaub</li></ul></div></main>`);
  expect(page).toMatchObject({
    source: 'markup',
    title: 'Pflegefachkraft',
    company: 'Klinik Nord',
    places: [{ name: 'Oldenburg', region: '', country: 'DE' }],
    closesOn: '2027-02-01',
    declaredLanguage: 'de',
    blocks: [
      { kind: 'text', text: 'Sie pflegen' },
      { kind: 'text', text: 'Menschen.' },
      { kind: 'item', text: '30 Tage Urlaub' },
    ],
  });
});

const inRdfa = `<main vocab="https://schema.org/" typeof="JobPosting" resource="#job">
    <h1 property="title">Pflegefachkraft</h1>
    <div property="hiringOrganization" typeof="Organization">
      <span property="name">Klinik Nord</span><p property="description">Ein großes Haus.</p>
      <img property="logo" src="/logo.png"></div>
    <div property="jobLocation" typeof="Place"><div property="address" typeof="PostalAddress">
      <span property="addressLocality">Oldenburg</span><meta property="addressCountry" content="DE"></div></div>
    <time property="validThrough" datetime="2027-02-01">1. Februar</time>
    <div property="description"><p>Sie pflegen<br>Menschen.</p><ul><li>30 Tage Urlaub</li></ul></div></main>`;
const prefixed = inRdfa
  .replace(' vocab="https://schema.org/"', ' prefix="schema: http://schema.org/"')
  .replace('typeof="JobPosting"', 'typeof="sioc:Item schema:JobPosting"')
  .replaceAll('property="', 'property="schema:');
const inFull = inRdfa
  .replace('typeof="JobPosting"', 'typeof="http://schema.org/JobPosting"')
  .replaceAll('property="', 'property="http://schema.org/');
const amongOthers = inRdfa.replace(
  '<h1',
  '<meta property="og:title" content="Shared"><meta property="dc:description" content="Else"><h1',
);
const inBothWays = inRdfa
  .replaceAll(/typeof="(\w+)"/g, 'typeof="$1" itemscope itemtype="https://schema.org/$1"')
  .replaceAll(/property="(\w+)"/g, 'property="$1" itemprop="$1"');

test.each([
  ['plain', inRdfa],
  ['with prefixes', prefixed],
  ['in full', inFull],
  ['among names of other vocabularies', amongOthers],
  ['beside microdata', inBothWays],
])('RDFa, %s', (_, html) => {
  expect(read(`<html lang=de>${html}`)).toMatchObject({
    source: 'markup',
    title: 'Pflegefachkraft',
    company: 'Klinik Nord',
    places: [{ name: 'Oldenburg', region: '', country: 'DE' }],
    logo: 'https://jobs.example.com/logo.png',
    closesOn: '2027-02-01',
    others: 0,
    blocks: [
      { kind: 'text', text: 'Sie pflegen' },
      { kind: 'text', text: 'Menschen.' },
      { kind: 'item', text: '30 Tage Urlaub' },
    ],
  });
});

test('a thing in RDFa takes nothing from the microdata around it', () => {
  const page = read(`<main itemscope itemtype="https://schema.org/JobPosting">
    <div typeof="ImageObject"><h1 itemprop="title">Kok</h1><p property="title">A picture</p></div></main>`);
  expect(page).toMatchObject({ source: 'markup', title: 'Kok' });
});

test.each([
  [
    'microdata',
    '<main itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Kok</h1><div typeof="WebPageElement"><div itemprop="description">',
  ],
  [
    'RDFa',
    '<main typeof="JobPosting"><h1 property="title">Kok</h1><div itemscope itemtype="https://schema.org/WebPageElement"><div property="description">',
  ],
])('a description in %s inside a thing that is written the other way', (_, start) => {
  const page = read(`${start}<p>Je kookt.</p><ul><li>Vast werk</li></ul></div></div></main>`);
  expect(page).toMatchObject({
    source: 'markup',
    blocks: [
      { kind: 'text', text: 'Je kookt.' },
      { kind: 'item', text: 'Vast werk' },
    ],
  });
});

test('a page without data: its heading, its main part, its addresses', () => {
  const page = read(`<html lang="fr-BE"><head><title>Cuisinier | Site</title>
    <meta property="og:site_name" content="Maison Claire"><meta property="og:image" content="/a.jpg">
    <link rel="canonical" href="/offres/9"></head><body><nav>Accueil</nav>
    <main><h1>Cuisinier&nbsp;H/F</h1><p>Vous cuisinez.</p><p>- Un CDI</p><script>alert('x')</script>
    <form>Votre nom</form></main><footer>© Maison</footer>`);
  expect(page).toMatchObject({
    source: 'page',
    title: 'Cuisinier H/F',
    company: 'Maison Claire',
    address: 'https://jobs.example.com/offres/9',
    image: 'https://jobs.example.com/a.jpg',
    blocks: [
      { kind: 'text', text: 'Vous cuisinez.' },
      { kind: 'item', text: 'Un CDI' },
    ],
  });
});

test.each([
  ['the header', 'text/html; charset=iso-8859-1', '<h1>Gärtner</h1>'],
  ['the page', 'text/html', '<meta charset="windows-1252"><h1>Gärtner</h1>'],
  ['nothing', 'text/html', '<h1>Gärtner</h1>'],
  ['an unknown name', 'text/html; charset=klingon', '<h1>Gärtner</h1>'],
])('bytes of another encoding, as %s says', (_, contentType, html) => {
  expect(read(Buffer.from(html, 'latin1'), contentType).title).toBe('Gärtner');
});

test.each([
  ['deep', '<div>'.repeat(200_000)],
  ['full of ends', `${'<b>'.repeat(300)}${'</i>'.repeat(300_000)}`],
  ['one long text', `<p>${'a'.repeat(2_000_000)}`],
  ['many texts', '<p>a'.repeat(300_000)],
  ['one long attribute', `<meta content="${'x'.repeat(1_000_000)}`],
  ['full of scripts', '<script type="application/ld+json">{'.repeat(50_000)],
  ['deep data', script('['.repeat(400_000))],
  ['wide data', script(`[${'{"@type":"JobPosting"},'.repeat(30_000)}1]`)],
  ['many things', `<p itemscope itemprop="a b c d">`.repeat(60_000)],
  ['many things in RDFa', `<p typeof="A" property="a b c d">`.repeat(60_000)],
  [
    'many things side by side in RDFa',
    `<p typeof="A"><b property="a b c">x</b></p>`.repeat(20_000),
  ],
  [
    'things in RDFa with two names inside one another',
    `<div typeof="JobPosting">${'<div typeof="A" property="a b">'.repeat(150)}`,
  ],
  [
    'a thing in RDFa with many names and types',
    `<div typeof="${'a '.repeat(400_000)}" property="${'a '.repeat(400_000)}">${'<p>x</p>'.repeat(2_900)}</div>`,
  ],
  [
    'things with two names inside one another',
    `<div itemscope itemtype="https://schema.org/JobPosting">${'<div itemscope itemprop="a b">'.repeat(150)}`,
  ],
  [
    'data that refers to a long text again and again',
    script([
      { '@id': '#long', name: '<p>ab</p>'.repeat(2_900) },
      { '@type': 'JobPosting', description: Array(20_000).fill({ '@id': '#long' }) },
    ]),
  ],
  ['full of beginnings', `<meta property="og:site_name" content="${'<a'.repeat(1_000_000)}">`],
  ['blank for long', script(`-->${' '.repeat(900_000)}x`)],
  [
    'at an address of slashes',
    `<link rel="canonical" href="https://x.example${'/'.repeat(1_000_000)}x">${script({ '@type': 'JobPosting' })}`,
  ],
  [
    'a thing with many names',
    `<div itemprop="${'a '.repeat(800_000)}">${'<p>x</p>'.repeat(2_900)}</div>`,
  ],
  [
    'data with lists inside lists',
    script(`{"@type":"JobPosting","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
  ],
  [
    'a type with lists inside lists',
    script(`{"@type":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
  ],
  ['data that refers to itself', script('{"@id":"#a","@type":"JobPosting","title":{"@id":"#a"}}')],
  ['a dangerous name', script('{"@type":"JobPosting","__proto__":{"title":"x"}}')],
  ['nothing', ''],
  ['no page', '\u0000\u0001\ufffd'],
])('a page that is %s does no harm', (_, html) => {
  expect(read(`<h1>Kok</h1>${html}`).title).toMatch(/^(Kok|)$/);
});

test('addresses that are none of the web are dropped', () => {
  const page = withData({
    ...posting,
    url: 'javascript:alert(1)',
    image: 'data:image/png;base64,AA',
    hiringOrganization: { name: 'A', logo: 'file:///etc/passwd' },
  });
  expect(page).toMatchObject({ image: '', logo: '' });
  expect(page.address).toBe('');
});
