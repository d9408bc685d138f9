import type { BlockType, Described } from '../block-type.ts'
import { textProp } from '../element.ts'
import { mapAddress } from '../business/map.ts'
import { afterClick, afterClickOption, loadsAfterClick } from './after-click.ts'
import { frameOf } from './frame.ts'
import { videoSource } from './video-url.ts'

/** A watch or share URL shows nothing in a frame. */
const urlOf = ({ props }: Described): string => videoSource(textProp(props.url)) ?? textProp(props.url)

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
  ...afterClickOption,
  tag: (node) => (loadsAfterClick(node, urlOf(node)) ? 'form' : 'iframe'),
  view: (record) => {
    const url = urlOf(record)
    if (!loadsAfterClick(record, url)) return frameOf(record, url)
    const kind = mapAddress(url) ? 'map' : 'page'
    return afterClick(record, { url, kind, title: textProp(record.props.title) })
  },
}
