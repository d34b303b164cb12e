import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.ts';
import { launchBrowser } from './launch-browser.ts';
import { measurePaint, type Paint } from './lighthouse.ts';
import { shown } from './numbers.ts';
import { onScene, type Visitor } from './scene.ts';

const RUNS = Number(process.env.BENCH_ROUNDS ?? 3);

/** React and react-dom with one line to show. */
const reactAlone = () => bundle(new URL('react-alone.js', import.meta.url));

/** The same as a page of its own, for as long as the work takes. */
async function onReactPage<T>(script: string, work: (url: string) => Promise<T>): Promise<T> {
  const files: Record<string, [type: string, body: string]> = {
    '/': [
      'text/html',
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>React alone</title><div id="root"></div><script type="module" src="/react.js"></script>',
    ],
    '/react.js': ['text/javascript', script],
  };
  const server = createServer(({ url = '' }, answer) => {
    const [type, body] = files[url] ?? ['text/plain', ''];
    answer.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

/** Every script a browser asks for until the screen is there. */
async function scriptsOf(url: string, visitor?: Visitor): Promise<number> {
  const browser = await launchBrowser();
  const scripts = new Set<string>();
  try {
    const page = await browser.newPage();
    const [name = '', value = ''] = visitor?.cookie.split('=') ?? [];
    if (visitor) await page.context().addCookies([{ name, value, url }]);
    // What the product fetches ahead is for the next screens; who saves data gets none of it.
    await page.addInitScript(
      "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
    );
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page
      .getByRole(visitor ? 'table' : 'button')
      .first()
      .waitFor();
  } finally {
    await browser.close();
  }
  const sizes = await Promise.all([...scripts].map(sizeOf));
  return sizes.reduce((all, size) => all + size, 0);
}

const sizeOf = async (url: string) => gzipSync(await (await fetch(url)).text()).length;

await onScene(async ({ productUrl, visitors: [visitor] }) => {
  const script = await reactAlone();
  const react = gzipSync(script).length;
  console.log(`JavaScript, gzip, bytes\n${'React alone'.padEnd(37)}${shown(react, 0)}`);
  for (const [name, size] of [
    ['sign-in page', await scriptsOf(productUrl)],
    ['overview', await scriptsOf(productUrl, visitor)],
  ] as const) {
    console.log(`${name.padEnd(37)}${shown(size, 0)}${shown(size / react)}`);
  }
  console.log(`\nLighthouse, phone, medians of ${RUNS}`);
  console.log('                       performance   first paint   largest   blocked   machine');
  const tell = (name: string, paint: Paint) =>
    console.log(
      `${name.padEnd(22)}${shown(paint.performance, 0)}${shown(paint.firstPaintMs, 0)}${shown(paint.largestPaintMs, 0)}${shown(paint.blockedMs, 0)}${shown(paint.machine, 0)}`,
    );
  tell('React alone', await onReactPage(script, (url) => measurePaint(url, RUNS)));
  tell('sign-in page', await measurePaint(`${productUrl}/sign-in`, RUNS));
  tell('overview', await measurePaint(`${productUrl}/campaigns-overview`, RUNS, visitor?.cookie));
});
