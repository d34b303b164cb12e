import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { inRoot, root } from '../root.mjs';
import { runScript } from '../run.mjs';
import { workspaces } from '../workspaces.mjs';

/** One result per project, two at a time. */
export async function checkTypes() {
  const waiting = await findProjects();
  const result = { passed: 0, failed: 0, output: '' };
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const { code, output } = await checkProject(project);
      if (code === 0) result.passed += 1;
      else {
        result.failed += 1;
        result.output += `${relative(root, project)}\n${output}\n`;
      }
    }
  };
  await Promise.all([work(), work()]);
  return result;
}

/** @param {string} project */
function checkProject(project) {
  const memory = inRoot('node_modules/.cache/tsc', `${relative(root, project)}.tsbuildinfo`);
  const tsc = inRoot('node_modules/typescript-native/bin/tsc');
  const args = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
  // Each checker works out the shared types for itself: its usual four took twice as long on two cores.
  return runScript(tsc, [...args, '--checkers', '1'], { cwd: dirname(project) });
}

async function findProjects() {
  const folders = [root, ...(await workspaces())];
  const found = folders.map(async (folder) => {
    const names = await readdir(folder);
    return names
      .filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name) && name !== 'tsconfig.base.json')
      .map((name) => join(folder, name));
  });
  return (await Promise.all(found)).flat();
}
