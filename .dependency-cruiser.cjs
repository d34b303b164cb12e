/**
 * Who may import whom: these arrows and no others. Every folder may use its own files, packages
 * from npm, and what stands beside its name here.
 */
const arrows = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/banners': ['packages/domain'],
  'packages/connectors': ['packages/domain'],
  'packages/feeds': ['packages/domain'],
  'packages/sandbox': ['packages/domain'],
  'packages/db': ['packages/domain'],
  'apps/server': [
    'packages/domain',
    'packages/contract',
    'packages/banners',
    'packages/db',
    'packages/connectors',
    'packages/feeds',
    'packages/sandbox',
  ],
  'apps/web': ['packages/domain', 'packages/contract', 'packages/banners'],
  // They run the product from outside, as processes; they never import it. What they compare it
  // with is another matter: the same banners, drawn without a browser.
  e2e: ['packages/banners', 'scripts'],
  // Only the check that names of the domain stand in its tables reads those tables.
  scripts: ['packages/domain'],
  bench: [
    'packages/domain',
    'packages/banners',
    'packages/db',
    'packages/connectors',
    'packages/feeds',
    'packages/sandbox',
    'scripts',
  ],
};

/** What only tests may use: connectors are tried on the local network. */
const testArrows = { 'packages/connectors': ['packages/sandbox'] };

const ours = '^(packages|apps|e2e|scripts|bench)/';
const tests = '([.]test[.]tsx?$|/(suite|testing)/)';
const inside = (folder) => `^${folder}/`;

const arrowRules = Object.entries(arrows).map(([folder, targets]) => ({
  name: `arrows-of-${folder.replace('/', '-')}`,
  comment: `${folder} may use ${targets.join(', ') || 'none of our other folders'}.`,
  severity: 'error',
  from: { path: inside(folder), ...(testArrows[folder] && { pathNot: tests }) },
  to: { path: ours, pathNot: [inside(folder), ...targets.map(inside)] },
}));

const testArrowRules = Object.entries(testArrows).map(([folder, targets]) => ({
  name: `arrows-of-tests-in-${folder.replace('/', '-')}`,
  severity: 'error',
  from: { path: `${inside(folder)}.*${tests}` },
  to: { path: ours, pathNot: [inside(folder), ...[...arrows[folder], ...targets].map(inside)] },
}));

module.exports = {
  forbidden: [
    ...arrowRules,
    ...testArrowRules,
    {
      name: 'folder-without-arrows',
      comment: 'A new folder gets its place in the table of arrows first.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: Object.keys(arrows).map(inside) },
      to: {},
    },
    {
      name: 'package-by-its-name',
      comment: 'Only what a package exports is for others; a relative path would pass that by.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'bench-runs-apps-from-outside',
      comment: 'Nothing imports an app.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^apps/' },
    },
    {
      name: 'domain-stands-alone',
      comment: 'The rules run everywhere: no input or output, no clock, zod at most.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: tests },
      to: { pathNot: ['^packages/domain/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'sandbox-started-in-one-place',
      comment:
        'What publishes knows networks by their addresses; it can not tell ours from theirs.',
      severity: 'error',
      from: {
        path: '^apps/server/',
        pathNot: [tests, '^apps/server/src/(platform/(sandbox|networks)/|start[.]ts)'],
      },
      to: { path: '^packages/sandbox/' },
    },
    {
      name: 'test-databases-in-tests-only',
      severity: 'error',
      from: { pathNot: [tests, '/testing/'] },
      to: { path: '^packages/db/src/testing/' },
    },
    {
      name: 'feature-by-its-index',
      comment: "A feature uses another one through its index.ts, never the other's inside.",
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index[.]tsx?$'],
      },
    },
    {
      name: 'ui-without-product-words',
      comment: 'The design system knows neither features nor the domain.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: ours, pathNot: '^apps/web/src/(ui|lib)/' },
    },
    {
      name: 'ui-on-react-alone',
      comment: 'Fetching, routing and forms belong to features.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: tests },
      to: {
        path: 'node_modules/',
        pathNot:
          'node_modules/(@types/)?(react|react-[^/]+|@react-[^/]+|@internationalized|lucide-react)/',
      },
    },
    {
      name: 'module-by-its-index',
      comment: "A server module uses another one through its index.ts, never the other's files.",
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index[.]ts$'],
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-dead-ends',
      comment: 'An import that leads nowhere is one whose arrow no one can check.',
      severity: 'error',
      from: {},
      // Virtual modules are made by the build; they exist under no path.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    // Types are imports, too: a cycle of types ties files together just as well.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
