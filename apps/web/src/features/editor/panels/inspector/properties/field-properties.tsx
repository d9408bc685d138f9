import {
  inputTypes,
  inputWidth,
  optionTexts,
  setOptions,
  subtree,
  tagOf,
  type NodeRecord,
} from '@web2/builder'
import { useId, useMemo, type ReactNode } from 'react'
import { textPropOf } from '../../../interaction/text/text-prop.ts'
import { newUuid } from '../../../document/actions.ts'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { keepSelection } from '../keep-selection.ts'
import { textIn, useProps } from '../use-props.ts'
import { useRecords } from '../use-records.ts'
import { AttributeRow, AttributeToggle } from './attribute-rows.tsx'
import { NumberRow, SelectRow, TextRow } from './prop-rows.tsx'

interface Properties {
  /** At least one, all of one type. */
  readonly records: readonly NodeRecord[]
}

/** Attributes that every form field has in addition to its own props. */
const FieldAttributes = ({ records }: Properties) => (
  <>
    <AttributeRow records={records} name="name" label="Name" placeholder="Field name in submissions" />
    <AttributeRow
      records={records}
      name="aria-label"
      label="Screen reader label"
      placeholder="If the field has no visible label"
    />
    <AttributeToggle records={records} name="required" label="Required" />
  </>
)

const choices: ReadonlySet<string> = new Set(['radio', 'checkbox'])
/** Types whose placeholder browsers don’t show. */
const withoutPlaceholder: ReadonlySet<string> = new Set([
  ...choices,
  'file',
  'date',
  'range',
  'color',
  'hidden',
])

/** Returns true for fields that fill their line, as in forms: they keep doing so with another type. */
const fillLine = (records: readonly NodeRecord[], type: string): boolean =>
  !choices.has(type) &&
  records.every(({ props }) => {
    const style = props.elementStyle
    return typeof style === 'object' && style !== null && 'width' in style && style.width === '100%'
  })

export const InputProperties = ({ records }: Properties) => {
  const { read, set, setWithWidth } = useProps(records)
  const type = textIn(read('type').value)
  return (
    <>
      <SelectRow
        records={records}
        prop="type"
        label="Type"
        none="Default (text)"
        options={inputTypes}
        choose={(chosen) => {
          const props = { type: chosen || undefined }
          if (fillLine(records, chosen)) set(props)
          else setWithWidth(props, inputWidth(chosen || 'text'))
        }}
      />
      {choices.has(type) && (
        <AttributeRow
          records={records}
          name="value"
          label="Value"
          placeholder={type === 'radio' ? 'Its label, in forms received in Leads' : 'on'}
        />
      )}
      {!withoutPlaceholder.has(type) && <TextRow records={records} prop="placeholder" label="Placeholder" />}
      <FieldAttributes records={records} />
    </>
  )
}

export const TextareaProperties = ({ records }: Properties) => (
  <>
    <NumberRow records={records} prop="rows" label="Rows" least={1} />
    <TextRow records={records} prop="placeholder" label="Placeholder" />
    <FieldAttributes records={records} />
  </>
)

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Options as lines of one text; nothing for a dropdown with groups, whose options are edited as blocks. */
const OptionsRow = ({ record: { uuid, children } }: { readonly record: NodeRecord }) => {
  const id = useId()
  const editor = useEditor()
  // their texts may change elsewhere, as by undo
  useRecords(useMemo(() => [uuid, ...children], [uuid, children]))
  const texts = optionTexts(editor.store.document, uuid)
  if (!texts) return null
  return (
    <Row label="Options, one per line" htmlFor={id}>
      <CommitInput
        id={id}
        label="Options, one per line"
        value={texts.join('\n')}
        multiline
        rows={Math.min(12, Math.max(4, texts.length + 1))}
        enterBreaks
        check={(typed) => (linesOf(typed).length > 0 ? null : 'Enter at least one option.')}
        commit={(typed) =>
          editor.run(
            'Change options',
            keepSelection(
              editor,
              setOptions(editor.store.document, { id: uuid, texts: linesOf(typed), newUuid }),
            ),
          )
        }
      />
    </Row>
  )
}

export const DropdownProperties = ({ records }: Properties) => (
  <>
    {records.length === 1 && <OptionsRow record={records[0]!} />}
    <FieldAttributes records={records} />
  </>
)

const fieldPanels: Readonly<Record<string, (properties: Properties) => ReactNode>> = {
  input: InputProperties,
  textarea: TextareaProperties,
  select: DropdownProperties,
}

/** Text of a label with the properties of the field in it. A new field of a form is selected by its label. */
export const LabelProperties = ({ record }: { readonly record: NodeRecord }) => {
  const { store } = useEditor()
  const inside = useRecords(
    // another field or text in the label makes another record of it
    useMemo(() => subtree(store.document, record.uuid).map(({ uuid }) => uuid), [store, record]),
  )
  const [text, ...otherTexts] = inside.filter(({ componentName }) => componentName === 'Span')
  const [field, ...otherFields] = inside.filter((each) => fieldPanels[tagOf(each)] !== undefined)
  const Panel = field && otherFields.length === 0 ? fieldPanels[tagOf(field)] : undefined
  if (!field || !Panel) return <AttributeRow records={[record]} name="for" label="For (field ID)" />
  return (
    <>
      {text && otherTexts.length === 0 && textPropOf(text) === 'content' && (
        <TextRow records={[text]} prop="content" label="Label" />
      )}
      <Panel records={[field]} />
    </>
  )
}
