import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderChildren } from './child-order.ts'

const slotWith = (names: readonly string[]) => {
  const slot = document.createElement('div')
  const nodes = new Map(names.map((name) => [name, document.createElement('i')]))
  for (const name of names) slot.append(nodes.get(name) ?? '')
  return { slot, nodes }
}

describe('orderChildren', () => {
  it('brings children into any order, with added and removed ones', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 12 })
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const { slot, nodes } = slotWith(before)
        const wanted = after.map((name) => nodes.get(name) ?? document.createElement('b'))
        orderChildren(slot, wanted)
        expect([...slot.childNodes]).toEqual(wanted)
      }),
    )
  })

  it('selects the first option of a list, or the one that is marked', () => {
    const optionsOf = (selected: number) =>
      ['Choose', 'One', 'Two'].map((text, at) => {
        const option = document.createElement('option')
        option.value = text
        if (at === selected) option.setAttribute('selected', '')
        return option
      })
    for (const [marked, shown] of [
      [-1, 'Choose'],
      [1, 'One'],
    ] as const) {
      const list = document.createElement('select')
      orderChildren(list, optionsOf(marked))
      expect(list.value).toBe(shown)
    }
  })

  it.each([
    ['abcdef', 'bcdefa', 1],
    ['abcdef', 'fabcde', 1],
    ['abcdef', 'abdcef', 1],
    ['abcdef', 'abcdef', 0],
    ['abcdef', 'abcdexf', 1],
  ] as const)('reorders %s to %s with the fewest moves: %i', (before, after, moves) => {
    const { slot, nodes } = slotWith([...before])
    let counted = 0
    const insert = slot.insertBefore.bind(slot)
    slot.insertBefore = (node, next) => {
      counted += 1
      return insert(node, next)
    }
    orderChildren(
      slot,
      [...after].map((name) => nodes.get(name) ?? document.createElement('b')),
    )
    expect(counted).toBe(moves)
  })
})
