import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { isTooDeep } from './limit-exceeded.ts'
import type { Asked, Said } from './messages.ts'

/* Entry point of a thread. */

const { compileCache } = workerData as { readonly compileCache?: string }
if (compileCache !== undefined) enableCompileCache(compileCache)

const say = (said: Said): void => parentPort?.postMessage(said)

const asError = (thrown: unknown): Error => {
  const error = new Error(thrown instanceof Error ? thrown.message : String(thrown))
  if (thrown instanceof Error && thrown.stack !== undefined) error.stack = thrown.stack
  return error
}

const work = async ({ module, name, given }: Asked): Promise<void> => {
  try {
    const loaded = (await import(module)) as Readonly<Record<string, (...all: readonly unknown[]) => unknown>>
    const task = loaded[name]
    if (!task) throw new Error(`${module} exports no ${name}`)
    say({ kind: 'begun' })
    say({ kind: 'done', result: await task(...given) })
  } catch (error) {
    if (isTooDeep(error)) return say({ kind: 'too-deep' })
    // a copy, because properties that libraries add to errors may not be cloneable
    say({ kind: 'thrown', error: asError(error) })
  }
}

parentPort?.on('message', (asked: Asked) => void work(asked))
