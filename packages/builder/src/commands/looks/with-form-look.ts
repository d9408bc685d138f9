import { tagOf } from '../../blocks/registry.ts'
import type { DropPosition } from '../../changes/position.ts'
import { resolvePlace } from '../../rules/resolve-position.ts'
import { fieldTags } from '../../styles/field-css.ts'
import { styleOf } from '../../styles/node-css.ts'
import type { Style } from '../../styles/style.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Attributes, Json, NodeRecord, Props } from '../../tree/record.ts'
import { ancestors, nodeOf, subtree } from '../../tree/walk.ts'
import type { WireNode } from '../../tree/wire-node.ts'

/** A label, its text, and the field in it. */
interface LabelledField<Node> {
  readonly label: Node
  readonly text: Node
  readonly control: Node
}

interface Described {
  readonly componentName: string
  readonly props: Props
  readonly addition: WireNode['addition']
}

const choiceTypes: ReadonlySet<unknown> = new Set(['checkbox', 'radio'])

const isChoice = ({ props }: Described): boolean => choiceTypes.has(props.type)

/** Returns the parts of a label with its text before one field; undefined for other blocks, and for choices. */
const partsOf = <Node extends Described>(
  label: Node,
  [text, control, ...others]: readonly Node[],
): LabelledField<Node> | undefined => {
  if (tagOf(label) !== 'label' || !text || !control || others.length > 0) return undefined
  const isField = fieldTags.has(tagOf(control)) && !isChoice(control) && !fieldTags.has(tagOf(text))
  return isField ? { label, text, control } : undefined
}

const looks = ['elementStyle', 'breakpoints', 'hover'] as const
const styling = ['class', 'style'] as const

const without = <Value>(all: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))

const picked = <Value>(all: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

/** Returns a new block with the look of another one, and without its own. */
const dressed = (node: WireNode, model: NodeRecord): WireNode => {
  const attributes: Attributes = {
    ...without(node.addition.attributes ?? {}, styling),
    ...picked(model.addition.attributes ?? {}, styling),
  }
  const { attributes: _, ...addition } = node.addition
  return {
    ...node,
    props: { ...without(node.props, looks), ...picked(model.props, looks) },
    addition: { ...addition, ...(Object.keys(attributes).length > 0 && { attributes }) },
  }
}

const withStyle = (node: WireNode, change: (style: Style) => Style): WireNode => ({
  ...node,
  props: { ...node.props, elementStyle: change(styleOf(node.props, 'desktop') ?? {}) as Json },
})

/** Fits a text of several lines only. */
const ofTextareas = ['resize', 'height']

const dressedControl = (control: WireNode, model: NodeRecord): WireNode => {
  const next = dressed(control, model)
  return tagOf(control) === tagOf(model)
    ? next
    : withStyle(next, (style) => without(style, ofTextareas) as Style)
}

/** Space and lines around a row of a form, and its texts. */
const ofRows = /^(?:margin|padding|border)-?(?:block|top|bottom)/
const ofTexts = new Set(['color', 'font-family', 'font-size', 'letter-spacing', 'line-height'])

const entriesOf = (style: Style, isTaken: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(style).filter(([name]) => isTaken(name))) as Style

/** Returns a choice, or a group of them, with the lines and spaces of the rows around it, in the size of their texts. */
const dressedChoice = (node: WireNode, { label, text }: LabelledField<NodeRecord>): WireNode => {
  const row = styleOf(label.props, 'desktop') ?? {}
  const words = { ...row, ...styleOf(text.props, 'desktop') }
  const next = withStyle(node, (style) => ({
    ...style,
    ...entriesOf(words, (name) => ofTexts.has(name)),
    ...entriesOf(row, (name) => ofRows.test(name)),
  }))
  return {
    ...next,
    children: next.children.map((child) =>
      tagOf(child) === 'legend'
        ? withStyle(child, (style) => ({
            ...style,
            ...entriesOf(words, (name) => ofTexts.has(name) || name === 'font-weight'),
            // browsers put other legends onto the upper border, outside of the padding
            float: 'left',
          }))
        : child,
    ),
  }
}

const holdsChoice = (node: WireNode): boolean => isChoice(node) || node.children.some(holdsChoice)

/** Returns the labelled fields of the form at a position, nearest first, and those in other groups last. */
const fieldsAround = (document: BuilderDocument, place: DropPosition): LabelledField<NodeRecord>[] => {
  const position = resolvePlace(document, place)
  if (!position) return []
  const parent = nodeOf(document, position.parent)
  const form = [parent, ...ancestors(document, parent.uuid)].find((each) => tagOf(each) === 'form')
  if (!form) return []
  const fields = subtree(document, form.uuid).flatMap(
    (record) =>
      partsOf(
        record,
        record.children.map((child) => nodeOf(document, child)),
      ) ?? [],
  )
  const distance = ({ label }: LabelledField<NodeRecord>) => {
    const at = parent.children.indexOf(label.uuid)
    // the field before the position is half a place away, and so is the one after it
    return at === -1 ? Number.POSITIVE_INFINITY : Math.abs(at + 0.5 - position.index)
  }
  return fields.toSorted((one, other) => {
    const [near, far] = [distance(one), distance(other)]
    return near === far ? 0 : near - far
  })
}

/**
 * Returns new fields with the look of those in the form that they are inserted into: the place of the label, the spaces
 * and lines of a row, and the frame of the field. The nearest field is the model, and for its frame the nearest one of
 * the same kind. Other blocks, and fields outside of a form or in one without labelled fields, stay as they are.
 */
export const withFormLook = (
  document: BuilderDocument,
  { nodes, place }: { readonly nodes: readonly WireNode[]; readonly place: DropPosition },
): readonly WireNode[] => {
  const fields = fieldsAround(document, place)
  const [model] = fields
  if (!model) return nodes
  return nodes.map((node) => {
    const parts = partsOf(node, node.children)
    if (!parts) return holdsChoice(node) && tagOf(node) !== 'form' ? dressedChoice(node, model) : node
    const { text, control } = parts
    const sameKind = fields.find((each) => tagOf(each.control) === tagOf(control)) ?? model
    return {
      ...dressed(node, model.label),
      children: [dressed(text, model.text), dressedControl(control, sameKind.control)],
    }
  })
}
