import { table, type Row } from './row.ts'

/** Benchmarks by name; each module measures its figures and their floors in one run. */
const benches: Record<string, () => Promise<{ run: () => Promise<Row[]> }>> = {
  start: () => import('./start.ts'),
  api: () => import('./api.ts'),
  writes: () => import('./api-writes.ts'),
  listings: () => import('./listings.ts'),
  leads: () => import('./leads.ts'),
  render: () => import('./render.ts'),
  publish: () => import('./publish.ts'),
  pictures: () => import('./pictures.ts'),
  zip: () => import('./zip.ts'),
  large: () => import('./large-site.ts'),
  generator: () => import('./generator.ts'),
  'campaign-posts': () => import('./campaign-posts.ts'),
  'campaign-checks': () => import('./campaign-checks.ts'),
  'campaign-screens': () => import('./campaign-screens.ts'),
  'campaign-memory': async () => ({ run: (await import('./campaign-posts.ts')).runAll }),
  dashboard: () => import('./dashboard.ts'),
  'lead-lists': () => import('./lead-lists.ts'),
  palette: () => import('./palette.ts'),
  writing: () => import('./writing.ts'),
  articles: () => import('./articles.ts'),
  'planned-articles': () => import('./planned-articles.ts'),
  'writing-screen': () => import('./writing-screen.ts'),
  suggestions: () => import('./suggestions.ts'),
  routes: () => import('./routes.ts'),
  'first-load': () => import('./first-load.ts'),
  'first-run': () => import('./first-run.ts'),
  scale: () => import('./scale.ts'),
  builder: () => import('./builder.ts'),
  design: () => import('./design.ts'),
  'shared-css': () => import('./shared-css.ts'),
  'worst-inputs': () => import('./worst-inputs.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  soak: () => import('./soak.ts'),
}

/** Benchmarks that run only if requested by name: one takes an hour, one needs a program that is not installed. */
const onlyWhenAsked: ReadonlySet<string> = new Set(['lighthouse', 'soak'])

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(2)
}

const rows: Row[] = []
for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 ? !asked.includes(name) : onlyWhenAsked.has(name)) continue
  console.log(`\n${name}: measuring …`)
  const { run } = await load()
  const measured = await run()
  console.log(table(measured))
  rows.push(...measured)
}
if (rows.length > 0) console.log(`\nAll together\n${table(rows)}`)
