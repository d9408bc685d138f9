import { expect, test } from 'vitest'
import { applyChange } from '../changes/change.ts'
import { styleOf } from '../styles/node-css.ts'
import { changeOf, treeOf } from '../testing/index.ts'
import { alignNodes } from './align-nodes.ts'

const page = treeOf(`
  Paragraph #p "Words"
  Picture #pic
  Container #box
  Link #link "More"`)

test('aligns texts by lines, boxes by margins, and inline boxes as own blocks', () => {
  const done = alignNodes(page, { ids: ['p', 'pic', 'box', 'link'], to: 'center', layer: 'mobile' })
  const after = applyChange(page, changeOf(done))
  const style = (uuid: string) => styleOf(after.nodes.get(uuid)!.props, 'mobile')
  const pushed = { 'margin-left': 'auto', 'margin-right': 'auto' }
  expect(style('p')).toEqual({ 'text-align': 'center' })
  expect(style('box')).toEqual(pushed)
  expect(style('pic')).toEqual({ display: 'block', ...pushed })
  expect(style('link')).toEqual({ display: 'block', width: 'fit-content', ...pushed })
  expect(styleOf(after.nodes.get('p')!.props, 'desktop')).toBeUndefined()
})
