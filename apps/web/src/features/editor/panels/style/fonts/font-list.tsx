import { useId, useState } from 'react'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import { SelectInput } from '../../fields/select-input.tsx'
import styles from './font-list.module.css'
import { FontRow } from './font-row.tsx'
import { OwnFonts } from './own-fonts.tsx'
import { useFontLibrary, type FontLibrary } from './use-font-library.ts'

const kinds = [
  { value: 'sans-serif', label: 'Sans serif' },
  { value: 'serif', label: 'Serif' },
  { value: 'display', label: 'Display' },
  { value: 'monospace', label: 'Monospace' },
  { value: 'handwriting', label: 'Handwriting' },
]

export interface FontListProps {
  /** The block's font stack, or an empty text. */
  readonly value: string
  readonly choose: (stack: string) => void
}

const Families = ({ library, value, choose }: FontListProps & { readonly library: FontLibrary }) => {
  const group = useId()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = library.listedFonts.filter(
    (font) => (kind === '' || font.kind === kind) && font.name.toLowerCase().includes(wanted),
  )
  return (
    <div className={fields.stack}>
      <OwnFonts library={library} value={value} choose={choose} />
      <div className={fields.pair}>
        <input
          type="search"
          className={controls.field}
          aria-label="Search fonts"
          placeholder="Search fonts"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <SelectInput label="Kind of font" value={kind} none="All kinds" options={kinds} commit={setKind} />
      </div>
      <div className={styles.list} role="radiogroup" aria-label="Fonts">
        {found.map((font) => (
          <FontRow
            key={font.name}
            font={font}
            group={group}
            isChosen={font.stack === value}
            choose={() => choose(font.stack)}
            faceOf={library.previewFace}
          />
        ))}
        {found.length === 0 && (
          <p className={fields.note}>
            {wanted === '' ? 'No fonts of this kind' : `No fonts match “${search.trim()}”`}
          </p>
        )}
      </div>
      <p className={fields.note}>Free to use. Published sites include the files that they need.</p>
    </div>
  )
}

/** All families of the catalog, to search and to choose from with arrow keys or by click. */
export const FontList = (props: FontListProps) => {
  const { library, failed, retry } = useFontLibrary()
  if (library) return <Families library={library} {...props} />
  if (!failed)
    return (
      <p className={fields.note} role="status">
        Loading fonts
      </p>
    )
  return (
    <div role="alert" className={fields.stack}>
      <p className={fields.note}>The fonts could not be loaded. Check your connection, then try again.</p>
      <button type="button" className={controls.button} onClick={retry}>
        Try again
      </button>
    </div>
  )
}
