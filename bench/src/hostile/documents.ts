const many = (n: number, write: (n: number) => string) =>
  Array.from({ length: n }, (_, at) => write(at)).join('');

const job = (n: number, attributes = '', more = '') =>
  `<job${attributes}><title>Cook ${n}</title><url>https://jobs.example.com/${n}</url>${more}</job>`;

/** Feeds that are made to keep a parser busy. */
export const hostileFeeds = {
  // 100,000 attributes per job, 22 MB.
  attributes: `<jobs>${many(14, (n) =>
    job(
      n,
      many(100_000, (at) => ` a${at}="${at}"`),
    ),
  )}</jobs>`,
  // 200,000 different names, 10 MB.
  names: `<jobs>${many(200_000, (n) => `<element${n}>some text ${n}</element${n}>`)}${job(1)}</jobs>`,
  // One job of 1,000,000 fields, 20 MB.
  fields: `<jobs>${job(1, '', '<a>a field</a>'.repeat(1_000_000))}</jobs>`,
  // One tag with 400,000 attributes, 4 MB.
  tag: `<jobs>${job(
    1,
    many(400_000, (at) => ` a${at}="1"`),
  )}</jobs>`,
};

const thing = '<div itemscope itemtype="https://schema.org/JobPosting" itemprop="description">';
const parts = many(100, (n) => `<span itemprop="p${n % 10}">some text ${n}</span>`);

/** The page of a vacancy with things inside one another, 3 MB. */
export const hostilePage = `<html><body>${(thing.repeat(190) + parts + '</div>'.repeat(190)).repeat(
  140,
)}</body></html>`;
