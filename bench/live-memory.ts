import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Returns the MB that this process can't release: live heap and buffers after a garbage collection. */
export const liveMemory = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}
