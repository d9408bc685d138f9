import { elementOf, innerElement, text } from '../element.ts'
import { businessBlock } from './business-block.ts'

export const businessBlurb = businessBlock({
  name: 'BusinessBlurb',
  label: 'About us',
  tag: 'div',
  elementStyle: { 'font-size': '16px', 'line-height': '1.6' },
  show: (record, { aboutUsBlurb }) => {
    const paragraphs = (aboutUsBlurb ?? '')
      .split(/\n\s*\n|\r\n\s*\r\n/)
      .map((each) => each.trim())
      .filter(Boolean)
    if (paragraphs.length === 0) return null
    return elementOf(
      record,
      'div',
      {},
      paragraphs.map((each) => innerElement('p', {}, text(each))),
    )
  },
})
