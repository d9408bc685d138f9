import { posix } from 'node:path'
import ts from 'typescript'

import { modelPackages } from './model-rules.mjs'

/** Packages that take long to load: only what uses them loads them, by `import()`. */
const heavyPackages = ['sharp', 'stripe', 'nodemailer', 'feedsmith', 'yauzl']
const isHeavy = (specifier) => heavyPackages.includes(specifier) || modelPackages.test(specifier)

/** Modules that a file loads when it is loaded: static imports and exports, without those of types alone. */
const loadedBy = (path, text) =>
  ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest)
    .statements.filter((statement) => isLoading(statement))
    .map(({ moduleSpecifier }) => moduleSpecifier.text)

function isLoading(statement) {
  if (ts.isImportDeclaration(statement)) {
    const { importClause: clause } = statement
    if (!clause) return true
    if (clause.isTypeOnly) return false
    return clause.name !== undefined || !isAllTypes(clause.namedBindings)
  }
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || statement.isTypeOnly) return false
  return !isAllTypes(statement.exportClause)
}

const isAllTypes = (names) =>
  names !== undefined &&
  (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
  names.elements.length > 0 &&
  names.elements.every(({ isTypeOnly }) => isTypeOnly)

/**
 * Returns one sentence for each heavy package that is loaded with one of the entries, with the way to it. `files` maps
 * paths to texts.
 */
export function heavyProblems(files, entries) {
  const problems = []
  for (const entry of entries) {
    const from = new Map([[entry, undefined]])
    for (const path of from.keys()) {
      for (const specifier of loadedBy(path, files.get(path))) {
        if (isHeavy(specifier)) problems.push(`${entry} loads ${specifier}: ${wayTo(path, from).join(' → ')}`)
        const target = posix.join(posix.dirname(path), specifier)
        if (specifier.startsWith('.') && files.has(target) && !from.has(target)) from.set(target, path)
      }
    }
  }
  return problems
}

function wayTo(path, from) {
  const way = []
  for (let at = path; at !== undefined; at = from.get(at)) way.unshift(at)
  return way
}
