import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const api = process.env.API_URL ?? 'http://127.0.0.1:3030'

/** Charts are heavy and come by themselves, with the first screen that draws one. */
const interfaceLibraries = /node_modules\/(@mantine\/(?!charts\/)|@tabler\/|@floating-ui\/)/

/** What the screens of guests are made of: it must not come together with what only the others need. */
const guestLibraries =
  /@mantine\/(form|core\/esm\/components\/(ActionIcon|Alert|Anchor|Button|Group|Input|InputBase|Loader|PasswordInput|Stack|Text|TextInput|Title|UnstyledButton))\//

const first = 'src/first.ts'

/** src/first.ts is a script of its own, before the app's: it runs as soon as it is there, whatever the app still waits for. */
const firstScript = (): Plugin => {
  let isBuild = false
  return {
    name: 'first-script',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: first, name: 'first' })
    },
    transformIndexHtml: (_html, { bundle }) => {
      const built = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'first')
      const needed = built?.type === 'chunk' ? built.imports : []
      const src = `/${built?.fileName ?? first}`
      return [
        // behind the app's style sheets: those of the editor, which it appends, must come after them
        { tag: 'script', attrs: { type: 'module', async: true, src }, injectTo: 'head' },
        ...needed.map((file): HtmlTagDescriptor => {
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file}` }
          return { tag: 'link', attrs, injectTo: 'head-prepend' }
        }),
      ]
    },
  }
}

export default defineConfig({
  plugins: [react(), firstScript()],
  server: {
    port: 43000,
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    // The page's policy bars inline scripts; files of their own keep it simple for pictures too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      // Our packages only define things: a schema that nobody uses need not be sent.
      treeshake: {
        moduleSideEffects: [{ test: /packages\/(builder|contract|site|writing)\/src\//, sideEffects: false }],
      },
      output: {
        // parts that need each other while they start would otherwise find each other half made
        strictExecutionOrder: true,
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
            },
            { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
            // Pieces of a few hundred bytes cost more to fetch than to have: near ones come together.
            { name: 'ui', test: interfaceLibraries, tags: ['$initial'], priority: 1 },
            { name: 'forms', test: guestLibraries, priority: 1 },
            {
              name: 'widgets',
              test: interfaceLibraries,
              entriesAware: true,
              entriesAwareMergeThreshold: 12_000,
            },
          ],
        },
      },
    },
  },
})
