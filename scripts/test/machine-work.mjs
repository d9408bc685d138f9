import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/**
 * Starts measuring the machine; the returned function reports the elapsed time and the load of its cores:
 * '812 s, cores 92 % busy, 1 % waiting for disks, 5 % taken by its host'. It shows whether tests or the
 * machine made a run slow. Disk and host figures exist only on Linux.
 */
export function machineWork() {
  const begun = performance.now()
  const before = coreTimes()
  return () => {
    const seconds = `${Math.round((performance.now() - begun) / 1_000)} s`
    const after = coreTimes()
    const spent = Object.fromEntries(Object.entries(after).map(([kind, time]) => [kind, time - before[kind]]))
    const all = Object.values(spent).reduce((sum, time) => sum + time, 0)
    if (all === 0) return seconds
    const share = (time) => `${Math.round((100 * time) / all)} %`
    const { waiting, taken, idle } = spent
    const known = [`cores ${share(all - idle - (waiting ?? 0) - (taken ?? 0))} busy`]
    if (waiting !== undefined)
      known.push(`${share(waiting)} waiting for disks`, `${share(taken)} taken by its host`)
    return [seconds, ...known].join(', ')
  }
}

/** By the columns of the line 'cpu' in proc_stat(5), and by what Node knows elsewhere. */
function coreTimes() {
  try {
    const line = readFileSync('/proc/stat', 'utf8').split('\n')[0]
    const [user, nice, system, idle, waiting, interrupts, softInterrupts, taken] = line
      .split(/\s+/)
      .slice(1)
      .map(Number)
    return { busy: user + nice + system + interrupts + softInterrupts, idle, waiting, taken }
  } catch {
    const times = cpus().map((core) => core.times)
    const sum = (kind) => times.reduce((total, time) => total + time[kind], 0)
    return { busy: sum('user') + sum('nice') + sum('sys') + sum('irq'), idle: sum('idle') }
  }
}
