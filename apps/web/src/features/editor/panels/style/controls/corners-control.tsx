import { useState } from 'react'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { Slider } from '../../fields/slider.tsx'
import { radiusNumber, shownValue } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useGroup, useProperty } from '../use-style.ts'
import { LengthInput } from './length-control.tsx'

const corners = [
  { property: 'border-top-left-radius', name: 'top left' },
  { property: 'border-top-right-radius', name: 'top right' },
  { property: 'border-bottom-left-radius', name: 'bottom left' },
  { property: 'border-bottom-right-radius', name: 'bottom right' },
] as const

const all = ['border-radius', ...corners.map(({ property }) => property)]

/** All corners with one slider, or each separately. */
export const CornersControl = () => {
  const { value, mixed, merge } = useProperty('border-radius')
  const { origin, clear } = useGroup(all)
  const [open, setOpen] = useState(false)
  return (
    <Row
      label="Corner radius"
      origin={origin}
      clear={clear}
      token={<TokenButton property="border-radius" label="Corner radius" />}
    >
      <div className={fields.stack}>
        <Slider
          label={mixed ? 'Mixed' : 'Radius'}
          min={0}
          max={60}
          value={radiusNumber(value)}
          commit={(radius) => merge(`${radius}px`)}
        />
        <div className={fields.pair}>
          <LengthInput property="border-radius" label="Corner radius" />
          <button
            type="button"
            className={controls.button}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Each corner
          </button>
        </div>
        {open && (
          <div className={fields.pair} role="group" aria-label="Corners">
            {corners.map(({ property, name }) => (
              <LengthInput key={property} property={property} label={`Radius ${name}`} />
            ))}
          </div>
        )}
        {typeof value === 'string' && /\s/.test(value.trim()) && (
          <p className={fields.note}>Current: {shownValue(value)}</p>
        )}
      </div>
    </Row>
  )
}
