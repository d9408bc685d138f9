import { createDocument, createNode, sequentialUuids, type Point } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../document/editor.ts'
import type { KeyCommand } from '../document/keymap/keymap.ts'
import { createMachine } from './machine.ts'
import type { PointerMoment, InteractionHost } from './state.ts'

const rowHeight = 100

const still: PointerMoment = { id: 1, kind: 'mouse', point: { x: 0, y: 0 }, additive: false }

/**
 * Creates a page of stacked blocks, each 100 px high: n2 a heading, n3 a paragraph, n4 an empty container, n5
 * a line break. A point at y = 150 hits the second.
 */
const page = () => {
  const told: string[] = []
  const document = createDocument(
    [
      createNode('Heading', { content: 'Title' }),
      createNode('Paragraph', { content: 'Words' }),
      createNode('Container'),
      createNode('Br'),
    ],
    sequentialUuids(),
  )
  const editor = createEditor({ document, data: {}, tell: (sentence) => told.push(sentence) })
  const { root } = document
  const order = () => editor.store.get(root)?.children ?? []
  const rectOf = (uuid: string) => ({
    x: 0,
    y: order().indexOf(uuid) * rowHeight,
    width: 400,
    height: rowHeight,
  })
  const texts: string[] = []
  const menus: unknown[] = []
  let frame = () => {}

  const stage: InteractionHost = {
    editor,
    layout: {
      rect: (uuid) =>
        uuid === root ? { x: 0, y: 0, width: 400, height: order().length * rowHeight } : rectOf(uuid),
      flow: () => ({ axis: 'y', reversed: false }),
      forget: () => {},
    },
    hit: ({ y }) => (y < 0 ? null : (order()[Math.floor(y / rowHeight)] ?? root)),
    showDrop: () => {},
    autoScroll: () => false,
    everyFrame: (work) => {
      frame = work
      return () => {
        frame = () => {}
      }
    },
    capture: () => {},
    openMenu: () =>
      menus.push(editor.session.selection.get().map((id) => editor.store.get(id)?.componentName)),
    openText: (uuid: string, _at: Point | null) => {
      const name = editor.store.get(uuid)?.componentName
      if (name !== 'Heading' && name !== 'Paragraph') return null
      texts.push(`open ${name}`)
      return {
        holds: ({ y }) => order()[Math.floor(y / rowHeight)] === uuid,
        close: () => texts.push('close'),
        step: () => false,
      }
    },
  }
  const machine = createMachine(stage)
  const moment = (y: number, kind: PointerMoment['kind'], additive: boolean): PointerMoment => ({
    id: 1,
    kind,
    point: { x: 200, y },
    additive,
  })

  /**
   * Runs steps of a small language: 'down 150', 'move 160', 'up 160', 'key escape', 'frame'; 'touch' and
   * 'shift' precede a pointer.
   */
  const does = (...steps: string[]) => {
    for (const step of steps) {
      const words = step.split(' ')
      const kind = words.includes('touch') ? 'touch' : 'mouse'
      const pointer = moment(Number(words.at(-1)), kind, words.includes('shift'))
      if (step === 'frame') frame()
      else if (step === 'cancel') machine.send({ type: 'pointer-cancel' })
      else if (step === 'blur') machine.send({ type: 'text-blur' })
      else if (words[0] === 'key') machine.send({ type: 'command', command: words[1] as KeyCommand })
      else if (words.includes('down')) machine.send({ type: 'pointer-down', pointer })
      else if (words.includes('move')) machine.send({ type: 'pointer-move', pointer })
      else machine.send({ type: 'pointer-up', pointer })
    }
    return {
      activity: editor.session.activity.get(),
      selection: editor.session.selection.get().map((id) => editor.store.get(id)?.componentName),
      order: order().map((id) => editor.store.get(id)?.componentName),
    }
  }
  return { does, texts, told, menus, editor, machine }
}

