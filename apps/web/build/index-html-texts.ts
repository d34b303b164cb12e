import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const texts = fileURLToPath(
  new URL('../../../packages/domain/src/message/en/index-html.ts', import.meta.url),
);

/** Writes the catalogue's texts into index.html, for each {{name}}. */
export function indexHtmlTexts(): Plugin {
  return {
    name: 'index-html-texts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<{ indexHtmlTexts: Record<string, string> }>(texts);
        return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
          const text = module.indexHtmlTexts[name];
          if (!text) throw new Error(`index.html asks for a text that does not exist: ${name}`);
          return text;
        });
      },
    },
  };
}
