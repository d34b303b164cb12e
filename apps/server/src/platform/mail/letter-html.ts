import { escapeHtml } from '@posthorn/domain';
import { locale } from '@posthorn/domain/texts/locale';

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f4f5f7; color: #1f2430; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border-radius: 8px; overflow-wrap: anywhere; }
p { margin: 0 0 16px; }
a { color: #1d4ed8; }
footer { max-width: 560px; margin: 16px auto 0; font-size: 13px; color: #5b6270; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { background: #14161b; color: #e8eaf0; }
  main { background: #1f232b; }
  a { color: #93b4ff; }
  footer { color: #a3a9b6; }
}`;

/** What stands below this line says why the letter came. */
const FOOTER_LINE = '\n--\n';

/**
 * The same letter for mail programs that show HTML: its text, paragraph by paragraph, with our own
 * addresses to press. Everything is escaped, an address that a person wrote into a name is no link, and
 * nothing is loaded from elsewhere, which would tell that the letter was opened.
 */
export function letterHtml({ subject, text }: { subject: string; text: string }, ours: string) {
  const [body = '', footer] = text.split(FOOTER_LINE);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${style}</style></head><body>`,
    `<main>${paragraphs(body, ours)}</main>`,
    footer ? `<footer>${paragraphs(footer, ours)}</footer>` : '',
    '</body></html>',
  ].join('');
}

const paragraphs = (text: string, ours: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p>${paragraph
          .split('\n')
          .map((line) => lineOf(line, ours))
          .join('<br>')}</p>`,
    )
    .join('');

/** Our addresses stand at the end of a line. */
function lineOf(line: string, ours: string): string {
  const at = ours === '' ? -1 : line.indexOf(`${ours}/`);
  const address = at < 0 ? '' : line.slice(at);
  if (address === '' || /\s/.test(address)) return escapeHtml(line);
  const href = escapeHtml(address);
  return `${escapeHtml(line.slice(0, at))}<a href="${href}">${href}</a>`;
}