describe('pointing', () => {
  it('selects on a click and edits text at once', () => {
    const { does, texts } = page()
    expect(does('down 250', 'up 250')).toMatchObject({ activity: 'idle', selection: ['Container'] })
    expect(does('down 150', 'up 150')).toMatchObject({ activity: 'editing-text', selection: ['Paragraph'] })
    expect(texts).toEqual(['open Paragraph'])
  })

  it('adds to the selection with a modifier and removes again', () => {
    const { does } = page()
    does('down 250', 'up 250')
    expect(does('shift down 350', 'shift up 350').selection).toEqual(['Container', 'Br'])
    expect(does('shift down 250', 'shift up 250').selection).toEqual(['Br'])
  })

  it('becomes a drag only beyond its threshold, and never by touch', () => {
    expect(page().does('down 150', 'move 152').activity).toBe('pointing')
    expect(page().does('down 150', 'move 170').activity).toBe('dragging')
    expect(page().does('touch down 150', 'touch move 170').activity).toBe('idle')
  })
})

describe('dragging', () => {
  it('moves the block to the drop position in one undo step', () => {
    const { does, editor } = page()
    expect(does('down 150', 'move 120', 'move 5', 'frame', 'up 5').order).toEqual([
      'Paragraph',
      'Heading',
      'Container',
      'Br',
    ])
    expect(editor.history.entries).toHaveLength(1)
    expect(does('key undo').order).toEqual(['Heading', 'Paragraph', 'Container', 'Br'])
  })

  it.each(['key escape', 'cancel'])('%s leaves everything in place', (end) => {
    const { does, editor } = page()
    const after = does('down 150', 'move 120', 'move 5', 'frame', end)
    expect(after).toMatchObject({ activity: 'idle', order: ['Heading', 'Paragraph', 'Container', 'Br'] })
    expect(editor.history.entries).toHaveLength(0)
  })

  it('shows why a drop is refused and changes nothing', () => {
    const { does, told, editor, machine } = page()
    const ids = [editor.store.document.root]
    const pointer = { id: 1, kind: 'mouse', point: { x: 200, y: 50 }, additive: false } as const
    machine.send({ type: 'drag', source: { kind: 'move', ids }, label: 'Page', pointer })
    expect(does('move 250', 'frame', 'up 250').activity).toBe('idle')
    expect(told).toHaveLength(1)
    expect(editor.history.entries).toHaveLength(0)
  })
})

describe('typing', () => {
  it('continues while the pointer is in the text and ends with a click elsewhere', () => {
    const { does, texts } = page()
    does('down 150', 'up 150')
    expect(does('down 160').activity).toBe('editing-text')
    expect(does('down 250', 'up 250')).toMatchObject({ activity: 'idle', selection: ['Container'] })
    expect(texts).toEqual(['open Paragraph', 'close'])
  })

  it('is kept on blur and on Escape', () => {
    const { does, texts } = page()
    expect(does('down 150', 'up 150', 'blur').activity).toBe('idle')
    expect(does('key edit', 'key escape')).toMatchObject({ activity: 'idle', selection: ['Paragraph'] })
    expect(texts).toEqual(['open Paragraph', 'close', 'open Paragraph', 'close'])
  })

  it('ends before an undo, so that the undo reverts it', () => {
    const { does, texts } = page()
    expect(does('down 150', 'up 150', 'key undo').activity).toBe('idle')
    expect(texts).toEqual(['open Paragraph', 'close'])
  })
})

describe('the move mode', () => {
  it('moves a block by arrow keys and joins all moves in one undo step', () => {
    const { does, editor } = page()
    const after = does('down 350', 'up 350', 'key move', 'key previous', 'key previous', 'key edit')
    expect(after).toMatchObject({ activity: 'idle', order: ['Heading', 'Br', 'Paragraph', 'Container'] })
    expect(editor.history.entries).toHaveLength(1)
  })

  it('moves a block into its neighbor and out again', () => {
    const { does } = page()
    expect(does('down 350', 'up 350', 'key move', 'key child').order).toEqual([
      'Heading',
      'Paragraph',
      'Container',
    ])
    expect(does('key parent').order).toEqual(['Heading', 'Paragraph', 'Container', 'Br'])
  })

  it('reverts everything on Escape', () => {
    const { does, editor } = page()
    const after = does('down 350', 'up 350', 'key move', 'key previous', 'key previous', 'key escape')
    expect(after.order).toEqual(['Heading', 'Paragraph', 'Container', 'Br'])
    expect(editor.history.entries).toHaveLength(0)
  })
})

