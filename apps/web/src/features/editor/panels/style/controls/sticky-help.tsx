import { Button } from '@mantine/core'
import { composeChanges, setStyle, styleOf, type NodeRecord } from '@web2/builder'
import { useSyncExternalStore } from 'react'
import panel from '../../inspector/panel.module.css'
import { useBuilder } from '../../session/use-editor.ts'
import { layerOf, type StylePlace } from '../style-lookup.ts'
import { useStyleModel } from '../use-style.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const

/** Below a dialog, above all blocks of a page. */
const atTop = { position: 'sticky', top: 0, 'z-index': 10 } as const

/** Obstacle to a sticky block: no distance to stick at, or a section that ends with it. */
type Obstacle = 'no-distance' | 'in-section' | null

const obstacleOf = (records: readonly NodeRecord[], place: StylePlace, root: string | null): Obstacle => {
  const [record] = records
  if (records.length !== 1 || !record) return null
  const all = { ...styleOf(record.props, 'desktop'), ...styleOf(record.props, layerOf(place)) }
  if (all.position !== 'sticky') return null
  if (root !== null && record.parent === root) return 'in-section'
  return sides.every((side) => all[side] === undefined || all[side] === 'auto') && all.inset === undefined
    ? 'no-distance'
    : null
}

/** Reason why a sticky block would not stick, with a button that helps. */
export const StickyHelp = () => {
  const { editor, kind } = useBuilder()
  const model = useStyleModel()
  const root = kind === 'section' ? editor.store.document.root : null
  const obstacle = useSyncExternalStore(model.subscribe, () =>
    obstacleOf(model.records(), model.place(), root),
  )
  if (obstacle === null) return null
  if (obstacle === 'no-distance')
    return (
      <>
        <p className={panel.note}>A sticky block needs an inset, the distance at which it sticks.</p>
        <Button
          size="xs"
          variant="default"
          onClick={() => model.set({ top: atTop.top, 'z-index': atTop['z-index'] })}
        >
          Stick to the top
        </Button>
      </>
    )
  const stickWhole = () => {
    const { document } = editor.store
    const layer = layerOf(model.place())
    const ids = model.records().map(({ uuid }) => uuid)
    const whole = setStyle(document, { ids: [document.root], layer, style: atTop })
    const own = setStyle(document, { ids, layer, style: { position: undefined, top: undefined } })
    if (!whole.ok || !own.ok) return void editor.run('Make section sticky', whole.ok ? own : whole)
    const change = composeChanges(whole.change, own.change)
    editor.run('Make section sticky', { ok: true, change, select: [document.root] })
  }
  return (
    <>
      <p className={panel.note}>
        On a page, a block of a section sticks only while the section is in view. Make the whole section
        sticky instead.
      </p>
      <Button size="xs" variant="default" onClick={stickWhole}>
        Make section sticky
      </Button>
    </>
  )
}
