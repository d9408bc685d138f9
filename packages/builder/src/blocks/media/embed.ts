import type { BlockType } from '../block-type.ts'
import { textProp } from '../element.ts'
import { frameOf } from './frame.ts'
import { videoSource } from './video-url.ts'

/** Another page embedded in this one: an iframe that is not a video. */
export const embed: BlockType = {
  name: 'Embed',
  label: 'Embed',
  group: 'media',
  inPalette: false,
  defaults: {
    url: '',
    width: 700,
    height: 400,
    name: '',
    title: '',
    allowFullscreen: true,
    elementStyle: { 'max-width': '100%', border: '0' },
  },
  rules: {},
  editableText: [],
  tag: () => 'iframe',
  // a watch or share URL shows nothing in a frame
  view: (record) => {
    const url = textProp(record.props.url)
    return frameOf(record, videoSource(url) ?? url)
  },
}