describe('keys', () => {
  it('walk the tree, remove, duplicate, and select the parent with Escape', () => {
    const { does } = page()
    expect(does('down 250', 'up 250', 'key previous').selection).toEqual(['Paragraph'])
    expect(does('key remove')).toMatchObject({
      selection: ['Container'],
      order: ['Heading', 'Container', 'Br'],
    })
    expect(does('key duplicate').order).toEqual(['Heading', 'Container', 'Container', 'Br'])
    expect(does('key escape').selection).toEqual(['Canvas'])
    expect(does('key escape').selection).toEqual([])
  })
})

describe('locks', () => {
  it('redirect a click to the nearest unlocked ancestor and explain why', () => {
    const { does, told, editor } = page()
    does('down 150', 'up 150', 'key escape', 'key lock')
    expect(does('down 150', 'up 150')).toMatchObject({ activity: 'idle', selection: ['Canvas'] })
    expect(told).toEqual(['“Words” is locked. Unlock it in the layers panel to select it on the page.'])
    expect(does('down 150', 'move 170', 'move 20', 'frame', 'up 20').order[1]).toBe('Paragraph')
    expect(editor.history.entries.map(({ label }) => label)).toEqual(['Lock Words'])
  })
})

describe('several selected blocks', () => {
  it('are selected by keys, moved in one undo step, and removed', () => {
    const { does, editor } = page()
    expect(does('down 50', 'up 50', 'key escape', 'key extend-next').selection).toEqual([
      'Heading',
      'Paragraph',
    ])
    expect(does('key move-down')).toMatchObject({
      order: ['Container', 'Heading', 'Paragraph', 'Br'],
      selection: ['Heading', 'Paragraph'],
    })
    expect(editor.history.entries.map(({ label }) => label)).toEqual(['Move 2 blocks'])
    expect(does('key wrap').order).toEqual(['Container', 'Container', 'Br'])
    expect(does('key unwrap').order).toEqual(['Container', 'Heading', 'Paragraph', 'Br'])
    expect(does('key remove').order).toEqual(['Container', 'Br'])
    expect(does('key undo')).toMatchObject({ selection: ['Heading', 'Paragraph'] })
  })

  it('shrink when the end of the range moves back', () => {
    const { does } = page()
    does('down 250', 'up 250', 'key extend-previous', 'key extend-previous')
    expect(does('key extend-next').selection).toEqual(['Container', 'Paragraph'])
  })

  it('are those fully inside a rectangle; Escape restores the selection', () => {
    const { does, machine, editor } = page()
    does('down 350', 'up 350')
    const at = (x: number, y: number): PointerMoment => ({ ...still, point: { x, y } })
    machine.send({ type: 'pointer-down', pointer: at(-10, 450) })
    machine.send({ type: 'pointer-move', pointer: at(200, 190) })
    machine.send({ type: 'pointer-move', pointer: at(410, 150) })
    const names = () => editor.session.selection.get().map((id) => editor.store.get(id)?.componentName)
    expect(names()).toEqual(['Container', 'Br'])
    does('key escape')
    expect(names()).toEqual(['Br'])
  })

  it('are all siblings with one key', () => {
    expect(page().does('down 250', 'up 250', 'key select-siblings').selection).toEqual([
      'Container',
      'Heading',
      'Paragraph',
      'Br',
    ])
  })
})

describe('the menu', () => {
  it('is for the block under the pointer, or the selection that contains it', () => {
    const { does, menus, machine } = page()
    does('down 250', 'up 250', 'shift down 350', 'shift up 350')
    machine.send({ type: 'menu', point: { x: 200, y: 350 } })
    machine.send({ type: 'menu', point: { x: 200, y: 50 } })
    does('key menu')
    expect(menus).toEqual([['Container', 'Br'], ['Heading'], ['Heading']])
  })
})

it('a canceled drag restores the previous selection', () => {
  const { does } = page()
  does('down 250', 'up 250')
  expect(does('down 350', 'move 380', 'frame', 'key escape').selection).toEqual(['Container'])
})
