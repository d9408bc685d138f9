import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { limitHeapGrowth } from './platform/process/limit-heap.ts'

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

// Loaded after the cache is on: it holds what the source files were compiled to at the last start.
enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)))
const { run } = await import('./main/run.ts')

const onReady = () => {
  flushCompileCache()
  limitHeapGrowth()
}
process.exit(await run({ environment: process.env, projectRoot, onReady }))
