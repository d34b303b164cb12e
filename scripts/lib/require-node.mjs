import { readFileSync } from 'node:fs';

// Imported first by every command, and only for this: an old Node fails in ways no one understands.
const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const [needMajor, needMinor] = engines.node.match(/\d+/g).map(Number);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < needMajor || (major === needMajor && minor < needMinor)) {
  console.error(
    `Posthorn needs Node.js ${needMajor}.${needMinor} or newer, and this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
