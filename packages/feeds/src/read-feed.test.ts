import type { FeedMapping } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import type { FeedProblem } from './feed-problem.ts';
import { type FeedItem, openFeed, type ReadOptions } from './read-feed.ts';

type Content = string | Uint8Array;

/** In pieces of any size, as a network would bring it. */
async function* pieces(content: Content, size: number): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const usual: ReadOptions = { today: '2026-11-17', maxJobs: 1_000 };

async function read(content: Content, options: Partial<ReadOptions> = {}, size = 65_536) {
  const feed = await openFeed(pieces(content, size), { ...usual, ...options });
  const items: FeedItem[] = [];
  for await (const batch of feed.items()) items.push(...batch);
  return { ...feed, items };
}
const problem = (content: Content, options?: Partial<ReadOptions>, size?: number) =>
  read(content, options, size).then(
    () => undefined,
    (error: FeedProblem) => ({ failed: error.failed, ...error.finding }),
  );

const indeed = `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Noorderzorg</publisher>
  <publisherurl>https://example.com</publisherurl>
  <job>
    <title><![CDATA[Nurse & carer]]></title>
    <date><![CDATA[Tue, 17 Nov 2026 09:00:00 GMT]]></date>
    <referencenumber><![CDATA[N-1]]></referencenumber>
    <url><![CDATA[https://example.com/jobs/1?a=b&c=d]]></url>
    <company><![CDATA[Noorderzorg]]></company>
    <city><![CDATA[Groningen]]></city>
    <state><![CDATA[Groningen]]></state>
    <country><![CDATA[NL]]></country>
    <postalcode><![CDATA[9712 AA]]></postalcode>
    <description><![CDATA[<p>Care&nbsp;for people</p><ul><li>in shifts</li></ul><script>x()</script>]]></description>
    <expirationdate>31-12-2026</expirationdate>
  </job>
  <job><title>Cook</title><referencenumber>N-2</referencenumber><url>https://example.com/jobs/2</url><city>Assen</city></job>
</source>`;

test('a feed for Indeed is recognised, whatever pieces it comes in', async () => {
  for (const size of [7, 64, 65_536]) {
    const { items, mapping, summary } = await read(indeed, {}, size);
    expect(mapping).toMatchObject({
      record: 'source/job',
      fields: { id: 'referencenumber', title: 'title', url: 'url', place: 'city' },
    });
    expect(items.map(({ place }) => place)).toEqual(['Groningen', 'Assen']);
    expect(items[0]?.job).toEqual({
      ...{ id: 'N-1', title: 'Nurse & carer', url: 'https://example.com/jobs/1?a=b&c=d' },
      ...{ company: 'Noorderzorg', description: 'Care for people\nin shifts', category: '' },
      ...{ jobType: '', salary: '', image: '', moreImages: [], region: 'Groningen' },
      ...{ postalCode: '9712 AA', country: 'NL', publishedOn: '2026-11-17' },
      closesOn: '2026-12-31',
    });
    expect(summary).toMatchObject({ validJobs: 2, withoutImage: 2, refusedJobs: 0, items: 2 });
    expect(summary.findings.map(({ finding }) => finding.code)).toEqual([
      'feed.withoutImage',
      'feed.withoutImage',
    ]);
  }
});

