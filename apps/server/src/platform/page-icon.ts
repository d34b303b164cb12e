import { accountInitials, paletteIndex } from '@posthorn/domain';

const colours = [
  '#1D4FD7',
  '#6234B0',
  '#A3246B',
  '#546100',
  '#9A4A00',
  '#0B6B43',
  '#0A6670',
  '#475467',
];

/** A drawn picture for a page that has none of its own. */
export function pageIcon(name: string): Buffer {
  const letters = accountInitials(name).replace(/[^\p{L}\p{N}]/gu, '');
  const colour = colours[paletteIndex(name)];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="50" fill="#fff" font-family="Inter, system-ui, sans-serif" font-size="40" font-weight="600" text-anchor="middle" dominant-baseline="middle">${letters}</text></svg>`,
  );
}
