import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import importX from 'eslint-plugin-import-x'
import checkFile from 'eslint-plugin-check-file'
import reactHooks from 'eslint-plugin-react-hooks'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { modelRules } from './scripts/structure/model-rules.mjs'
import { contractZones, serverZones, webZones } from './scripts/structure/zones.mjs'

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

/**
 * No folder in `path` may import a sibling folder; files lying directly in `path` stay open to all, and so does a
 * folder `protocols`: what several vendors speak, knowing none of them.
 */
const siblings = (path) => {
  const names = folders(path)
  return names
    .map((name) => ({
      target: `./${path}/${name}`,
      from: names
        .filter((other) => other !== name && other !== 'protocols')
        .map((other) => `./${path}/${other}`),
    }))
    .filter(({ from }) => from.length > 0)
}

/** Folders of the server with one folder a vendor. */
const vendorFolders = [
  ...folders('apps/server/src/domains').map((name) => `apps/server/src/domains/${name}/providers`),
  'apps/server/src/domains/media/providers/image-generation',
  'apps/server/src/domains/media/providers/image-search',
]

const zones = [
  // packages point inward: builder <- contract <- apps
  { target: './packages/builder', from: ['./packages/contract', './apps', './e2e', './bench'] },
  // builder, contract, site, writing <- generator <- apps
  { target: './packages/generator', from: ['./packages/campaigns', './apps', './e2e', './bench'] },
  ...['builder', 'contract', 'site', 'writing', 'campaigns'].map((name) => ({
    target: `./packages/${name}`,
    from: './packages/generator',
  })),
  // writing stands alone
  ...['builder', 'contract', 'site', 'campaigns'].flatMap((name) => [
    { target: './packages/writing', from: `./packages/${name}` },
    { target: `./packages/${name}`, from: './packages/writing' },
  ]),
  { target: './packages/writing', from: ['./apps', './e2e', './bench'] },
  { target: './packages/contract', from: ['./packages/campaigns', './apps', './e2e', './bench'] },
  // contract <- campaigns <- apps
  {
    target: './packages/campaigns',
    from: ['./packages/builder', './packages/site', './apps', './e2e', './bench'],
  },
  ...['builder', 'site'].map((name) => ({ target: `./packages/${name}`, from: './packages/campaigns' })),
  // csv stands alone
  {
    target: './packages/csv',
    from: [
      ...folders('packages')
        .filter((name) => name !== 'csv')
        .map((name) => `./packages/${name}`),
      ...['./apps', './e2e', './bench'],
    ],
  },
  // the client knows the contract's types alone (see below), and the command line knows the client and csv
  { target: './packages/client', from: ['./apps', './e2e', './bench'] },
  ...['builder', 'site', 'campaigns', 'writing'].map((name) => ({
    target: ['./packages/client', './apps/cli'],
    from: `./packages/${name}`,
  })),
  { target: './apps/cli', from: './packages/contract' },
  { target: './apps/cli', from: ['./apps/server', './apps/web', './e2e', './bench'] },
  { target: './apps/server', from: ['./apps/web', './apps/cli', './e2e', './bench'] },
  { target: './apps/web', from: ['./apps/server', './e2e', './bench'] },
  { target: './e2e', from: ['./apps', './packages/builder'] },

  // no vendor knows another
  ...vendorFolders.flatMap(siblings),
]

/** A workspace may import what its own package.json or the root's names; the tools of tests are the root's. */
const workspaces = [
  ...folders('packages').map((name) => `packages/${name}`),
  ...folders('apps').map((name) => `apps/${name}`),
  'e2e',
  'bench',
]
const ownDependencies = workspaces.map((workspace) => ({
  files: [`${workspace}/**/*.{ts,tsx,mjs}`],
  rules: {
    'import-x/no-extraneous-dependencies': [
      'error',
      { packageDir: [import.meta.dirname, join(import.meta.dirname, workspace)] },
    ],
  },
}))

/** Every call of a text model is reserved, booked and limited by `model-calls`. */
const noUnbookedCall = {
  selector: "MemberExpression[property.name='complete'], ObjectPattern > Property[key.name='complete']",
  message: 'Use openModelCalls(…).ask, which books the call.',
}
const noExportAll = { selector: 'ExportAllDeclaration', message: 'Name what you export.' }

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'data/**',
      'test-results/**',
      'third_party/**',
      '**/generated/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: [
            'packages/*/tsconfig.json',
            'apps/*/tsconfig.json',
            'e2e/tsconfig.json',
            'bench/tsconfig.json',
          ],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-extraneous-dependencies': 'error',
      'import-x/no-default-export': 'error',
      'check-file/filename-naming-convention': [
        'error',
        // migrations begin with their number
        { '**/{src,scripts,fixtures,e2e,bench}/**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '{apps,packages,e2e,bench}/**/': 'KEBAB_CASE' }],
      'check-file/filename-blocklist': [
        'error',
        { '**/{utils,helpers,misc,common}.{ts,tsx}': '*-after-its-subject.ts' },
      ],
      'max-lines': ['error', { max: 400 }],
      'no-restricted-syntax': ['error', noExportAll],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  ...ownDependencies,
  ...modelRules([noExportAll]),
  {
    files: ['apps/server/src/domains/**/*.ts'],
    ignores: ['**/*.test.ts', 'apps/server/src/domains/{ai,model-calls}/**'],
    rules: { 'no-restricted-syntax': ['error', noExportAll, noUnbookedCall] },
  },
  {
    // tests drive the whole product, and so does what they share
    files: ['{apps/{server,web},packages/contract}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...zones, ...serverZones, ...webZones, ...contractZones] },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // the client loads nothing: its types are the contract's
    files: ['packages/client/src/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@web2/contract/*'], allowTypeImports: true }] },
      ],
    },
  },
  {
    // what Playwright takes as its global setup is a default export, like a configuration
    files: ['**/*.config.ts', 'e2e/global-setup.ts', 'scripts/test/built-server.mjs'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['packages/{builder,writing,generator}/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'fetch',
        'setTimeout',
        'localStorage',
        'process',
        'Date',
      ],
    },
  },
)
