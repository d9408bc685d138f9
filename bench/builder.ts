import { parse } from 'parse5'
import { exportHtml, importHtml, type BuilderDocument } from '@web2/builder'
import { startChromium, type Cpu } from './builder-chromium.ts'
import { carryOver } from './builder-drag.ts'
import { pageOf, pageSizes } from './builder-pages.ts'
import { openScene, type Scene } from './builder-scene.ts'
import { editorSubject, floorSubject, type Subject } from './builder-subjects.ts'
import { fastest, median, percentile } from './figures.ts'
import { table, type Row } from './row.ts'

type Size = (typeof pageSizes)[number]

const opens = 2
const edits = 4

/** Figures of a page that was opened and edited. */
interface Figures {
  readonly open: number
  readonly openCpu: number
  readonly firstPaint: number
  readonly longestTask: number
  readonly heap: number
  readonly select: Cpu
  readonly selectWhole: Cpu
  readonly style: Cpu
  readonly move: Cpu
  readonly undo: Cpu
  readonly type: Cpu
  readonly walk: Cpu
  readonly dragP95: number
  readonly dragWorst: number
  readonly layers: number
}

const middle = (all: readonly Cpu[]): Cpu => ({
  total: median(all.map(({ total }) => total)),
  script: median(all.map(({ script }) => script)),
  style: median(all.map(({ style }) => style)),
  layout: median(all.map(({ layout }) => layout)),
})

const measure = async (subject: Subject): Promise<Figures> => {
  const { gauge } = subject
  const opened: Awaited<ReturnType<Subject['open']>>[] = []
  await subject.open()
  for (let round = 0; round < opens; round += 1) opened.push(await subject.open())
  const heap = await gauge.heap()
  const repeat = async (prepare: () => Promise<() => Promise<unknown>>, cpuOf = gauge.cpuOf) => {
    const spent: Cpu[] = []
    for (let round = 0; round < edits + 1; round += 1) spent.push(await cpuOf(await prepare()))
    return middle(spent.slice(1))
  }
  const select = await repeat(subject.select)
  const selectWhole = await repeat(subject.select, gauge.wholeCpuOf)
  const style = await repeat(subject.style)
  const move = await repeat(subject.move)
  const undo = await repeat(subject.undo)
  const type = await repeat(subject.type)
  const walk = await repeat(subject.walk)
  const { frames } = await carryOver(subject)
  const layers = await subject.layers()
  await subject.close()
  const of = (name: 'painted' | 'firstPaint' | 'longestTask') => median(opened.map((each) => each[name]))
  return {
    open: of('painted'),
    openCpu: median(opened.map(({ cpu }) => cpu.total)),
    firstPaint: of('firstPaint'),
    longestTask: of('longestTask'),
    heap: heap / 1_048_576,
    select,
    selectWhole,
    style,
    move,
    undo,
    type,
    walk,
    dragP95: percentile(frames, 0.95),
    dragWorst: Math.max(...frames),
    layers,
  }
}

interface Bar {
  readonly most?: number | undefined
  /** Largest ratio to the floor. */
  readonly ratio?: number | undefined
}

const row = (name: string, ours: number, floor: number, unit: string, { most, ratio }: Bar = {}): Row => ({
  name,
  ours,
  floor,
  unit,
  ratio: ours / floor,
  bar: [
    most === undefined ? '' : `≤ ${most.toLocaleString('en')} ${unit}`,
    ratio === undefined ? '' : `ratio ≤ ${ratio}`,
  ]
    .filter((part) => part !== '')
    .join(', '),
  met: (most === undefined || ours <= most) && (ratio === undefined || ours / floor <= ratio),
})

const operations = ['select', 'style', 'move', 'undo'] as const
/** Actions that a held key repeats. */
const keys = ['type', 'walk'] as const

const openBars: Partial<Record<Size, number>> = { 1_000: 300, 5_000: 1_000, 20_000: 4_000 }
const openRatios: Partial<Record<Size, number>> = { 1_000: 1.6, 5_000: 1.4, 20_000: 1.3 }
/** Largest ratios of the actions on a page of 5,000 elements that users repeat most. */
const actionRatios: Partial<Record<(typeof operations | typeof keys)[number], number>> = {
  select: 3,
  style: 1.3,
  type: 1.5,
}

const editorRows = async (
  browser: Awaited<ReturnType<typeof startChromium>>,
  scene: Scene,
  size: Size,
  document: BuilderDocument,
): Promise<Row[]> => {
  const site = await scene.save(document)
  const floor = await measure(await floorSubject(browser, scene, site, size))
  const ours = await measure(await editorSubject(browser, scene, site, size))
  if (process.env.BENCH_DETAIL) console.log(size, { ours, floor })
  const large = (bar: Bar): Bar => (size === 5_000 ? bar : {})
  const cpu = (name: (typeof operations | typeof keys)[number]) => {
    const ratio = actionRatios[name]
    // a ratio to the floor replaces the frame of 16 ms, which depends on the machine
    const bar = large(ratio === undefined ? { most: 16 } : { ratio })
    return row(`${size} ${name}, main-thread CPU to painted`, ours[name].total, floor[name].total, 'ms', bar)
  }
  return [
    row(`${size} open to painted, wall clock`, ours.open, floor.open, 'ms', { ratio: openRatios[size] }),
    row(`${size} open, main-thread CPU`, ours.openCpu, floor.openCpu, 'ms', { most: openBars[size] }),
    row(`${size} open, first paint`, ours.firstPaint, floor.firstPaint, 'ms'),
    row(`${size} open, longest task`, ours.longestTask, floor.longestTask, 'ms'),
    ...[...operations, ...keys].map(cpu),
    row(`${size} select, all work until quiet`, ours.selectWhole.total, floor.selectWhole.total, 'ms'),
    row(`${size} drag, p95 frame`, ours.dragP95, floor.dragP95, 'ms', large({ most: 16.8 })),
    row(`${size} drag, worst frame`, ours.dragWorst, floor.dragWorst, 'ms', large({ most: 50 })),
    row(`${size} layers panel, elements`, ours.layers, 1_500, 'DOM', { most: 1_500 }),
    row(`${size} heap after opening`, ours.heap, floor.heap, 'MB'),
  ]
}

const htmlRows = (size: Size, document: BuilderDocument): Row[] => {
  const html = exportHtml(document)
  const parts = html.split('<')
  const parsed = fastest(() => void parse(html))
  return [
    row(
      `${size} exportHtml`,
      fastest(() => void exportHtml(document)),
      fastest(() => void parts.join('<')),
      'ms',
      { most: size === 5_000 ? 20 : undefined },
    ),
    row(
      `${size} importHtml`,
      fastest(() => void importHtml(html)),
      parsed,
      'ms',
      { most: Number((2 * parsed).toPrecision(2)) },
    ),
  ]
}

/** Measures the editor in Chromium on pages of several sizes, against a bare page with the same elements. */
export const run = async (): Promise<Row[]> => {
  const scene = await openScene()
  const browser = await startChromium()
  try {
    const rows: Row[] = []
    for (const size of pageSizes.filter(
      (size) => !process.env.BENCH_SIZE || process.env.BENCH_SIZE === String(size),
    )) {
      const document = pageOf(size)
      rows.push(...(await editorRows(browser, scene, size, document)), ...htmlRows(size, document))
    }
    return rows
  } finally {
    await browser.close()
    await scene.close()
  }
}

if (import.meta.main) console.log(table(await run()))
