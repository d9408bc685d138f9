import { declarations, isAddress } from '../../styles/declarations.ts'
import type { Json } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { elementOf, given, piece, text, textProp } from '../element.ts'
import type { View } from '../view.ts'

interface Slide {
  readonly background: string
  readonly title: string
  readonly subtitle: string
}

const slideOf = (value: Json): Slide => {
  const slide = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const read = (name: string) => textProp((slide as Readonly<Record<string, Json | undefined>>)[name])
  return { background: read('background'), title: read('title'), subtitle: read('subtitle') }
}

const slidesOf = (value: Json | undefined): Slide[] => (Array.isArray(value) ? value.map(slideOf) : [])

const slideView = (slide: Slide, index: number, count: number): View => {
  const background = isAddress(slide.background)
    ? { 'background-image': slide.background }
    : { background: slide.background }
  return piece(
    'div',
    given({
      class: 'w2-slide',
      role: 'group',
      'aria-roledescription': 'slide',
      'aria-label': `${index + 1} / ${count}`,
      style: declarations(background),
    }),
    ...(slide.title ? [piece('p', { class: 'w2-slide-title' }, text(slide.title))] : []),
    ...(slide.subtitle ? [piece('p', { class: 'w2-slide-subtitle' }, text(slide.subtitle))] : []),
  )
}

export const carousel: BlockType = {
  name: 'Carousel',
  label: 'Carousel',
  group: 'media',
  inPalette: true,
  defaults: {
    height: 300,
    interval: 3000,
    slides: [
      { background: '#2f5d50', title: 'First slide', subtitle: 'Say what you do' },
      { background: '#3b4a6b', title: 'Second slide', subtitle: 'Say why it matters' },
    ],
    elementStyle: { width: '100%' },
  },
  rules: {},
  editableText: [],
  css:
    '.w2-carousel{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scroll-behavior:smooth}' +
    '.w2-slide{flex:0 0 100%;scroll-snap-align:start;display:flex;flex-direction:column;justify-content:center;' +
    'align-items:center;text-align:center;color:#fff;background-size:cover;background-position:center;' +
    'padding:16px;box-sizing:border-box}' +
    '.w2-slide-title{font-size:28px;margin:0 0 8px}.w2-slide-subtitle{font-size:16px;margin:0}' +
    '@media (prefers-reduced-motion:reduce){.w2-carousel{scroll-behavior:auto}}',
  tag: () => 'div',
  view: (record) => {
    const slides = slidesOf(record.props.slides)
    const classes = ['w2-carousel', record.addition.attributes?.class].filter(Boolean).join(' ')
    const height = Number(record.props.height) || 300
    const own = {
      class: classes,
      role: 'region',
      'aria-roledescription': 'carousel',
      'aria-label': record.addition.name ?? 'Carousel',
      tabindex: '0',
      style: `height:${height}px`,
    }
    return elementOf(
      record,
      'div',
      own,
      slides.map((slide, i) => slideView(slide, i, slides.length)),
    )
  },
}
