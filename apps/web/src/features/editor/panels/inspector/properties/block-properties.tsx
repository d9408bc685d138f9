import styles from '../panel.module.css'
import { blockType, setHeadingLevel, tagOf, type NodeRecord } from '@web2/builder'
import type { ReactNode } from 'react'
import { IconProperties } from '../../icons/icon-properties.tsx'
import { BlockBindings } from '../../library/component/block-bindings.tsx'
import { OwnContentProperties } from '../../library/component/own-content-properties.tsx'
import { ComponentPanel } from '../../library/component/component-panel.tsx'
import { ModuleProperties } from '../../library/section-properties.tsx'
import { isInTable, TablePanel } from '../../table/table-panel.tsx'
import { useBuilder, useEditor } from '../../session/use-editor.ts'
import { textPropOf } from '../../../interaction/text/text-prop.ts'
import { textIn } from '../use-props.ts'
import { useRecords } from '../use-records.ts'
import { AttributeRow } from './attribute-rows.tsx'
import { AfterClickRows } from './after-click-rows.tsx'
import { CarouselProperties } from './carousel-properties.tsx'
import { elementFields } from './element-fields.ts'
import { PictureProperties } from './image-properties.tsx'
import {
  DropdownProperties,
  InputProperties,
  LabelProperties,
  TextareaProperties,
} from './field-properties.tsx'
import { EmbedProperties, YoutubeProperties } from './frame-properties.tsx'
import { FormProperties } from './form-properties.tsx'
import {
  AccordionProperties,
  FoldProperties,
  PopoverButtonProperties,
  PopoverProperties,
  TabsProperties,
} from './interactive-properties.tsx'
import { LinkProperties } from './link-properties.tsx'
import { GalleryProperties } from './gallery-properties.tsx'
import {
  CallBarProperties,
  DividerProperties,
  RatingProperties,
  ShapeDividerProperties,
  StepsProperties,
  TableProperties,
} from './more-properties.tsx'
import { NavigationProperties } from './navigation-properties.tsx'
import { SelectRow, TextRow } from './prop-rows.tsx'
import { TagRow } from './tag-row.tsx'
import { VideoFileProperties } from './video-properties.tsx'

/** Fields of an imported element without its own block type. */
const ElementProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const [tag = '', ...others] = new Set(records.map(tagOf))
  if (others.length > 0) return null
  if (tag === 'select') return <DropdownProperties records={records} />
  const [only] = records
  if (tag === 'label' && only && records.length === 1) return <LabelProperties record={only} />
  return elementFields(tag).map(({ attribute, ...field }) => (
    <AttributeRow key={attribute} records={records} name={attribute} {...field} />
  ))
}

interface Properties {
  /** At least one, all of one type. */
  readonly records: readonly NodeRecord[]
}

const HeadingProperties = ({ records }: Properties) => {
  const editor = useEditor()
  const ids = records.map(({ uuid }) => uuid)
  return (
    <SelectRow
      records={records}
      prop="headingType"
      label="Heading type"
      options={['h1', 'h2', 'h3', 'h4', 'h5', 'h6']}
      choose={(level) => {
        if (level === '') return
        editor.run('Change heading type', setHeadingLevel(editor.store.document, { ids, level }))
      }}
    />
  )
}

const ButtonProperties = ({ records }: Properties) => (
  <SelectRow
    records={records}
    prop="type"
    label="Type"
    none="Default (submits its form)"
    options={[
      { value: 'submit', label: 'Submit' },
      { value: 'reset', label: 'Reset (clears the form)' },
      { value: 'button', label: 'Button (no default action)' },
    ]}
  />
)

const BusinessNote = () => (
  <p className={styles.note}>
    Shows the business listing of the page or site, or sample data if none is chosen. Published pages update
    with the listing at the next publish.
  </p>
)

/** Properties of a navigation; its pages are chosen in the pages panel. */
const MapProperties = ({ records }: Properties) => <AfterClickRows records={records} kind="map" />

const LogoProperties = ({ records }: Properties) => (
  <>
    <p className={styles.note}>
      Shows the logo in the listing’s business profile, or the name if there is none.
    </p>
    <SelectRow
      records={records}
      prop="background"
      label="Background"
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark: shows the light version' },
      ]}
    />
  </>
)

