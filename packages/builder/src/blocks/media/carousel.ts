import { declarations, isAddress } from '../../styles/declarations.ts'
import type { Json, NodeRecord } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { carouselCss, movingCss } from './carousel-css.ts'
import { elementOf, definedAttributes, innerElement, numberProp, text, textProp } from '../element.ts'
import type { View } from '../view.ts'

/** Backgrounds of new slides; light text is easy to read on them. */
const firstSlideColor = '#2f5d50'
const nextSlideColor = '#3b4a6b'

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

/** Text on a surface of the theme; on any other it is white. */
const textOn: Readonly<Record<string, string>> = {
  'var(--c-deep)': 'var(--c-deep-ink)',
  'var(--c-brand)': 'var(--c-on-brand)',
  'var(--c-action)': 'var(--c-on-action)',
}

const slideView = (slide: Slide, index: number, count: number): View => {
  const background = isAddress(slide.background)
    ? { 'background-image': slide.background }
    : { background: slide.background, color: textOn[slide.background] }
  return innerElement(
    'div',
    definedAttributes({
      class: 'w2-slide',
      role: 'group',
      'aria-roledescription': 'slide',
      'aria-label': `${index + 1} / ${count}`,
      style: declarations(background),
    }),
    ...(slide.title ? [innerElement('p', { class: 'w2-slide-title' }, text(slide.title))] : []),
    ...(slide.subtitle ? [innerElement('p', { class: 'w2-slide-subtitle' }, text(slide.subtitle))] : []),
  )
}

/** Returns how long each slide is shown, in ms; 0 for a carousel that does not advance automatically. */
const intervalOf = ({ props }: NodeRecord): number => Math.max(0, Math.round(numberProp(props.interval)) || 0)

const movesItself = (record: NodeRecord): boolean =>
  intervalOf(record) > 0 && slidesOf(record.props.slides).length > 1

export const carousel: BlockType = {
  name: 'Carousel',
  label: 'Carousel',
  group: 'media',
  inPalette: true,
  defaults: {
    height: 300,
    interval: 3000,
    slides: [
      { background: firstSlideColor, title: 'First slide', subtitle: 'Say what you do' },
      { background: nextSlideColor, title: 'Second slide', subtitle: 'Say why it matters' },
    ],
    elementStyle: { width: '100%' },
  },
  rules: {},
  editableText: [],
  css: carouselCss,
  pageCss: (record) => (movesItself(record) ? movingCss(slidesOf(record.props.slides).length) : ''),
  tag: () => 'div',
  view: (record, { mode }) => {
    const slides = slidesOf(record.props.slides)
    const interval = intervalOf(record)
    const moves = mode === 'export' && movesItself(record)
    const height = Math.round(numberProp(record.props.height)) || 300
    const classes = ['w2-carousel', moves && `w2-auto-${slides.length}`, record.addition.attributes?.class]
    const own = {
      class: classes.filter(Boolean).join(' '),
      role: 'region',
      'aria-roledescription': 'carousel',
      'aria-label': record.addition.name ?? 'Carousel',
      tabindex: '0',
      style: `height:${height}px${moves ? `;--w2-interval:${interval}ms` : ''}`,
    }
    return elementOf(
      record,
      'div',
      own,
      slides.map((slide, i) => slideView(slide, i, slides.length)),
    )
  },
}
