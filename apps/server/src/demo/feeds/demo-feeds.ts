import { type DemoJob, openJobs } from './demo-jobs.ts';
import { careTrades, supportTrades } from './words.ts';

/** Where the feeds of the demo lie on the product's own address. */
export const DEMO_FEEDS_PATH = '/demo-feeds';
const SITE = 'https://werkenbij.noorderzorg.example/vacatures';

interface Place {
  /** The address of the product, with which those of pictures begin. */
  publicUrl: string;
  /** In the calendar of the people who look. */
  day: string;
}

interface DemoFeed {
  jobs: (day: string) => DemoJob[];
  write: (jobs: readonly DemoJob[], publicUrl: string) => string;
}

export const demoFeeds = {
  'zorg.xml': { jobs: (day) => openJobs(careTrades, 186, day), write: writeInEnglish },
  'ondersteuning.xml': { jobs: (day) => openJobs(supportTrades, 84, day), write: writeInDutch },
} as const satisfies Record<string, DemoFeed>;
export type DemoFeedName = keyof typeof demoFeeds;

export const isDemoFeed = (name: string): name is DemoFeedName => name in demoFeeds;

export const demoFeedUrl = (publicUrl: string, name: DemoFeedName): string =>
  `${publicUrl}${DEMO_FEEDS_PATH}/${name}`;

/** A feed of vacancies as an applicant system writes it, with the mistakes that such feeds have. */
export function writeDemoFeed(name: DemoFeedName, { publicUrl, day }: Place): string {
  const { jobs, write } = demoFeeds[name];
  return write(jobs(day), publicUrl);
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const block = (name: string, text: string): string => `<${name}><![CDATA[${text}]]></${name}>`;

/** A few jobs are wrong in ways that people see in the report: always the same ones. */
const isOneOf = (every: number, offset: number) => (number: number) => number % every === offset;
const lacksTitle = isOneOf(47, 5);
const hasBrokenAddress = isOneOf(53, 11);
const hasClosed = isOneOf(61, 17);
const lacksPlace = isOneOf(43, 7);
const hasOddDay = isOneOf(59, 23);

const titleOf = ({ number, title }: DemoJob): string => (lacksTitle(number) ? '' : title);
const addressOf = ({ number, title }: DemoJob): string => {
  const name = title.toLowerCase().replace(/[^a-z]+/g, '-');
  return hasBrokenAddress(number) ? `vacatures/${number}` : `${SITE}/${number}-${name}`;
};
const closingDay = ({ number, closesOn }: DemoJob): string =>
  hasClosed(number) ? '2020-01-31' : hasOddDay(number) ? 'in overleg' : closesOn;
const placesOf = ({ number, towns }: DemoJob) => (lacksPlace(number) ? [] : towns);
const picture = (publicUrl: string, { scene }: DemoJob): string =>
  `${publicUrl}${DEMO_FEEDS_PATH}/pictures/${scene}.jpg`;

/** As Indeed wants it: a job at two places is two jobs with one number. */
function writeInEnglish(jobs: readonly DemoJob[], publicUrl: string): string {
  const one = (job: DemoJob, city: string, region: string, postalCode: string) =>
    [
      '<job>',
      element('referencenumber', `NZ-${job.number}`),
      element('title', titleOf(job)),
      element('url', addressOf(job)),
      element('company', 'Noorderzorg Groep'),
      element('city', city),
      element('state', region),
      element('postalcode', postalCode),
      element('country', 'NL'),
      element('category', job.category),
      element('jobtype', job.hours),
      element('salary', job.salary),
      element('date', job.publishedOn),
      element('expirationdate', closingDay(job)),
      element('image', picture(publicUrl, job)),
      block('description', job.description),
      '</job>',
    ].join('\n');
  const all = jobs.flatMap((job) => {
    const places = placesOf(job);
    if (places.length === 0) return [one(job, '', '', '')];
    return places.map(({ city, region, postalCode }) => one(job, city, region, postalCode));
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n${all.join('\n')}\n</source>\n`;
}

/** In the words of a system from the Netherlands, each job once with all its places. */
function writeInDutch(jobs: readonly DemoJob[], publicUrl: string): string {
  const all = jobs.map((job) =>
    [
      '<vacature>',
      element('vacaturenummer', `ONB-${job.number}`),
      element('functietitel', titleOf(job)),
      element('vacatureurl', addressOf(job)),
      element('bedrijf', 'Noorderzorg Groep'),
      ...placesOf(job).map(({ city }) => element('standplaats', city)),
      element('categorie', job.category),
      element('dienstverband', job.hours),
      element('salaris', job.salary),
      element('publicatiedatum', job.publishedOn),
      element('sluitingsdatum', closingDay(job)),
      element('afbeelding', picture(publicUrl, job)),
      block('omschrijving', job.description),
      '</vacature>',
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<vacatures>\n${all.join('\n')}\n</vacatures>\n`;
}
