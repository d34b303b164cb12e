import type { FoundBanner } from '../../modules/ads/index.ts';
import type { GoogleWords } from './google-words.ts';

const sizes = [
  [300, 250],
  [728, 90],
] as const;

/** HTML5 banners as an agency would send them: small, moving, and all of their own making. */
export const htmlBanners = (words: GoogleWords): FoundBanner[] =>
  sizes.map(([width, height]) => ({
    name: `${words.title} ${width}x${height}`,
    width,
    height,
    page: 'index.html',
    files: [
      { path: 'index.html', data: Buffer.from(page(words, width, height)) },
      { path: 'banner.css', data: Buffer.from(style(words.colour, width, height)) },
    ],
  }));

const page = (words: GoogleWords, width: number, height: number) => `<!DOCTYPE html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="ad.size" content="width=${width},height=${height}">
<title>${words.title}</title>
<link rel="stylesheet" href="banner.css">
<script>var clickTag = "https://www.example.com/jobs";</script>
</head>
<body>
<a class="banner" href="javascript:window.open(window.clickTag)">
<span class="tide"></span><span class="tide late"></span>
<span class="words"><small>${words.type}</small><strong>${words.title}</strong>
<em>${words.tags[0] ?? ''}</em></span>
<span class="button">${words.callToAction}</span>
</a>
</body>
</html>
`;

function style(colour: string, width: number, height: number): string {
  const isLow = height < 120;
  return `* { box-sizing: border-box; margin: 0 }
body { width: ${width}px; height: ${height}px; overflow: hidden; font-family: system-ui, sans-serif }
.banner { position: relative; display: flex; flex-direction: ${isLow ? 'row' : 'column'};
  align-items: ${isLow ? 'center' : 'flex-start'}; justify-content: space-between; gap: 12px;
  width: 100%; height: 100%; padding: ${isLow ? '12px 24px' : '28px 24px'}; overflow: hidden;
  color: #fff; background: ${colour}; text-decoration: none }
.words, .button { position: relative; z-index: 1 }
.words > * { display: block; animation: rise 1s both }
small { font-size: ${isLow ? 12 : 14}px; letter-spacing: .08em; text-transform: uppercase; opacity: .85 }
strong { font-size: ${isLow ? 24 : 30}px; line-height: 1.15; animation-delay: .3s }
em { font-style: normal; font-size: 14px; opacity: .9; animation-delay: .6s; margin-top: ${isLow ? 2 : 8}px }
.button { flex: none; padding: 10px 20px; border-radius: 999px; color: ${colour}; background: #fff;
  font-weight: 700; animation: rise 1s .9s both, nod 1.2s 3s 3 }
.tide { position: absolute; right: -60px; bottom: -140px; width: 260px; height: 260px;
  border-radius: 45%; background: rgba(255, 255, 255, .14); animation: turn 14s linear 2 }
.late { right: 40px; bottom: -190px; animation-duration: 10s; animation-direction: reverse }
@keyframes rise { from { opacity: 0; transform: translateY(14px) } }
@keyframes nod { 50% { transform: scale(1.06) } }
@keyframes turn { to { transform: rotate(360deg) } }
@media (prefers-reduced-motion: reduce) { * { animation: none !important } }
`;
}