test.each<[name: string, feed: string, record: string, first: object]>([
  [
    'RSS with the names of Google',
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Jobs</title><link>https://example.com</link>
     <item><g:id>7</g:id><title>Cook</title><link>https://example.com/7</link><g:image_link>https://example.com/7.png</g:image_link>
     <g:additional_image_link>https://example.com/8.png</g:additional_image_link><g:location>Assen</g:location></item></channel></rss>`,
    'rss/channel/item',
    {
      id: '7',
      title: 'Cook',
      image: 'https://example.com/7.png',
      moreImages: ['https://example.com/8.png'],
    },
  ],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><link href="https://example.com"/>
     <entry><id>urn:7</id><title>Cook</title><link href="https://example.com/7"/><updated>2026-11-01T10:00:00Z</updated><author><name>Kade</name></author></entry>
     <entry><id>urn:8</id><title>Nurse</title><link href="https://example.com/8"/></entry></feed>`,
    'feed/entry',
    {
      id: 'urn:7',
      title: 'Cook',
      url: 'https://example.com/7',
      publishedOn: '2026-11-01',
      company: 'Kade',
    },
  ],
  [
    'Dutch',
    `<vacatures><vacature><vacaturenummer>7</vacaturenummer><functietitel>Kok</functietitel><vacature-url>https://example.com/7</vacature-url><standplaats>Assen</standplaats><sluitingsdatum>1-12-2026</sluitingsdatum></vacature></vacatures>`,
    'vacatures/vacature',
    { id: '7', title: 'Kok', closesOn: '2026-12-01' },
  ],
  [
    'German',
    `<stellenangebote><stellenangebot id="7"><stellentitel>Koch</stellentitel><stellen_url>https://example.com/7</stellen_url><arbeitsort>Köln</arbeitsort><arbeitgeber>Hof</arbeitgeber></stellenangebot></stellenangebote>`,
    'stellenangebote/stellenangebot',
    { id: '7', title: 'Koch', company: 'Hof' },
  ],
  [
    'French',
    `<offres><offre><référence_offre>7</référence_offre><intitulé>Cuisinier</intitulé><lien>https://example.com/7</lien><ville>Lyon</ville><société>Lac</société></offre></offres>`,
    'offres/offre',
    { id: '7', title: 'Cuisinier', company: 'Lac' },
  ],
  [
    'Spanish',
    `<ofertas><oferta><referencia>7</referencia><titulo>Cocinera</titulo><enlace>https://example.com/7</enlace><ciudad>Sevilla</ciudad></oferta></ofertas>`,
    'ofertas/oferta',
    { id: '7', title: 'Cocinera' },
  ],
  [
    'Italian',
    `<annunci><annuncio><riferimento>7</riferimento><titolo>Cuoca</titolo><url>https://example.com/7</url><citta>Roma</citta></annuncio></annunci>`,
    'annunci/annuncio',
    { id: '7', title: 'Cuoca' },
  ],
  [
    'Portuguese',
    `<vagas><vaga><codigo_vaga>7</codigo_vaga><cargo>Cozinheira</cargo><url>https://example.com/7</url><cidade>Porto</cidade></vaga></vagas>`,
    'vagas/vaga',
    { id: '7', title: 'Cozinheira' },
  ],
  [
    'names we do not know, with parts inside each other',
    `<export><header><title>All</title></header><body>
      <row><jobTitle>Cook</jobTitle><Employer><name>Kade</name><url>https://kade.example</url></Employer><Location><City>Assen</City><Country>NL</Country></Location><detail-url>https://example.com/7</detail-url><JobID>7</JobID></row>
      <row><jobTitle>Nurse</jobTitle><detail-url>https://example.com/8</detail-url><JobID>8</JobID></row></body></export>`,
    'export/body/row',
    { id: '7', title: 'Cook', company: 'Kade', country: 'NL', url: 'https://example.com/7' },
  ],
  [
    'HR-XML',
    `<JobPositionPostings><JobPositionPosting status="active"><JobPositionPostingId><Id>7</Id></JobPositionPostingId>
      <HiringOrg><HiringOrgName>Kade</HiringOrgName><WebSite>https://kade.example</WebSite></HiringOrg>
      <PostDetail><StartDate><Date>2026-11-01</Date></StartDate><EndDate><Date>2026-12-01</Date></EndDate></PostDetail>
      <JobPositionInformation><JobPositionTitle>Cook</JobPositionTitle><JobPositionDescription>
        <JobPositionPurpose>Cooking</JobPositionPurpose><JobPositionLocation><LocationSummary><Municipality>Assen</Municipality><CountryCode>NL</CountryCode></LocationSummary></JobPositionLocation>
      </JobPositionDescription></JobPositionInformation>
      <HowToApply><ApplicationMethod><ByWeb><URL>https://example.com/7</URL></ByWeb></ApplicationMethod></HowToApply></JobPositionPosting>
      <JobPositionPosting><JobPositionInformation><JobPositionTitle>Nurse</JobPositionTitle></JobPositionInformation></JobPositionPosting></JobPositionPostings>`,
    'JobPositionPostings/JobPositionPosting',
    {
      ...{ id: '7', title: 'Cook', company: 'Kade', url: 'https://example.com/7', country: 'NL' },
      ...{ description: 'Cooking', publishedOn: '2026-11-01', closesOn: '2026-12-01' },
    },
  ],
  [
    'Recruitee',
    `<offers><offer><id>7</id><position>3</position><title>Cook</title><careers-url>https://example.com/7</careers-url><careers-apply-url>https://example.com/7/apply</careers-apply-url>
      <department>Kitchen</department><city>Assen</city><country-code>NL</country-code><employment-type-code>fulltime</employment-type-code><published-at>2026-11-01</published-at><close-at>2026-12-01</close-at></offer></offers>`,
    'offers/offer',
    {
      ...{ id: '7', title: 'Cook', url: 'https://example.com/7', category: 'Kitchen' },
      ...{ country: 'NL', jobType: 'fulltime', publishedOn: '2026-11-01', closesOn: '2026-12-01' },
    },
  ],
  [
    'Carerix',
    `<CRPublications><CRPublication id="7"><titleInformation>Cook</titleInformation><vacancyInformation>Cooking</vacancyInformation><workLocation>Assen</workLocation>
      <publicationStart>2026-11-01</publicationStart><publicationEnd>2026-12-01</publicationEnd><applyUrl>https://example.com/7</applyUrl><headerImage>https://example.com/7.png</headerImage></CRPublication></CRPublications>`,
    'CRPublications/CRPublication',
    {
      ...{ id: '7', title: 'Cook', url: 'https://example.com/7', description: 'Cooking' },
      ...{ image: 'https://example.com/7.png', publishedOn: '2026-11-01', closesOn: '2026-12-01' },
    },
  ],
  [
    'a JobPosting whose identifier has a value',
    `<jobs><JobPosting><identifier><name>Kade</name><value>7</value></identifier><title>Cook</title><url>https://example.com/7</url></JobPosting></jobs>`,
    'jobs/JobPosting',
    { id: '7', title: 'Cook' },
  ],
  [
    'names like those of Indeed',
    `<source><job><job_ref>7</job_ref><job_title>Cook</job_title><apply_link>https://example.com/7</apply_link><job_city>Assen</job_city><expiry_date>2026-12-01</expiry_date></job></source>`,
    'source/job',
    { id: '7', title: 'Cook', url: 'https://example.com/7', closesOn: '2026-12-01' },
  ],
])('%s is recognised', async (_, feed, record, first) => {
  const { items, mapping } = await read(feed);
  expect(mapping?.record).toBe(record);
  expect(items[0]?.job).toMatchObject(first);
});

