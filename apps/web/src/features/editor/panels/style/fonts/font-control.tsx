import { useId, useState } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import { CommitInput } from '../../fields/commit-input.tsx'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { refusalOf, shownNumber } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useProperty } from '../use-style.ts'
import { fontsOfPage, nameOf, webSafeFonts } from './page-fonts.ts'
import { FontList } from './font-list.tsx'

/** Stack of a family of the catalog. */
const ofCatalog = /^"([^"]+)", "\1 Stand-in", /

/** The page's fonts, those of the catalog and web-safe ones; any other font stack as text. */
export const FontControl = () => {
  const [id, listId] = [useId(), useId()]
  const { store } = useEditor()
  const { value, isSet, mixed, origin, set, merge, clear } = useProperty('font-family')
  const [own, setOwn] = useState<ReturnType<typeof fontsOfPage>>([])
  const [isOpen, setOpen] = useState(false)
  const text = shownNumber(value)
  const options = [...own, ...webSafeFonts]
  const foreign = isSet && text !== '' && !options.some((option) => option.value === text)
  const isOfCatalog = ofCatalog.test(text)
  return (
    <Row
      label="Font family"
      htmlFor={id}
      origin={origin}
      clear={clear}
      token={<TokenButton property="font-family" label="Font family" />}
    >
      <div className={fields.stack}>
        <select
          id={id}
          className={controls.select}
          data-empty={!isSet}
          aria-label="Font family"
          value={isSet ? text : ''}
          onPointerEnter={() => setOwn(fontsOfPage(store.document))}
          onFocus={() => setOwn(fontsOfPage(store.document))}
          onChange={(event) => set(event.currentTarget.value || undefined)}
        >
          <option value="" data-computed={mixed || text ? undefined : 'font-family'}>
            {mixed ? 'Mixed' : !isSet && text ? `(${isOfCatalog ? nameOf(text) : text})` : '–'}
          </option>
          {foreign && <option value={text}>{isOfCatalog ? nameOf(text) : text}</option>}
          {own.length > 0 && (
            <optgroup label="Page fonts">
              {own.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="Web-safe fonts">
            {webSafeFonts.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        </select>
        <button
          type="button"
          className={controls.button}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close font library' : 'Browse font library'}
        </button>
        <div id={listId} hidden={!isOpen}>
          {isOpen && <FontList value={isSet ? text : ''} choose={merge} />}
        </div>
        {isSet && !isOfCatalog && (
          <CommitInput
            label="Font stack"
            value={text}
            check={(typed) => (typed.trim() === '' ? null : refusalOf('font-family', typed.trim()))}
            commit={(typed) => set(typed.trim() || undefined)}
          />
        )}
      </div>
    </Row>
  )
}
