import { exportFragment } from '../json/fragment-json.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { documentFrom, newPageLevel } from '../tree/create-document.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import { nodeOf } from '../tree/walk.ts'
import { isStyle } from './instance.ts'

const styleProps = ['elementStyle', 'breakpoints', 'hover'] as const

/**
 * Makes a section of one block: its root has the styles and attributes of the block, and contains its
 * children. Used in an element of the block's tag, the section looks like the block. Includes the page's
 * style sheets, because they may style it.
 */
export const sectionOfBlock = (document: BuilderDocument, id: string): BuilderDocument => {
  const { props, children, addition } = nodeOf(document, id)
  const looks = Object.fromEntries(
    styleProps.flatMap((name) => (props[name] === undefined ? [] : [[name, props[name]]])),
  )
  return documentFrom(
    {
      componentName: 'Canvas',
      props: looks,
      children: exportFragment(document, children),
      addition: { tag: 'body', ...(addition.attributes && { attributes: addition.attributes }) },
    },
    {
      ...newPageLevel,
      head: [
        ...newPageLevel.head.filter((element) => !isStyle(element)),
        ...document.page.head.filter((element) => isStyle(element)),
      ],
      importedStyles: document.page.importedStyles,
    },
    sequentialUuids(),
  )
}
