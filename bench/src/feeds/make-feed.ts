const sentences = [
  'You look after people who need you, and you decide how.',
  'We work in small teams that plan their own weeks.',
  'Your colleagues are experienced, and glad to explain.',
  'There is time for courses, and money for the train.',
  'Zeg wat je kunt, en wij zoeken de plek die erbij past; één gesprek is genoeg.',
  'Gute Löhne, kurze Wege & ein Garten hinter dem Haus.',
];
const cities = ['Groningen', 'Assen', 'Emmen', 'Zwolle', 'Köln', 'Liège', 'Brugge'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Texts differ in length from job to job, some in CDATA and some with entities, as feeds have them. */
export function job(n: number, title = 'Nurse'): string {
  const html = Array.from(
    { length: 12 + (n % 30) },
    (_, at) => `<p>${sentences[(n + at) % sentences.length]}</p>`,
  ).join('\n');
  const description = n % 3 === 0 ? escaped(html) : `<![CDATA[${html}]]>`;
  return `
  <job>
    <title>${title} ${n} &amp; carer</title>
    <date>2026-11-${String(1 + (n % 28)).padStart(2, '0')}</date>
    <referencenumber>REF-${n}</referencenumber>
    <url>https://jobs.example.com/vacancies/${n}?utm_source=feed&amp;utm_medium=xml</url>
    <company>Noorderzorg</company>
    <city>${cities[n % cities.length]}</city>
    <country>NL</country>
    <category>Care</category>
    <jobtype>parttime</jobtype>
    <description>${description}</description>
  </job>`;
}

const PIECE = 64 * 1024;

/** A feed of about so many bytes, made while it is read. */
export async function* makeFeed(bytes: number): AsyncGenerator<Uint8Array> {
  let made = 0;
  let text = '<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>Bench</publisher>';
  for (let n = 1; made < bytes; n += 1) {
    text += job(n);
    if (text.length < PIECE) continue;
    const piece = Buffer.from(text);
    made += piece.length;
    yield piece;
    text = '';
  }
  yield Buffer.from(`${text}</source>`);
}
