import type { Attributes } from '../tree/record.ts'
import type { BlockType, Described } from './block-type.ts'
import { businessAddress } from './business/address.ts'
import { businessBlurb } from './business/blurb.ts'
import { businessHours } from './business/hours.ts'
import { businessLogo } from './business/logo.ts'
import { businessMap } from './business/map.ts'
import { businessName } from './business/name.ts'
import { businessPhone } from './business/phone.ts'
import { businessSocials } from './business/socials.ts'
import { button } from './form/button.ts'
import { input } from './form/input.ts'
import { textarea } from './form/textarea.ts'
import { comment } from './imported/comment.ts'
import { icon } from './icon/icon.ts'
import { anyElement } from './imported/element.ts'
import { accordion } from './interactive/accordion.ts'
import { fold } from './interactive/fold.ts'
import { foldTitle } from './interactive/fold-title.ts'
import { popover } from './interactive/popover.ts'
import { popoverButton } from './interactive/popover-button.ts'
import { tabs } from './interactive/tabs.ts'
import { gallery } from './interactive/gallery.ts'
import { callBar } from './more/call-bar.ts'
import { divider } from './more/divider.ts'
import { rating } from './more/rating.ts'
import { steps } from './more/steps.ts'
import { shapeDivider } from './more/shape-divider.ts'
import { videoFile } from './media/video-file.ts'
import { table } from './more/table.ts'
import { canvas } from './layout/canvas.ts'
import { containerFill } from './layout/container-fill.ts'
import { container } from './layout/container.ts'
import { carousel } from './media/carousel.ts'
import { embed } from './media/embed.ts'
import { picture } from './media/picture.ts'
import { youtube } from './media/youtube.ts'
import { navigation } from './site/navigation.ts'
import { pageLinks } from './site/page-links.ts'
import { moduleBlock } from '../modules/module-block.ts'
import { ownTextBlock, slotBlock } from '../modules/slots/slot-blocks.ts'
import { br } from './text/br.ts'
import { heading } from './text/heading.ts'
import { link } from './text/link.ts'
import { paragraph } from './text/paragraph.ts'
import { span } from './text/span.ts'
import { bareText } from './text/text.ts'

/** All block types in palette order. */
export const blockTypes: readonly BlockType[] = [
  canvas,
  container,
  containerFill,
  navigation,
  pageLinks,
  heading,
  paragraph,
  span,
  link,
  br,
  picture,
  carousel,
  youtube,
  videoFile,
  embed,
  input,
  textarea,
  button,
  businessLogo,
  businessName,
  businessPhone,
  businessAddress,
  businessHours,
  businessMap,
  businessSocials,
  businessBlurb,
  accordion,
  tabs,
  fold,
  foldTitle,
  popoverButton,
  popover,
  gallery,
  icon,
  divider,
  rating,
  steps,
  callBar,
  table,
  shapeDivider,
  moduleBlock,
  slotBlock,
  ownTextBlock,
  bareText,
  anyElement,
  comment,
]

const byName = new Map(blockTypes.map((type) => [type.name, type]))

export const maybeBlockType = (componentName: string): BlockType | undefined => byName.get(componentName)

/** Returns a block type that must exist; imports refuse documents with other names. */
export const blockType = (componentName: string): BlockType => {
  const type = byName.get(componentName)
  if (!type) throw new Error(`There is no block type ${componentName}.`)
  return type
}

const byMark = new Map(blockTypes.flatMap((type) => (type.mark ? [[type.mark.className, type]] : [])))

/** Returns the block type that wrote an element, by its class and tag; undefined for all others. */
export const markedType = (tag: string, attributes: Attributes): BlockType | undefined => {
  const { class: classes } = attributes
  if (!classes?.includes('w2-')) return undefined
  for (const name of classes.split(/\s+/)) {
    const type = byMark.get(name)
    const { props } = type?.mark?.read(attributes) ?? {}
    if (type && props && type.tag({ componentName: type.name, props, addition: {} }) === tag) return type
  }
  return undefined
}

/** Returns the tag of a node's element; empty for bare text and comments. */
export const tagOf = (node: Described): string => blockType(node.componentName).tag(node)

/** Returns the CSS rules of all options of blocks, for the canvas. */
export const blockOptionCss = (): string =>
  [...new Set(blockTypes.map(({ optionCss }) => optionCss ?? ''))].join('')

/** Returns the static CSS rules of all or some block types. */
export const blockCss = (names?: Iterable<string>): string =>
  (names ? [...names].map(blockType) : blockTypes).map(({ css }) => css ?? '').join('')
