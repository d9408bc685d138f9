import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { iconLibrary } from './icon-library.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3030'

/** Charts, calendars and the editor of texts are heavy and come by themselves, with the first screen that has one. */
const interfaceLibraries = /node_modules\/(@mantine\/(?!charts\/|dates\/|tiptap\/)|@tabler\/|@floating-ui\/)/

/** Libraries of the app's shell and of the first screen after sign-in. */
const frameLibraries =
  /@floating-ui\/|@mantine\/(hooks\/esm\/use-(color-scheme|debounced-value|disclosure|hotkeys|local-storage|os)\/|core\/esm\/(core\/MantineProvider\/use-mantine-color-scheme\/use-mantine-color-scheme\.|components\/(AppShell|Avatar|Badge|Box|Burger|Divider|Indicator|Kbd|Menu|NavLink|Popover|Progress|RingProgress|SegmentedControl|Skeleton|Tooltip)\/))/

const codeOf = ([folder, recursive]: readonly [folder: string, recursive: boolean]): string[] =>
  readdirSync(new URL(folder, import.meta.url), { recursive, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(`${folder}/${path}`, import.meta.url), 'utf8'))

/** The icons of the frame and of the first screen, each a module of its own. */
const frameIcons = new Set(
  (
    [
      ['./src/app/shell', true],
      ['./src/features/notifications', false],
      ['./src/features/dashboard', true],
      ['./src/features/billing', false],
      ['./src/ui/charts', true],
    ] as const
  )
    .flatMap(codeOf)
    .flatMap((code) => code.match(/\bIcon[A-Z]\w+/g) ?? []),
)
const isFrameIcon = (id: string): boolean =>
  id.includes('/@tabler/') && frameIcons.has(/(\w+)\.mjs$/.exec(id)?.[1] ?? '')

/** Libraries of guests' screens; separate from those that only signed-in users need. */
const guestLibraries =
  /@mantine\/core\/esm\/components\/(ActionIcon|Alert|Anchor|Button|Group|Input|InputBase|Loader|PasswordInput|Stack|Text|TextInput|Title|UnstyledButton)\/|@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/IconAlertCircle)\.mjs$/

/** Chunks that the page names itself. */
const initialParts = /^assets\/(api|basics|first|forms|react|rolldown-runtime|router|ui|web)-[\w-]{8}\.js$/

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

/** Names every script and style sheet of the build, so that the app can fetch them while nothing else is to be done. */
const partsList = (): Plugin => ({
  name: 'parts-list',
  apply: 'build',
  generateBundle(_options, bundle) {
    const parts = Object.keys(bundle)
      .filter((name) => /\.(js|css)$/.test(name))
      .sort()
    this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(parts) })
  },
})

/**
 * Live events come over a websocket only, so socket.io's other transports stay out. Its registry of transports names all
 * of them, whatever a client is told to use.
 */
const websocketOnly = (): Plugin => ({
  name: 'websocket-only',
  apply: 'build',
  load: (id) =>
    /engine\.io-client\/build\/esm\/transports\/index\.js$/.test(id)
      ? `import { WS } from './websocket.js'
         export const transports = { websocket: WS }`
      : undefined,
})

export default defineConfig({
  plugins: [react(), firstScript(), partsList(), websocketOnly(), iconLibrary()],
  server: {
    port: 43000,
    proxy: { '/api': api, '/fonts': api, '/snappy': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    // The page's policy bars inline scripts; files of their own keep it simple for pictures too.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // the page has fetched these by the time a script imports another part
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !initialParts.test(file)),
    },
    reportCompressedSize: true,
    rolldownOptions: {
      // our packages have no side effects, so unused schemas can be dropped
      treeshake: {
        moduleSideEffects: [
          { test: /packages\/(builder|client|contract|site|writing)\/src\//, sideEffects: false },
          // it would keep the transports that websocketOnly leaves out
          { test: /node_modules\/engine\.io-client\//, sideEffects: false },
        ],
      },
      output: {
        // parts that need each other while they start would otherwise find each other half made
        strictExecutionOrder: true,
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
              priority: 2,
            },
            { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 2 },
            // Pieces of a few hundred bytes cost more to fetch than to have: near ones come together. They take what they
            // import with them, so the libraries above go first.
            { name: 'ui', test: interfaceLibraries, tags: ['$initial'], priority: 1 },
            { name: 'forms', test: guestLibraries, priority: 1 },
            { name: 'frame', test: frameLibraries },
            { name: 'frame-icons', test: isFrameIcon },
            // each feature's resources are a few hundred bytes, and guests need none of them
            { name: 'api', test: /src\/lib\/api\/(client|resource)\.ts$/, priority: 1 },
            {
              name: 'basics',
              test: /src\/(core\/roles|lib\/(brand|overlays|screen-title|forms\/form-draft|chunks\/server-answers)|ui\/(failure|links))\.tsx?$/,
              priority: 1,
            },
            {
              name: 'guests',
              test: /src\/features\/accounts\/sign-in\/(auth-card|credentials|use-guest-form|use-submission)\.tsx?$/,
            },
            {
              name: 'common',
              test: /src\/(lib\/(dates|questions|snackbar|live\/connection|query\/(queries|query-client|shown-indicators)|session\/use-user|text\/counted)|ui\/(loading-indicators|page-header|status-badge|tooltip|waiting|breadcrumbs\/parent-screen|menus\/menu-(focus|link)))\.tsx?$/,
            },
            { name: 'resources', test: /src\/(features\/[\w-]+\/resources|lib\/api\/runs)\.ts$/ },
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
