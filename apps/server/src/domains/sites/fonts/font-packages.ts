import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Returns the folder of an installed font package. */
export const fontPackageFolder = (name: string): string => dirname(resolve(`${name}/package.json`))

/** Returns the names of the font packages that the server depends on. */
export const fontPackages = (): string[] => {
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { readonly dependencies: Readonly<Record<string, string>> }
  return Object.keys(dependencies).filter((name) => /^@fontsource(?:-variable)?\//.test(name))
}
