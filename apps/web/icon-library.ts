import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>]
interface Entry {
  readonly tags: readonly (string | number)[]
  readonly category: string
}

/** The package exports its drawings only; its lists are next to them. */
const folder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@tabler/icons/outline/star.svg')), '../..')

const read = <Value>(name: string): Value => JSON.parse(readFileSync(join(folder(), name), 'utf8')) as Value

const drawing = (nodes: readonly Node[]) =>
  nodes.map(([tag, attributes]) =>
    tag === 'path' && Object.keys(attributes).join() === 'd' ? attributes.d : { tag, attributes },
  )

/** Returns rows of name, search words and drawing; equal to what `icon-library.ts` of the editor reads. */
export const iconRows = (look: 'outline' | 'filled'): string => {
  const entries = read<Readonly<Record<string, Entry>>>('icons.json')
  const nodes = read<Readonly<Record<string, readonly Node[]>>>(`tabler-nodes-${look}.json`)
  return JSON.stringify(
    Object.entries(nodes).map(([name, all]) => {
      const { tags = [], category = '' } = entries[name] ?? {}
      return [name, [...tags, category].join(' ').toLowerCase(), drawing(all)]
    }),
  )
}

const looks = ['outline', 'filled'] as const
const id = 'virtual:icon-library'
const path = (look: string) => `/icon-library/${look}.json`

/**
 * Provides the URLs of the icon library. It is data that the editor fetches when a user looks for an icon, not
 * a script, so that the app never fetches it in advance.
 */
export const iconLibrary = (): Plugin => {
  let isBuild = false
  return {
    name: 'icon-library',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      const urls = looks.map((look) => {
        if (!isBuild) return `${look}: ${JSON.stringify(path(look))}`
        const file = this.emitFile({ type: 'asset', name: `icons-${look}.json`, source: iconRows(look) })
        return `${look}: import.meta.ROLLUP_FILE_URL_${file}`
      })
      return `export const iconLibraryUrls = { ${urls.join(', ')} }`
    },
    configureServer({ middlewares }) {
      for (const look of looks)
        middlewares.use(path(look), (_request, response) => {
          response.setHeader('content-type', 'application/json').end(iconRows(look))
        })
    },
  }
}