describe('encodings', () => {
  const feed = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><jobs><job><title>Kóch in Zürich</title><url>https://example.com/1</url></job></jobs>`;
  const title = async (content: Content, contentType?: string, size?: number) =>
    (await read(content, contentType ? { contentType } : {}, size)).items[0]?.job.title;
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${feed('utf-8')}`)],
    ['Latin-1', Buffer.from(feed('ISO-8859-1'), 'latin1')],
    ['Windows', Buffer.from(feed('windows-1252'), 'latin1')],
    ['UTF-16 with a mark', utf16(`\uFEFF${feed('utf-16')}`)],
    ['UTF-16 without', utf16(feed('utf-16'))],
    ['UTF-16, the other way round', utf16(`\uFEFF${feed('utf-16')}`).swap16()],
  ])('%s, also byte by byte', async (_, content) => {
    expect(await title(content)).toBe('Kóch in Zürich');
    expect(await title(content, undefined, 1)).toBe('Kóch in Zürich');
  });

  test('the header counts where the feed declares none', async () => {
    const bare = feed('x').replace(/<\?.*?\?>/, '');
    expect(await title(Buffer.from(bare, 'latin1'), 'text/xml; charset=ISO-8859-1')).toBe(
      'Kóch in Zürich',
    );
    expect(await title(Buffer.from(feed('utf-8')), 'text/xml; charset=ISO-8859-1')).toBe(
      'Kóch in Zürich',
    );
  });

  test('one that is not known, or not the one that is declared, is named', async () => {
    expect(await problem(feed('klingon'))).toMatchObject({
      ...{ failed: 'isXml', code: 'feed.unknownEncoding', params: { encoding: 'klingon' } },
    });
    expect(await problem(Buffer.from(feed('utf-8'), 'latin1'))).toMatchObject({
      ...{ code: 'feed.wrongEncoding', params: { encoding: 'utf-8', line: 1 } },
    });
    expect(await problem(Buffer.from('<jobs>ü</jobs>', 'latin1'))).toMatchObject({
      ...{ code: 'feed.undeclaredEncoding', params: { line: 1 } },
    });
  });
});

describe('what is no feed', () => {
  test.each<[string, string, object]>([
    ['nothing', '', { code: 'feed.nothing' }],
    ['a text', 'Hello', { code: 'feed.notXml' }],
    ['JSON', '\uFEFF {"jobs": []}', { failed: 'isXml', code: 'feed.json' }],
    ['a web page', '<!DOCTYPE html><html><body>Jobs</body></html>', { code: 'feed.webPage' }],
    [
      'a page of one element',
      '<html><body>Jobs</body></html>',
      { failed: 'structure', code: 'feed.structure' },
    ],
    [
      'XML without jobs',
      '<config><a>1</a></config>',
      { failed: 'structure', code: 'feed.structure' },
    ],
    [
      'a feed that is cut off',
      '<jobs><job><title>Cook</title>',
      { failed: 'isXml', code: 'feed.notXml', params: { reason: 'unclosed tag: job.' } },
    ],
    [
      'tags that do not fit',
      '<jobs>\n  <job>\n    <title>Cook</job>\n</jobs>',
      { code: 'feed.notXml', params: { line: 3, column: 21, reason: 'unexpected close tag.' } },
    ],
    [
      'an entity of HTML',
      '<jobs><job><title>Cook&nbsp;</title></job></jobs>',
      { code: 'feed.notXml', params: { line: 1, column: 28, reason: 'undefined entity.' } },
    ],
    [
      'a bomb of entities',
      '<!DOCTYPE b [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><jobs><job>&b;</job></jobs>',
      { code: 'feed.doctype' },
    ],
    ['another file', '<!DOCTYPE b SYSTEM "file:///etc/passwd"><jobs/>', { code: 'feed.doctype' }],
    [
      'a sitemap',
      '<urlset><url><loc>https://example.com/7</loc></url></urlset>',
      { failed: 'structure', code: 'feed.sitemap' },
    ],
    [
      'a sitemap of sitemaps',
      '<s:sitemapindex xmlns:s="x"><s:sitemap/></s:sitemapindex>',
      { code: 'feed.sitemap' },
    ],
    ['a deep pit', '<a>'.repeat(500), { code: 'feed.tooDeep' }],
  ])('%s', async (_, content, expected) => {
    expect(await problem(content)).toMatchObject(expected);
  });

  test.each([
    ['text', '<jobs><job><title>'],
    ['tag', '<jobs><job title="'],
    ['comment', '<jobs><!-- '],
  ])('an endless %s is left', async (_, beginning) => {
    expect(await problem(beginning + 'x '.repeat(4_000_000))).toMatchObject({
      code: 'feed.longText',
    });
  });

  test.each([
    ['elements', '<place>', `${'x'.repeat(15_000)}</place><place>`],
    ['attributes', '<place at="x"/>', `<place at="${'x'.repeat(15_000)}"/>`],
  ])('a job of endless %s is left', async (_, beginning, more) => {
    const mapping = { record: 'jobs/job', fields: { title: 'place', url: 'place@at' } };
    const feed = `<jobs>\n<job>${beginning}${more.repeat(100)}`;
    expect(await problem(feed, { mapping })).toMatchObject({
      ...{ failed: 'isXml', code: 'feed.longText', params: { line: 2 } },
    });
  });

  const many = (n: number, write: (n: number) => string) =>
    Array.from({ length: n }, (_, at) => write(at)).join('');

  test('an element with more attributes than feeds have, before it ends', async () => {
    const attributes = many(201, (n) => ` a${n}="x"`);
    expect(await problem(`<jobs>\n<job${attributes}`)).toMatchObject({
      ...{ failed: 'isXml', code: 'feed.manyAttributes' },
      params: { max: 200, line: 2 },
    });
  });

  test('a job with more elements than jobs have, also those that fill nothing', async () => {
    const job = '<title>Cook</title><url>https://example.com/1</url>';
    const mapping = { record: 'jobs/job', fields: { title: 'title', url: 'url' } };
    const feedWith = (n: number) => `<jobs><job>${job}${'<a><b/></a>'.repeat(n)}</job></jobs>`;
    expect(await problem(feedWith(5_000), { mapping })).toMatchObject({
      ...{ failed: 'structure', code: 'feed.manyElements', params: { max: 10_000 } },
    });
    expect(await problem(feedWith(4_999), { mapping })).toBeUndefined();
  });

  test('more jobs than we keep', async () => {
    const job = '<job><title>Cook</title><url>https://example.com/1</url></job>';
    expect(await problem(`<jobs>${job.repeat(1_001)}</jobs>`, { maxJobs: 1_000 })).toMatchObject({
      ...{ failed: 'structure', code: 'feed.tooManyJobs', params: { max: '1.000' } },
    });
  });
});

test('jobs are looked for among as many names as feeds may have, and no more', async () => {
  const names = Array.from({ length: 1_500 }, (_, n) => `<name${n} of="${n}">x</name${n}>`).join(
    '',
  );
  const jobs = indeed.slice(indeed.indexOf('<job>'));
  expect(await problem(`<source>${names}${jobs}`)).toMatchObject({ code: 'feed.structure' });
  const fewer = names.slice(0, names.indexOf('<name900'));
  expect((await read(`<source>${fewer}${jobs}`)).summary.validJobs).toBeGreaterThan(0);
});

test.each([
  '<source><publisher>X</publisher></source>',
  '<rss><channel><title>Jobs</title></channel></rss>',
  '<jobs/>',
])('%s is a feed that is empty today', async (feed) => {
  const { summary, mapping } = await read(feed);
  expect(summary.validJobs).toBe(0);
  expect(mapping).toBeUndefined();
});

test('elements can be chosen at any depth', async () => {
  const deep = 'a/b/c/d/e/f/g/h';
  const steps = deep.split('/');
  const { elements } = await read(
    `<jobs><job><title>Cook</title><url>https://example.com/7</url>${steps.map((step) => `<${step}>`).join('')}Assen${steps
      .reverse()
      .map((step) => `</${step}>`)
      .join('')}</job></jobs>`,
  );
  expect(elements).toContainEqual({ path: deep, sample: 'Assen' });
});

test('a sitemap stays one, however it is mapped', async () => {
  const mapping = { record: 'urlset/url', fields: { title: 'loc', url: 'loc' } };
  expect(
    await problem('<urlset><url><loc>https://example.com/7</loc></url></urlset>', { mapping }),
  ).toMatchObject({ failed: 'structure', code: 'feed.sitemap' });
});

describe('a mapping that is known', () => {
  const mapping: FeedMapping = {
    record: 'jobs/job',
    fields: { title: 'kop', url: 'link@to', id: '@nr', place: 'waar/stad' },
  };

  test('is used as it is', async () => {
    const { items, elements } = await read(
      '<jobs><job nr="7"><title>Not this</title><kop>Cook</kop><link to="https://example.com/7"/><waar><stad>Assen</stad></waar></job></jobs>',
      { mapping },
    );
    expect(items).toMatchObject([{ job: { id: '7', title: 'Cook' }, place: 'Assen' }]);
    expect(elements).toContainEqual({ path: 'waar/stad', sample: 'Assen' });
  });

  test('finds no jobs today, and refuses another document', async () => {
    expect((await read('<jobs></jobs>', { mapping })).summary.validJobs).toBe(0);
    expect(await problem('<error>Sorry</error>', { mapping })).toMatchObject({
      ...{ failed: 'structure', code: 'feed.otherStructure' },
      params: { root: 'error', expected: 'jobs' },
    });
  });
});

test('each job is judged, and it is said where it stands', async () => {
  const job = (id: string, rest = '') =>
    `\n<job><id>${id}</id><title>Cook</title><url>https://example.com/${id}</url><city>Assen</city><image>https://example.com/a.png</image>${rest}</job>`;
  const feed = `<jobs>${[
    job('1'),
    job('1'),
    job('1').replace('Assen', 'Emmen'),
    job('2').replace('<title>Cook</title>', ''),
    job('3').replace(/<url>.*<.url>/, ''),
    job('4').replace('https:', 'javascript:'),
    job('5').replace('<id>5</id>', ''),
    job('6').replace('Assen', ''),
    job('7', '<expirationdate>2026-11-16</expirationdate>'),
    job('8', '<expirationdate>2026-11-17</expirationdate>'),
    job('9', '<expirationdate>soon</expirationdate>'),
    job('9'.repeat(101)),
    job('10').replace('Cook', 'x'.repeat(300)),
    job('11').replace('https://example.com/a.png', 'a.png'),
    job('11').replace('Assen', 'Emmen').replace('https://example.com/a.png', ''),
  ].join('')}</jobs>`;
  const { summary, items } = await read(feed);
  const found = summary.findings.map(({ position, line, finding }) =>
    [position, line, finding.code, finding.severity].join(' '),
  );
  expect(found).toEqual([
    '2 3 feed.duplicateId error',
    '4 5 feed.withoutTitle error',
    '5 6 feed.withoutUrl error',
    '6 7 feed.badUrl error',
    '7 8 feed.withoutId warning',
    '8 9 feed.withoutPlace warning',
    '9 10 feed.closed error',
    '11 12 feed.unreadableDay warning',
    '12 13 feed.longId error',
    '13 14 feed.longTitle warning',
    '14 15 feed.withoutImage warning',
    '15 16 feed.withoutImage warning',
  ]);
  // Two of them are one job at two places, twice.
  expect(summary).toMatchObject({ validJobs: 7, withoutImage: 1, refusedJobs: 6, items: 9 });
  expect(items.map(({ job: { id }, place }) => `${id} ${place}`)).toEqual([
    ...[
      '1 Assen',
      '1 Emmen',
      'https://example.com/5 Assen',
      '6 ',
      '8 Assen',
      '9 Assen',
      '10 Assen',
      '11 Assen',
      '11 Emmen',
    ],
  ]);
});

