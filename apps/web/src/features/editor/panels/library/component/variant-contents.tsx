import {
  blockOfSlot,
  fillVariant,
  resetSlot,
  slotsOf,
  variantContents,
  type ComponentVariant,
} from '@web2/builder'
import { newUuid } from '../../../document/actions.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ContentRow } from './content-row.tsx'

/** Formatted texts and slots of the section that is edited, as one of its variants shows them. */
export const VariantContents = ({ variant }: { readonly variant: ComponentVariant }) => {
  const editor = useEditor()
  const { document } = editor.store
  const contents = variantContents(document).filter((each) => each.variant === variant.id)
  /** Keeps this panel open, which shows the section itself. */
  const stay = editor.session.selection.get()
  return slotsOf(document).map((property) => {
    const block = blockOfSlot(document, property.id)
    return block ? (
      <ContentRow
        key={property.id}
        property={property}
        own={contents.find((each) => each.property === property.id)}
        hasDefault={block.children.length > 0 || Boolean(block.props.content)}
        fill={(empty) => fillVariant(editor.store.document, { property, variant, empty, newUuid })}
        reset={(uuid) => {
          const result = resetSlot(editor.store.document, uuid)
          return result.ok ? { ...result, select: stay } : result
        }}
      />
    ) : null
  })
}
