import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const fileOf = (noun: string) =>
  fileURLToPath(new URL(`../../../packages/domain/src/message/en/${noun}.ts`, import.meta.url));

/** Writes the catalogue's texts and their language into index.html, for each {{name}}. */
export function indexHtmlTexts(): Plugin {
  return {
    name: 'index-html-texts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [said, language] = await Promise.all([
          runnerImport<{ indexHtmlTexts: Record<string, string> }>(fileOf('index-html')),
          runnerImport<{ locale: string }>(fileOf('locale')),
        ]);
        const texts = said.module.indexHtmlTexts;
        // The linter takes no placeholder for a language, so the file names one, which is replaced.
        const inLanguage = html.replace(/(?<=<html lang=")[^"]*/, language.module.locale);
        return inLanguage.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
          const text = texts[name];
          if (!text) throw new Error(`index.html asks for a text that does not exist: ${name}`);
          return text;
        });
      },
    },
  };
}
