import type { BlockType, Described } from '../block-type.ts'
import { textProp } from '../element.ts'
import { afterClick, afterClickOption, loadsAfterClick } from './after-click.ts'
import { frameOf } from './frame.ts'
import { videoSource } from './video-url.ts'

const urlOf = ({ props }: Described): string => videoSource(textProp(props.url)) ?? ''

export const youtube: BlockType = {
  name: 'YouTube',
  label: 'YouTube',
  group: 'media',
  inPalette: true,
  defaults: {
    url: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
    title: 'YouTube video',
    width: 420,
    height: 345,
    allowFullscreen: true,
    elementStyle: { width: '420px', height: '345px', 'max-width': '100%', border: '0' },
  },
  rules: {},
  editableText: [],
  ...afterClickOption,
  tag: (node) => (loadsAfterClick(node, urlOf(node)) ? 'form' : 'iframe'),
  view: (record) => {
    const url = urlOf(record)
    if (!loadsAfterClick(record, url)) return frameOf(record, url)
    return afterClick(record, { url, kind: 'video', title: textProp(record.props.title) })
  },
}
