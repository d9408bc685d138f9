import { removeNamedStyle, type NamedStyle } from '@web2/builder'
import { useEditor } from '../../session/use-editor.ts'
import { SelectInput } from '../../fields/select-input.tsx'
import { AddStyle } from './add-style.tsx'
import styles from './named.module.css'
import { defaultNames } from './style-labels.ts'
import { useDefaultTag, useStyleCommand, useTakenStyles, type TakenStyle } from './use-named-styles.ts'

interface ChipProps extends TakenStyle {
  readonly ids: readonly string[]
  readonly isEdited: boolean
  readonly edit: (id: string | null) => void
}

const Chip = ({ ids, style, isMixed, isEdited, edit }: ChipProps) => {
  const { store } = useEditor()
  const run = useStyleCommand()
  const remove = () => {
    if (isEdited) edit(null)
    run(`Remove style “${style.name}”`, removeNamedStyle(store.document, { ids, styleId: style.id }))
  }
  return (
    <li className={styles.chip} data-mixed={isMixed} data-edited={isEdited}>
      <button
        type="button"
        className={styles.name}
        aria-pressed={isEdited}
        aria-label={`Edit style ${style.name}`}
        title={isMixed ? `${style.name}: only some of the selected blocks` : style.name}
        onClick={() => edit(isEdited ? null : style.id)}
      >
        {style.name}
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove style ${style.name} from the selection`}
        title="Remove from the selection"
        onClick={remove}
      >
        ×
      </button>
    </li>
  )
}

interface StyleBarProps {
  readonly ids: readonly string[]
  /** The named style or default that is edited; null for the blocks themselves. */
  readonly edited: string | null
  readonly edit: (id: string | null) => void
}

const here = 'here'

/** The styles of the selection, and the choice of what the panel edits. */
export const StyleBar = ({ ids, edited, edit }: StyleBarProps) => {
  const taken = useTakenStyles(ids)
  const tag = useDefaultTag(ids)
  const options: { readonly value: string; readonly label: string }[] = [
    { value: here, label: ids.length > 1 ? 'The selected blocks' : 'This block' },
    ...taken.map(({ style }: { readonly style: NamedStyle }) => ({
      value: style.id,
      label: `Style: ${style.name}`,
    })),
    ...(tag ? [{ value: tag, label: defaultNames[tag] }] : []),
  ]
  return (
    <>
      <div className={styles.bar}>
        <ul className={styles.chips} aria-label="Styles of the selection">
          {taken.map((each) => (
            <Chip key={each.style.id} {...each} ids={ids} isEdited={edited === each.style.id} edit={edit} />
          ))}
        </ul>
        <AddStyle
          ids={ids}
          taken={new Set(taken.flatMap(({ style, isMixed }) => (isMixed ? [] : style.id)))}
          created={edit}
        />
      </div>
      {options.length > 1 && (
        <SelectInput
          label="Edit the style of"
          value={edited ?? here}
          options={options}
          commit={(value) => edit(value === here ? null : value)}
        />
      )}
    </>
  )
}
