import type { BlockType } from '../block-type.ts'
import { textProp } from '../element.ts'
import { frameOf } from './frame.ts'
import { videoSource } from './video-url.ts'

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
  tag: () => 'iframe',
  view: (record) => frameOf(record, videoSource(textProp(record.props.url)) ?? ''),
}
