import { useId, useState } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import { CommitInput } from '../../fields/commit-input.tsx'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { fontsOfPage, webSafeFonts } from './fonts.ts'
import { refusalOf, shownNumber } from '../style-values.ts'
import { useProperty } from '../use-style.ts'

/** The page's fonts and web-safe ones; any other font stack as text. */
export const FontControl = () => {
  const id = useId()
  const { store } = useEditor()
  const { value, isSet, mixed, origin, set, clear } = useProperty('font-family')
  const [own, setOwn] = useState<ReturnType<typeof fontsOfPage>>([])
  const text = shownNumber(value)
  const options = [...own, ...webSafeFonts]
  const foreign = isSet && text !== '' && !options.some((option) => option.value === text)
  return (
    <Row label="Font family" htmlFor={id} origin={origin} clear={clear}>
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
            {mixed ? 'Mixed' : !isSet && text ? `(${text})` : '–'}
          </option>
          {foreign && <option value={text}>{text}</option>}
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
        {isSet && (
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
