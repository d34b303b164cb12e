import { createSocket } from 'node:dgram';
import type { Page } from '@playwright/test';
import { type UploadedBanner, uploadBanners } from '../support/archive.ts';
import { createCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

/** Another machine, which counts what reaches it. */
const canary = createSocket('udp4');
let packets = 0;
canary.on('message', () => {
  packets += 1;
});

/** Each attempt says in the page whether it was refused; what can not say so is seen in the requests. */
const attempts = (port: number) => `
const told = document.body.appendChild(document.createElement('ul'));
const say = (name, result) => {
  const line = told.appendChild(document.createElement('li'));
  line.textContent = name + ': ' + result;
};
const attempt = async (name, work) => {
  try {
    say(name, (await work()) ? 'reached' : 'refused');
  } catch (error) {
    say(name, 'refused');
  }
};
const later = (start) => new Promise((resolve) => start(() => resolve(true), () => resolve(false)));
(async () => {
  await attempt('the page around it', () => parent !== window && parent.document.title);
  await attempt('its cookies', () => document.cookie !== undefined);
  await attempt('its storage', () => localStorage);
  await attempt('its database', () => indexedDB.open('x'));
  await attempt('its service worker', () => navigator.serviceWorker.register('own.js'));
  await attempt('the API', () => fetch('/api/me', { credentials: 'include' }));
  await attempt('the API by another way', () => later((done, failed) => {
    const request = new XMLHttpRequest();
    Object.assign(request, { onload: done, onerror: failed });
    request.open('GET', '/api/me');
    request.send();
  }));
  await attempt('the API by a picture', () => later((done, failed) => {
    Object.assign(new Image(), { onload: done, onerror: failed, src: '/api/me?picture' });
  }));
  await attempt('the API by a script', () => later((done, failed) => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { onload: done, onerror: failed, src: '/api/me?script' }));
  }));
  await attempt('a socket', () => later((done, failed) => {
    const socket = new WebSocket('ws:' + '//' + location.host + '/api');
    Object.assign(socket, { onopen: done, onerror: failed });
  }));
  await attempt('another window', () => window.open('/api/me?window'));
  await attempt('the whole window', () => {
    if (top === window) throw new Error('There is none around it');
    top.location.href = '/api/me?top';
    return true;
  });
  await attempt('a frame of its own', () => later((done, failed) => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/api/me?frame' });
    frame.onload = () => { try { done(frame.contentDocument.body.textContent); } catch { failed(); } };
    document.body.append(frame);
    // A frame that never arrives brought nothing either.
    setTimeout(failed, 10_000);
  }));
  await attempt('another machine', () => later((done, failed) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
    connection.createDataChannel('x');
    // The browser has looked for all ways there are.
    connection.onicegatheringstatechange = () =>
      connection.iceGatheringState === 'complete' && failed();
    connection.createOffer().then((offer) => connection.setLocalDescription(offer)).catch(failed);
    setTimeout(failed, 10_000);
  }));
  const form = Object.assign(document.createElement('form'), { method: 'POST', action: '/api/logout' });
  document.body.append(form);
  form.submit();
  say('done', 'yes');
})();
`;

const page300 = (script: string) => `<!DOCTYPE html><html><head>
  <meta name="ad.size" content="width=300,height=250"><link rel="stylesheet" href="own.css"></head>
  <body><img src="own.svg" alt="" onload="this.alt='drawn'"><script src="own.js"></script>
  <script>${script}</script></body></html>`;

const own = {
  'own.css': 'body { color: rgb(1, 2, 3) }',
  'own.js': 'document.body.dataset.own = "run"',
  'own.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
};

test.use({
  person: 'lotte',
  expectedComplaints: /content (security )?policy|sandbox|Unsafe attempt|Framing|Blocked/i,
});

let hostile: UploadedBanner;
let leaving: UploadedBanner;
test.beforeAll(async () => {
  await new Promise<void>((ready) => canary.bind(0, '127.0.0.1', ready));
  const { id } = await createCampaign('lotte', 'home-care-north', { title: 'Foreign banners' });
  const away = "location.href = 'http:' + '//localhost:' + location.port + '/api/me?away'";
  const made = await uploadBanners('lotte', id, {
    ...Object.fromEntries(Object.entries(own).map(([path, text]) => [`a/${path}`, text])),
    'a/index.html': page300(attempts(canary.address().port)),
    'b/index.html': page300(away),
    'b/away.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${away}</script></svg>`,
    ...Object.fromEntries(Object.entries(own).map(([path, text]) => [`b/${path}`, text])),
  });
  [hostile, leaving] = made as [UploadedBanner, UploadedBanner];
});

test.afterAll(() => void canary.close());

/** What came back to the browser from anywhere but the banner's own folder. */
function answersFromElsewhere(page: Page, banner: UploadedBanner): string[] {
  const folder = banner.html_url.replace('index.html', '');
  const answers: string[] = [];
  page.on('response', (answer) => {
    if (!new URL(answer.url()).pathname.startsWith(folder)) answers.push(answer.url());
  });
  return answers;
}

/**
 * A page with the application's policy and nothing else, so that whatever is asked for is asked for
 * by the banner. Its title is what a banner could read.
 */
async function openQuietPage(page: Page): Promise<void> {
  const policyOf = (answer: { headers(): Record<string, string> } | null) =>
    answer?.headers()['content-security-policy'];
  const application = policyOf(await page.request.get('/'));
  expect(application).toContain("frame-src 'self'");
  expect(policyOf(await page.goto('/api/app-config'))).toBe(application);
  await page.evaluate(() => Object.assign(document, { title: 'Posthorn' }));
}

async function putIntoFrame(page: Page, banner: UploadedBanner, isSandboxed: boolean) {
  await page.evaluate(
    ([src, sandboxed]) => {
      const frame = Object.assign(document.createElement('iframe'), { src, title: 'Banner' });
      if (sandboxed) frame.setAttribute('sandbox', 'allow-scripts');
      document.body.append(frame);
    },
    [banner.html_url, isSandboxed] as const,
  );
}

for (const [name, open] of [
  ['in our frame', (page: Page) => putIntoFrame(page, hostile, true)],
  ['in a frame that forgot to shut it in', (page: Page) => putIntoFrame(page, hostile, false)],
  ['opened on its own', (page: Page) => page.goto(hostile.html_url)],
] as const) {
  test(`a hostile banner ${name} reaches nothing`, async ({ page, context }) => {
    await openQuietPage(page);
    const answers = answersFromElsewhere(page, hostile);
    await open(page);
    const banner = page.frameLocator('iframe[title=Banner]');
    await expect(banner.getByText('done: yes')).toBeAttached();
    const told = await banner.locator('li').allTextContents();
    expect(told).toHaveLength(15);
    expect(told.filter((line) => !/: refused$/.test(line))).toEqual(['done: yes']);
    // It is alive all the same: its own script, style and picture are there.
    await expect(banner.locator('body')).toHaveAttribute('data-own', 'run');
    await expect(banner.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(banner.locator('img')).toHaveAttribute('alt', 'drawn');
    expect(answers).toEqual([]);
    expect(packets).toBe(0);
    expect(context.pages()).toHaveLength(1);
    expect(new URL(page.url()).pathname).toMatch(/^\/(api\/app-config|banners\/)/);
  });
}

for (const [name, open] of [
  ['in our frame', (page: Page) => putIntoFrame(page, leaving, true)],
  ['opened on its own', (page: Page) => page.goto(leaving.html_url)],
  [
    'with a drawing that is opened on its own',
    (page: Page) => page.goto(leaving.html_url.replace('index.html', 'away.svg')),
  ],
] as const) {
  test(`a banner ${name} can not go elsewhere by itself`, async ({ page }) => {
    await openQuietPage(page);
    const answers = answersFromElsewhere(page, leaving);
    const refused = page.waitForEvent('console', (message) => /frame-src/.test(message.text()));
    await open(page);
    await refused;
    expect(answers.filter((url) => url.includes('away'))).toEqual([]);
  });
}
