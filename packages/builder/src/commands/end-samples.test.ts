import { expect, test } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { applyChange, invertChange } from '../changes/change.ts'
import { replaceText } from '../text/edit-text.ts'
import { changeOf } from '../testing/index.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import type { CommandResult } from './command.ts'
import { insertTree } from './insert-tree.ts'
import { setAddition } from './set-addition.ts'
import { setProps } from './set-props.ts'

const sample = { sample: true }
const words = createNode('Paragraph', { content: 'Placeholder' }, [], sample)
const document = createDocument(
  [createNode('Container', {}, [words, createNode('Picture')], sample), words],
  sequentialUuids(),
)
const [box = '', alone = ''] = document.nodes.get(document.root)!.children
const [inside = ''] = document.nodes.get(box)!.children

const samples = ({ nodes }: BuilderDocument) =>
  [...nodes.values()].filter(({ addition }) => addition.sample === true).map(({ uuid }) => uuid)
const all = samples(document)

test.each<[string, CommandResult, string[]]>([
  ['another text', setProps(document, { ids: [alone], props: { content: 'Mine' } }), [alone]],
  [
    'another text inside of a sample',
    setProps(document, { ids: [inside], props: { content: 'Mine' } }),
    [inside, box],
  ],
  [
    'typing',
    replaceText(document, {
      id: inside,
      range: { from: 0, to: 1 },
      text: 'p',
      newUuid: sequentialUuids('t'),
    }),
    [inside, box],
  ],
  [
    'a block of somebody’s own in it',
    insertTree(document, { nodes: [words], place: { into: box, at: 0 }, newUuid: sequentialUuids('i') }),
    [box],
  ],
  ['keeping it', setAddition(document, { ids: [alone], addition: { sample: undefined } }), [alone]],
  ['another look', setProps(document, { ids: [alone], props: { elementStyle: { color: 'red' } } }), []],
  ['the same text', setProps(document, { ids: [alone], props: { content: 'Placeholder' } }), []],
])('%s ends a sample, and undoing restores it', (_what, result, ended) => {
  const change = changeOf(result)
  const edited = applyChange(document, change)
  expect(all.filter((uuid) => !samples(edited).includes(uuid)).sort()).toEqual([...ended].sort())
  expect(samples(applyChange(edited, invertChange(change)))).toHaveLength(all.length)
})
