import { videoSource } from '../../blocks/media/video-url.ts'
import { markedType } from '../../blocks/registry.ts'
import { moduleIdAttribute, moduleNameAttribute } from '../../modules/module-block.ts'
import {
  ownTextAttribute,
  slotAcceptsAttribute,
  slotAttribute,
  slotNameAttribute,
  slotVariantAttribute,
} from '../../modules/slots/slot-blocks.ts'
import type { Addition, Attributes, Json, NodeRecord, Props } from '../../tree/record.ts'

/** Node made from an element; its attributes are split between props and addition. */
export type Mapped = Pick<NodeRecord, 'componentName' | 'props' | 'addition'>

type Taken = Record<string, Json>

/** Moves attributes to props: the value is set as the prop, and the attribute removed from the rest. */
const taker = (attributes: Attributes) => {
  const rest: Record<string, string> = { ...attributes }
  const props: Taken = {}
  const take = (attribute: string, prop = attribute) => {
    const value = rest[attribute]
    if (value === undefined || value === '') return
    props[prop] = value
    delete rest[attribute]
  }
  return { rest, props, take }
}

const done = (componentName: string, props: Props, rest: Attributes, addition: Addition = {}): Mapped => ({
  componentName,
  props,
  addition: Object.keys(rest).length > 0 ? { ...addition, attributes: rest } : addition,
})

const isLoading = (value: string | undefined): boolean => value === 'lazy' || value === 'eager'

const mapPicture = (attributes: Attributes): Mapped => {
  const { rest, props, take } = taker(attributes)
  take('src', 'imageUrl')
  for (const name of ['width', 'height']) take(name)
  if (isLoading(rest.loading)) take('loading')
  // A broken image with an empty alt shows nothing, one without alt shows a frame.
  const alt = rest.alt ?? null
  delete rest.alt
  return done('Picture', { loading: 'auto', ...(alt !== '' && { alt }), ...props }, rest)
}

/** Turns a video of any service into a YouTube block, and any other embedded page into an embed block. */
const mapIframe = (attributes: Attributes): Mapped => {
  const { rest, props, take } = taker(attributes)
  take('src', 'url')
  const video = typeof props.url === 'string' ? videoSource(props.url) : null
  if (video) props.url = video
  for (const name of ['title', 'name', 'width', 'height', 'loading']) take(name)
  const fullscreen = rest.allowfullscreen !== undefined
  delete rest.allowfullscreen
  return done(
    video ? 'YouTube' : 'Embed',
    { loading: 'auto', ...props, ...(fullscreen && { allowFullscreen: true }) },
    rest,
  )
}

const mapLink = (attributes: Attributes): Mapped => {
  const { rest, props } = taker(attributes)
  if (rest.href !== undefined) props.href = rest.href
  delete rest.href
  if (rest.target === '_blank') {
    props.newTab = true
    delete rest.target
  }
  const rel = rest.rel?.split(/\s+/).filter(Boolean) ?? []
  if (rel.includes('nofollow')) {
    props.nofollow = true
    const others = rel.filter((each) => each !== 'nofollow').join(' ')
    if (others) rest.rel = others
    else delete rest.rel
  }
  return done('Link', props, rest)
}

const mapWith =
  (componentName: string, ...names: readonly string[]) =>
  (attributes: Attributes): Mapped => {
    const { rest, props, take } = taker(attributes)
    for (const name of names) take(name)
    return done(componentName, props, rest)
  }

/** The block shows no placeholder without a text field; for such inputs it stays an attribute. */
const mapInput = (attributes: Attributes): Mapped =>
  /^(?:radio|checkbox)$/i.test(attributes.type ?? '')
    ? mapWith('Input', 'type')(attributes)
    : mapWith('Input', 'type', 'placeholder')(attributes)

const plain =
  (componentName: string, props: Props = {}, addition?: Addition) =>
  (attributes: Attributes) =>
    done(componentName, props, attributes, addition)

/** Restores the own content of a section's place or variant. */
const mapOwnContent = (attributes: Attributes): Mapped | undefined => {
  const {
    [slotAttribute]: slot,
    [ownTextAttribute]: ownText,
    [slotNameAttribute]: name,
    [slotVariantAttribute]: variant,
    [slotAcceptsAttribute]: accepts,
    ...rest
  } = attributes
  const property = slot ?? ownText
  if (property === undefined) return undefined
  return done(
    slot === undefined ? 'OwnText' : 'Slot',
    {
      slot: property,
      ...(name !== undefined && { name }),
      ...(variant !== undefined && { variant }),
      ...(accepts !== undefined && { accepts }),
    },
    rest,
  )
}

/** Restores a section reference from the form the export writes for unexpanded sections. */
const mapDiv = (attributes: Attributes): Mapped => {
  const own = mapOwnContent(attributes)
  if (own) return own
  const { [moduleIdAttribute]: moduleId, [moduleNameAttribute]: name = '', ...rest } = attributes
  return moduleId === undefined ? done('Container', {}, attributes) : done('Module', { moduleId, name }, rest)
}

const byTag = new Map<string, (attributes: Attributes) => Mapped>([
  ['p', plain('Paragraph')],
  ['span', plain('Span')],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(
    (tag) => [tag, plain('Heading', { headingType: tag })] as const,
  ),
  ['div', mapDiv],
  ['section', plain('Container', {}, { tag: 'section' })],
  ['img', mapPicture],
  ['iframe', mapIframe],
  ['input', mapInput],
  ['textarea', mapWith('Textarea', 'rows', 'placeholder')],
  ['button', mapWith('Button', 'type')],
  ['a', mapLink],
  ['br', plain('Br')],
  // Their text can't contain their own end tag; pre looks the same.
  ['xmp', plain('Element', {}, { tag: 'pre' })],
  ['plaintext', plain('Element', {}, { tag: 'pre' })],
])

/** Chooses the block type of an element. Adds no defaults, so that an imported page keeps its look. */
export const mapElement = (
  tag: string,
  namespace: 'svg' | 'math' | undefined,
  attributes: Attributes,
): Mapped => {
  if (namespace) return done('Element', {}, attributes, { tag, namespace })
  const marked = markedType(tag, attributes)
  if (marked) {
    const { props, rest } = marked.mark!.read(attributes)
    return done(marked.name, props, rest)
  }
  return byTag.get(tag)?.(attributes) ?? done('Element', {}, attributes, { tag })
}