const panels: Readonly<Record<string, (properties: Properties) => ReactNode>> = {
  Link: LinkProperties,
  Heading: HeadingProperties,
  Picture: PictureProperties,
  YouTube: YoutubeProperties,
  Embed: EmbedProperties,
  Input: InputProperties,
  Textarea: TextareaProperties,
  Button: ButtonProperties,
  Carousel: CarouselProperties,
  Element: ElementProperties,
  Module: ModuleProperties,
  Slot: OwnContentProperties,
  OwnText: OwnContentProperties,
  Navigation: NavigationProperties,
  BusinessLogo: LogoProperties,
  BusinessMap: MapProperties,
  Icon: IconProperties,
  Accordion: AccordionProperties,
  Tabs: TabsProperties,
  Fold: FoldProperties,
  Popover: PopoverProperties,
  PopoverButton: PopoverButtonProperties,
  Gallery: GalleryProperties,
  Divider: DividerProperties,
  Rating: RatingProperties,
  Steps: StepsProperties,
  CallBar: CallBarProperties,
  Table: TableProperties,
  ShapeDivider: ShapeDividerProperties,
  VideoFile: VideoFileProperties,
}

const withOwnText: ReadonlySet<string> = new Set([
  ...['Heading', 'Paragraph', 'Span', 'Button', 'Text', 'FoldTitle', 'PopoverButton', 'OwnText'],
])

/** Returns the prop of a block's own text if the panel has a field for it; a link has it among its own fields. */
const ownTextOf = (record: NodeRecord): string | null => {
  const prop = textPropOf(record)
  if (prop === null || record.componentName === 'Link') return null
  return withOwnText.has(record.componentName) || textIn(record.props[prop]) !== '' ? prop : null
}

const OwnText = ({ record }: { readonly record: NodeRecord }) => {
  const prop = ownTextOf(record)
  return prop === null ? null : <TextRow records={[record]} prop={prop} label="Text" multiline />
}

const restNote = (records: readonly NodeRecord[]): string => {
  if (records.length > 1) return 'Edit shared styles in the Style tab.'
  return records[0]?.children.length
    ? 'Select the blocks inside to edit their content. Edit this block’s styles in the Style tab.'
    : 'This block is empty. Drag blocks into it or edit its styles in the Style tab.'
}

/** The panel of the block's own properties, by element type. */
export const BlockProperties = ({ ids }: { readonly ids: readonly string[] }) => {
  const { kind } = useBuilder()
  const records = useRecords(ids)
  const [first] = records
  if (!first) return null
  if (records.some(({ componentName }) => componentName !== first.componentName)) {
    return (
      <p className={styles.empty}>
        The selected blocks have different types. Edit shared settings in the Style and Advanced tabs.
      </p>
    )
  }
  const type = blockType(first.componentName)
  const isForm = records.every(
    (record) => tagOf(record) === 'form' && type.group !== 'media' && type.group !== 'business',
  )
  const isPlain = type.name === 'Element' && elementFields(tagOf(first)).length === 0
  const Panel = isForm ? FormProperties : isPlain ? undefined : panels[type.name]
  const hasText =
    (textPropOf(first) !== null && withOwnText.has(type.name)) ||
    (records.length === 1 && ownTextOf(first) !== null)
  const isRoot = first.parent === null
  const block = (
    <div className={styles.fields} data-first="true">
      {records.length === 1 && <OwnText record={first} />}
      {Panel && <Panel records={records} />}
      {records.length === 1 && isInTable(first) && <TablePanel record={first} />}
      {type.group === 'business' && <BusinessNote />}
      <TagRow records={records} />
      {!Panel && !hasText && !isInTable(first) && type.group !== 'business' && (
        <p className={styles.note}>{restNote(records)}</p>
      )}
    </div>
  )
  if (kind !== 'section' || records.length > 1) return block
  return (
    <>
      {block}
      <BlockBindings record={first} />
      {isRoot && <ComponentPanel />}
    </>
  )
}
