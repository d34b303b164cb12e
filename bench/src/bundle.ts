import { build } from 'rolldown';

/** A file for a browser, bundled as the product is. */
export async function bundle(file: URL): Promise<string> {
  const { output } = await build({
    input: file.pathname,
    write: false,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { minify: true },
  });
  return output[0].code;
}
