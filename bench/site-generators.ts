import { execFile, execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runProgram = promisify(execFile)

/** A page of a generated site, with the values that differ from other pages. */
export interface GeneratedPage {
  readonly path: string
  readonly service: string
  readonly city: string
}

/** A site generator other than ours. */
export interface SiteGenerator {
  readonly name: string
  /** Sets up a site of the pages in a folder, with one template in the program's syntax. */
  prepare(folder: string, template: string, pages: readonly GeneratedPage[]): Promise<void>
  build(folder: string): Promise<unknown>
}

const fileName = (path: string) => path.replaceAll('/', '_')

/** Placeholders of the values in a template; no text of the page contains them. */
export const slots = { service: '%SERVICE%', city: '%CITY%' } as const

const filled = (template: string, service: string, city: string) =>
  template.replaceAll(slots.service, service).replaceAll(slots.city, city)

const hugo: SiteGenerator = {
  name: 'Hugo',
  prepare: async (folder, template, pages) => {
    await mkdir(join(folder, 'layouts', '_default'), { recursive: true })
    await mkdir(join(folder, 'content'))
    await writeFile(
      join(folder, 'config.toml'),
      'baseURL = "/"\ndisableKinds = ["RSS", "taxonomy", "term"]\n',
    )
    const layout = filled(template, '{{ .Params.service }}', '{{ .Params.city }}')
    await writeFile(join(folder, 'layouts', '_default', 'single.html'), layout)
    await writeFile(join(folder, 'layouts', 'index.html'), '<!doctype html><title>Start</title>')
    for (const { path, service, city } of pages)
      await writeFile(
        join(folder, 'content', `${fileName(path)}.md`),
        `---\nurl: "/${path}/"\nservice: "${service}"\ncity: "${city}"\n---\n`,
      )
  },
  build: (folder) => runProgram('hugo', ['--quiet', '--source', folder]),
}

const eleventy: SiteGenerator = {
  name: 'Eleventy',
  prepare: async (folder, template, pages) => {
    const head =
      '---\npagination:\n  data: pages\n  size: 1\n  alias: each\npermalink: "/{{ each.path }}/index.html"\n---\n'
    await mkdir(join(folder, '_data'))
    await writeFile(join(folder, '_data', 'pages.json'), JSON.stringify(pages))
    await writeFile(
      join(folder, 'page.liquid'),
      head + filled(template, '{{ each.service }}', '{{ each.city }}'),
    )
  },
  build: (folder) => runProgram('eleventy', ['--quiet'], { cwd: folder }),
}

/** Returns the version of a program; undefined if it isn't installed. */
const versionOf = ({ name }: SiteGenerator): string | undefined => {
  try {
    const said = execFileSync(name.toLowerCase(), [name === 'Hugo' ? 'version' : '--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return /\d+(?:\.\d+)+/.exec(said)?.[0] ?? 'of unknown version'
  } catch {
    return undefined
  }
}

/** Returns the site generators on this machine with their versions; prints the names of those missing. */
export const installedGenerators = (): (SiteGenerator & { readonly version: string })[] => {
  const all = [hugo, eleventy].map((each) => ({ ...each, version: versionOf(each) }))
  const absent = all.filter(({ version }) => version === undefined).map(({ name }) => name)
  if (absent.length > 0) console.log(`Not installed here, so not measured: ${absent.join(', ')}.`)
  return all.flatMap(({ version, ...each }) => (version === undefined ? [] : { ...each, version }))
}
