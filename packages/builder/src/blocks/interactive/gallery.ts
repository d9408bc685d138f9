import type { Attributes, Json, NodeRecord } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import {
  classesOf,
  definedAttributes,
  elementOf,
  innerElement,
  numberProp,
  text,
  textProp,
} from '../element.ts'
import { picture } from '../media/picture.ts'
import type { View } from '../view.ts'

interface GalleryImage {
  readonly url: string
  readonly alt: string
  readonly caption: string
}

const imageOf = (value: Json): GalleryImage => {
  const image = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const read = (name: string) => textProp((image as Readonly<Record<string, Json | undefined>>)[name])
  return { url: read('url'), alt: read('alt'), caption: read('caption') }
}

const imagesOf = ({ props }: NodeRecord): GalleryImage[] =>
  Array.isArray(props.images) ? props.images.map(imageOf).filter(({ url }) => url !== '') : []

/** Class of the button around an image of the grid. */
export const galleryOpenerClass = 'w2-gallery-open'

export const galleryColumns = ({ props }: NodeRecord): number => {
  const columns = Math.round(numberProp(props.columns ?? 3))
  return columns >= 1 && columns <= 6 ? columns : 3
}

const css =
  '.w2-gallery{display:grid;grid-template-columns:repeat(var(--w2-columns),minmax(0,1fr));gap:12px;margin:0;padding:0;' +
  'list-style:none}@media (max-width:767px){.w2-gallery{grid-template-columns:repeat(min(2,var(--w2-columns)),minmax(0,1fr))}}' +
  '.w2-gallery-open{display:block;width:100%;padding:0;background:none;border:0;cursor:zoom-in}' +
  '.w2-gallery-open:focus-visible{outline:3px solid var(--c-action,#1a73e8);outline-offset:2px}' +
  '.w2-gallery-open img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:var(--r-s,6px)}' +
  '.w2-lightbox:popover-open{display:flex;flex-direction:column;gap:12px;align-items:center;justify-content:center}' +
  '.w2-lightbox{box-sizing:border-box;inset:0;width:100vw;max-width:none;height:100dvh;max-height:none;margin:0;padding:16px;' +
  'color:#fff;background:rgba(0,0,0,.92);border:0}' +
  '.w2-lightbox img{min-height:0;max-width:100%;max-height:calc(100dvh - 140px);object-fit:contain}' +
  '.w2-lightbox p{margin:0;text-align:center}.w2-lightbox div{display:flex;gap:8px}' +
  '.w2-lightbox button{min-height:44px;padding:8px 16px;font:inherit;color:inherit;background:none;' +
  'border:1px solid currentColor;border-radius:6px;cursor:pointer}'

const go = (label: string, id: string, action: 'show' | 'hide'): View =>
  innerElement('button', { type: 'button', popovertarget: id, popovertargetaction: action }, text(label))

const lightbox = ({ url, alt, caption }: GalleryImage, at: number, ids: readonly string[]): View => {
  const [own = '', before, after] = [ids[at], ids[at - 1], ids[at + 1]]
  const label = `Image ${at + 1} of ${ids.length}`
  return innerElement(
    'div',
    { id: own, class: 'w2-lightbox', popover: 'auto', role: 'dialog', 'aria-label': label },
    innerElement('img', { src: url, alt, loading: 'lazy' }),
    ...(caption ? [innerElement('p', {}, text(caption))] : []),
    innerElement(
      'div',
      {},
      ...(before ? [go('Previous', before, 'show')] : []),
      go('Close', own, 'hide'),
      ...(after ? [go('Next', after, 'show')] : []),
    ),
  )
}

const itemView = (image: GalleryImage, at: number, ids: readonly string[], isEdited: boolean): View => {
  const { url, alt } = image
  const target = isEdited ? {} : definedAttributes({ popovertarget: ids[at] })
  const label = definedAttributes({ 'aria-label': alt === '' ? `Open image ${at + 1}` : undefined })
  const opener = innerElement(
    'button',
    { type: 'button', class: galleryOpenerClass, ...target, ...label },
    innerElement('img', { src: url, alt, loading: 'lazy' }),
  )
  return innerElement('li', {}, opener, ...(isEdited ? [] : [lightbox(image, at, ids)]))
}

const sample = textProp(picture.defaults.imageUrl)

/** Images in a grid, of which each opens over the page, with buttons to the next ones. */
export const gallery: BlockType = {
  name: 'Gallery',
  label: 'Gallery',
  group: 'interactive',
  inPalette: false,
  defaults: {
    key: '',
    columns: 3,
    images: [1, 2, 3].map((at) => ({ url: sample, alt: `Image ${at}`, caption: '' })),
    files: true,
    elementStyle: { width: '100%' },
  },
  rules: {},
  editableText: [],
  css,
  keys: ['key'],
  isRestored: true,
  tag: () => 'ul',
  view: (record, { mode }) => {
    const images = imagesOf(record)
    // an import finds it again, so that the gallery keeps offering files
    const files: Attributes = record.props.files === true ? { 'data-files': '' } : {}
    const ids = images.map((_image, at) => `w2-${textProp(record.props.key)}-${at + 1}`)
    return elementOf(
      record,
      'ul',
      { class: classesOf(record, 'w2-gallery'), style: `--w2-columns:${galleryColumns(record)}`, ...files },
      images.map((image, at) => itemView(image, at, ids, mode === 'edit')),
    )
  },
}