test('remarks leave room for what keeps jobs from being advertised', async () => {
  const plain = Array.from(
    { length: 900 },
    (_, n) => `<job><title>Cook</title><url>https://example.com/${n}</url></job>`,
  );
  const { summary } = await read(
    `<jobs>${plain.join('')}<job><url>https://example.com/x</url></job></jobs>`,
  );
  expect(summary.findings.map(({ finding }) => finding.code)).toContain('feed.withoutTitle');
});

test('a description of endless markup is cut', async () => {
  const url = 'https://example.com/1';
  const { items } = await read(
    `<jobs><job><title>Cook</title><url>${url}</url><description>${'<b>🙂x</b>'.repeat(20_000)}</description></job></jobs>`,
    {
      mapping: {
        record: 'jobs/job',
        fields: { title: 'title', url: 'url', description: 'description' },
      },
    },
  );
  expect(items[0]?.job.description).toBe('🙂x'.repeat(2_000).slice(0, 5_000));
});

test('a job at several places is one item at each', async () => {
  const { items, summary } = await read(
    '<jobs><job><id>1</id><title>Cook</title><url>https://example.com/1</url><city>Assen</city><city>Emmen</city><city>Assen</city></job></jobs>',
  );
  expect(items.map(({ place }) => place)).toEqual(['Assen', 'Emmen']);
  expect(summary).toMatchObject({ validJobs: 1, items: 2 });
});
