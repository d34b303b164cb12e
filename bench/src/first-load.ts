import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.ts';
import { launchBrowser } from './launch-browser.ts';
import { shown } from './numbers.ts';
import { onScene, type Visitor } from './scene.ts';

/** React and react-dom with one line to show. */
const reactAlone = async (): Promise<number> =>
  gzipSync(await bundle(new URL('react-alone.js', import.meta.url))).length;

/** Every script a browser asks for until the screen is there. */
async function scriptsOf(url: string, visitor?: Visitor): Promise<number> {
  const browser = await launchBrowser();
  const scripts = new Set<string>();
  try {
    const page = await browser.newPage();
    const [name = '', value = ''] = visitor?.cookie.split('=') ?? [];
    if (visitor) await page.context().addCookies([{ name, value, url }]);
    // What the product fetches ahead when it has nothing to do is for the next screens.
    await page.addInitScript('window.requestIdleCallback = () => 0');
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
  const react = await reactAlone();
  console.log(`JavaScript, gzip, bytes\n${'React alone'.padEnd(37)}${shown(react, 0)}`);
  for (const [name, size] of [
    ['sign-in page', await scriptsOf(productUrl)],
    ['overview', await scriptsOf(productUrl, visitor)],
  ] as const) {
    console.log(`${name.padEnd(37)}${shown(size, 0)}${shown(size / react)}`);
  }
});
