import type { BlockType, Described } from './block-type.ts'
import { businessAddress } from './business/address.ts'
import { businessBlurb } from './business/blurb.ts'
import { businessHours } from './business/hours.ts'
import { businessMap } from './business/map.ts'
import { businessName } from './business/name.ts'
import { businessPhone } from './business/phone.ts'
import { businessSocials } from './business/socials.ts'
import { button } from './form/button.ts'
import { input } from './form/input.ts'
import { textarea } from './form/textarea.ts'
import { comment } from './imported/comment.ts'
import { anyElement } from './imported/element.ts'
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
  embed,
  input,
  textarea,
  button,
  businessName,
  businessPhone,
  businessAddress,
  businessHours,
  businessMap,
  businessSocials,
  businessBlurb,
  moduleBlock,
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

/** Returns the tag of a node's element; empty for bare text and comments. */
export const tagOf = (node: Described): string => blockType(node.componentName).tag(node)

/** Returns the static CSS rules of all or some block types. */
export const blockCss = (names?: Iterable<string>): string =>
  (names ? [...names].map(blockType) : blockTypes).map(({ css }) => css ?? '').join('')
