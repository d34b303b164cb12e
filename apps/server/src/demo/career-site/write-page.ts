import { addDays, type CalendarDate } from '@posthorn/domain';
import { DEMO_FEEDS_PATH } from '../feeds/demo-feeds.ts';
import { type DemoVacancy, demoVacancies, SITE_NAME, type Telling } from './vacancies.ts';

/** Where the career site of the demo lies on the product's own address. */
export const CAREER_SITE_PATH = '/demo-career-site';
/** The address that the site would have. Ads can not lead to the product on one's own machine. */
const SITE = 'https://werkenbij.noorderzorg.example/vacatures';

interface Place {
  /** The address of the product, with which those of pictures begin. */
  publicUrl: string;
  day: CalendarDate;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const pictureOf = (publicUrl: string, { scene }: DemoVacancy): string =>
  `${publicUrl}${DEMO_FEEDS_PATH}/pictures/${scene}.jpg`;

const described = ({ intro, parts, ending }: DemoVacancy): string =>
  [
    ...intro.map((text) => `<p>${escaped(text)}</p>`),
    ...parts.map(
      ({ heading, entries }) =>
        `<h2>${escaped(heading)}</h2><ul>${entries.map((entry) => `<li>${escaped(entry)}</li>`).join('')}</ul>`,
    ),
    `<p>${escaped(ending)}</p>`,
  ].join('\n');

/** What search engines read of a vacancy. */
const posting = (vacancy: DemoVacancy, { publicUrl, day }: Place) => ({
  '@type': 'JobPosting',
  title: vacancy.title,
  description: described(vacancy),
  inLanguage: vacancy.language,
  identifier: { '@type': 'PropertyValue', name: SITE_NAME, value: vacancy.number },
  hiringOrganization: { '@type': 'Organization', name: SITE_NAME },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: vacancy.town,
      addressRegion: vacancy.region,
      addressCountry: vacancy.country,
    },
  },
  image: pictureOf(publicUrl, vacancy),
  datePosted: addDays(day, -30),
  validThrough: addDays(day, vacancy.closesIn),
  url: `${SITE}/${vacancy.name}`,
});

const script = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const heads: Record<Telling, (vacancy: DemoVacancy, place: Place) => string> = {
  linkedData: (vacancy, place) =>
    script({ '@context': 'https://schema.org', ...posting(vacancy, place) }),
  graph: (vacancy, place) => {
    const organisation = { '@type': 'Organization', '@id': '#employer', name: SITE_NAME };
    const about = { ...posting(vacancy, place), hiringOrganization: { '@id': '#employer' } };
    return script({ '@context': 'https://schema.org', '@graph': [organisation, about] });
  },
  microdata: () => '',
  nothing: () => '',
};

function body(vacancy: DemoVacancy, { publicUrl, day }: Place): string {
  const { title, placeLabel, town } = vacancy;
  const picture = `<img src="${escaped(pictureOf(publicUrl, vacancy))}" alt="">`;
  if (vacancy.telling !== 'microdata') {
    return `<main><h1>${escaped(title)}</h1><p class="place">${placeLabel}: ${escaped(town)}</p>
${picture}\n${described(vacancy)}</main>`;
  }
  return `<main itemscope itemtype="https://schema.org/JobPosting">
<h1 itemprop="title">${escaped(title)}</h1>
<meta itemprop="validThrough" content="${addDays(day, vacancy.closesIn)}">
<div itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="${SITE_NAME}"></div>
<p class="place" itemprop="jobLocation" itemscope itemtype="https://schema.org/Place">${placeLabel}: <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${escaped(town)}</span><meta itemprop="addressCountry" content="${vacancy.country}"></span></p>
${picture}
<div itemprop="description">${described(vacancy)}</div></main>`;
}

const page = (language: string, title: string, head: string, content: string): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)} | ${SITE_NAME}</title>
<meta property="og:site_name" content="${SITE_NAME}">
<link rel="stylesheet" href="${CAREER_SITE_PATH}/site.css">
${head}</head>
<body><header><a href="${CAREER_SITE_PATH}">${SITE_NAME}</a></header>
${content}
<footer>© ${SITE_NAME}</footer></body></html>
`;

/** The page of one vacancy; undefined where there is none of this name. */
export function writeVacancyPage(name: string, place: Place): string | undefined {
  const vacancy = demoVacancies.find((one) => one.name === name);
  if (!vacancy) return undefined;
  const head = `<link rel="canonical" href="${SITE}/${name}">
<meta property="og:image" content="${escaped(pictureOf(place.publicUrl, vacancy))}">
${heads[vacancy.telling](vacancy, place)}`;
  return page(vacancy.language, vacancy.title, head, body(vacancy, place));
}

/** The list of all vacancies. */
export function writeCareerSite(): string {
  const links = demoVacancies.map(
    ({ name, title, town }) =>
      `<li><a href="${CAREER_SITE_PATH}/${name}">${escaped(title)}</a> ${escaped(town)}</li>`,
  );
  return page(
    'nl',
    SITE_NAME,
    '',
    `<main><h1>Werken bij ${SITE_NAME}</h1><ul>${links.join('')}</ul></main>`,
  );
}

export const CAREER_SITE_STYLE = `body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#1d2733;background:#f6f8fa}
header,footer{padding:1rem 1.5rem;background:#0b4f6c;color:#fff}header a{color:#fff;font-weight:600;text-decoration:none}
main{max-width:44rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem}
h1{line-height:1.2;margin-top:0}img{width:100%;border-radius:.5rem}.place{color:#51606f}`;
