import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** File of the built web app with its compressed forms. */
export interface BundleFile {
  readonly type: string
  readonly etag: string
  /** Bytes by content encoding; `identity` always exists. */
  readonly encodings: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }
  /** Vite names these files by content hash, so they may be cached forever. */
  readonly isImmutable: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** Files by URL path, such as `/assets/index-C0ffee.js`. */
export type Bundle = ReadonlyMap<string, BundleFile>

const suffixes: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/**
 * Reads the whole built app into memory (a few megabytes), so that a running process never serves half of one
 * build and half of another. Returns undefined if nothing was built.
 */
export async function loadBundle(folder: string): Promise<Bundle | undefined> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
  if (!names) return undefined
  const paths = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
  const bytes = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(folder + path)] as const)),
  )
  const originals = paths.filter((path) => !(extname(path) in suffixes))
  const bundle = new Map(originals.map((path) => [path, describe(path, bytes)]))
  return bundle.has('/index.html') ? bundle : undefined
}

function describe(path: string, bytes: ReadonlyMap<string, Buffer>): BundleFile {
  const identity = bytes.get(path)!
  const compressed = Object.entries(suffixes).flatMap(([suffix, encoding]) => {
    const found = bytes.get(path + suffix)
    return found ? [[encoding, found] as const] : []
  })
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(identity),
    encodings: { ...Object.fromEntries(compressed), identity },
    isImmutable: path.startsWith('/assets/'),
  }
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Returns the app with a setting of this installation in its page: `<meta name content>`, before any script.
 */
export function withPageSetting(bundle: Bundle, name: string, content: string): Bundle {
  const page = bundle.get('/index.html')!
  const meta = `<meta name="${name}" content="${escaped(content)}" />`
  const text = page.encodings.identity.toString('utf8').replace(/<title>/i, (title) => meta + title)
  const identity = Buffer.from(text)
  return new Map([...bundle, ['/index.html', { ...page, etag: etagOf(identity), encodings: { identity } }]])
}
