import { expect, test } from 'vitest';
import { letterHtml } from './letter-html.ts';

const ours = 'https://posthorn.test';
const html = (text: string, subject = 'News') => letterHtml({ subject, text }, ours);

test('what people wrote stays text, also in the subject and in an address', () => {
  const hostile = `<img src=x onerror="alert('1')">`;
  const page = html(`${hostile}\n\n${ours}/a?b=1&c="><script>`, `</title>${hostile}`);
  expect(page).not.toMatch(/<img|<script/);
  expect(page).toContain('&lt;/title&gt;&lt;img');
  expect(page).toContain(`<a href="${ours}/a?b=1&amp;c=&quot;&gt;&lt;script&gt;">`);
});

test('only our own addresses can be pressed, and nothing is loaded from elsewhere', () => {
  const page = html(`See https://evil.test/x\nand https://posthorn.test.evil.test/\n${ours}/mail`);
  expect(page.match(/<a /g)).toHaveLength(1);
  expect(page).toContain(`<a href="${ours}/mail">${ours}/mail</a>`);
  expect(page).not.toMatch(/src=|url\(|@import|<link/);
});

test('paragraphs, lines and the reason below stand apart, and a dark screen stays dark', () => {
  const page = html('Hello Ada,\n\nOne\nTwo\n\n--\nBecause.\n');
  expect(page).toContain('<main><p>Hello Ada,</p><p>One<br>Two</p></main>');
  expect(page).toContain('<footer><p>Because.</p></footer>');
  expect(page).toContain('prefers-color-scheme: dark');
});
