import {
  colorHex,
  hasPicture,
  overlayOf,
  tokenReference,
  withOverlay,
  type BackgroundLayer,
  type Overlay,
  type OverlayEdge,
} from '@web2/builder'
import type { CSSProperties } from 'react'
import { Choice } from '../../bar/choice.tsx'
import colorStyles from '../../fields/colors.module.css'
import { ColorField } from '../../fields/color-field.tsx'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { Slider } from '../../fields/slider.tsx'
import { labelOfToken } from '../../theme/token-labels.ts'
import { useTheme } from '../../theme/use-theme.ts'
import backgrounds from '../backgrounds/backgrounds.module.css'
import type { LayersAccess } from '../backgrounds/use-layers.ts'
import { useTokenTexts } from '../backgrounds/use-token-texts.ts'
import { colorOf } from '../colors.ts'
import type { StyleModel } from '../style-model.ts'
import { refusalOf } from '../style-values.ts'
import { useLooked } from '../computed/use-computed.ts'
import { bestEdge, newOverlay } from './new-overlay.ts'
import { OverlayContrast } from './overlay-contrast.tsx'
import { textsOver } from './texts-over.ts'

const kinds = [
  { value: 'color', label: 'Color' },
  { value: 'gradient', label: 'Gradient' },
] as const

const edges: readonly { readonly value: OverlayEdge; readonly label: string }[] = [
  { value: 'bottom', label: 'From the bottom' },
  { value: 'top', label: 'From the top' },
  { value: 'left', label: 'From the left' },
  { value: 'right', label: 'From the right' },
]

const textsOn = (model: StyleModel) => {
  const element = model.element()
  return element ? textsOver(element) : []
}

interface ColorsProps {
  readonly overlay: Overlay
  readonly change: (overlay: Overlay, how?: 'merge') => void
}

/** The colors of the theme, and any other. */
const OverlayColor = ({ overlay, change }: ColorsProps) => {
  const { theme } = useTheme()
  const texts = useTokenTexts()
  const tokens = theme?.tokens.filter(({ group, isRetired }) => group === 'color' && !isRetired) ?? []
  const pick = (typed: string, how?: 'merge') => {
    const color = colorOf(typed)
    // the opacity of a picked color is the strength
    const strength = color && color[3] < 1 ? Math.round(color[3] * 100) : overlay.strength
    change({ ...overlay, color: color ? colorHex(color) : typed, strength }, how)
  }
  return (
    <>
      {tokens.length > 0 && (
        <div className={colorStyles.swatches} role="group" aria-label="Theme colors for the overlay">
          {tokens.map((token) => (
            <button
              key={token.name}
              type="button"
              className={colorStyles.pageColor}
              style={{ '--color': texts(token.value) } as CSSProperties}
              aria-label={labelOfToken(token)}
              aria-pressed={overlay.color === tokenReference(token.name)}
              title={labelOfToken(token)}
              onClick={() => change({ ...overlay, color: tokenReference(token.name) })}
            />
          ))}
        </div>
      )}
      <ColorField
        label="Overlay color"
        value={overlay.color}
        stands={overlay.color.startsWith('var(') ? texts(overlay.color) : undefined}
        check={(typed) => (typed.trim() === '' ? 'Enter a color.' : refusalOf('color', typed.trim()))}
        commit={(typed) => pick(typed.trim())}
        choose={(chosen) => pick(chosen, 'merge')}
      />
    </>
  )
}

interface FieldsProps extends Pick<LayersAccess, 'origin' | 'change'> {
  readonly layers: readonly BackgroundLayer[]
}

const Fields = ({ layers, origin, change }: FieldsProps) => {
  const { theme } = useTheme()
  const tokenTexts = useTokenTexts()
  const texts = useLooked(textsOn) ?? []
  const overlay = overlayOf(layers)
  const set = (next: Overlay | null, how?: 'merge') => change(withOverlay(layers, next), how)
  if (!overlay)
    return (
      <Row label="Overlay">
        <div className={backgrounds.buttons} role="group" aria-label="Add an overlay">
          {kinds.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={controls.button}
              aria-label={`Add overlay: ${label}`}
              onClick={() => set(newOverlay(value, texts, theme, tokenTexts))}
            >
              {label}
            </button>
          ))}
        </div>
      </Row>
    )
  const { from, ...even } = overlay
  const color = colorOf(tokenTexts(overlay.color))
  const blend = layers[0]?.values['background-blend-mode'] ?? 'normal'
  return (
    <Row label="Overlay" origin={origin} clear={() => set(null)}>
      <div className={fields.stack} role="group" aria-label="Overlay">
        <div className={fields.pair}>
          <Choice
            label="Overlay kind"
            options={kinds}
            value={from ? 'gradient' : 'color'}
            onChange={(kind) =>
              set(kind === 'color' ? even : { ...even, from: bestEdge(even, color, texts) })
            }
          />
          {from && (
            <SelectInput
              label="Gradient from"
              value={from}
              options={edges}
              commit={(edge) => set({ ...even, from: edge as OverlayEdge })}
            />
          )}
        </div>
        <OverlayColor overlay={overlay} change={set} />
        <Slider
          label="Strength"
          min={0}
          max={100}
          unit="%"
          value={overlay.strength}
          commit={(strength) => set({ ...overlay, strength }, 'merge')}
        />
        {blend === 'normal' ? (
          <OverlayContrast
            overlay={overlay}
            color={color}
            texts={texts}
            strengthen={(strength) => set({ ...overlay, strength })}
          />
        ) : (
          <p className={fields.note}>
            This overlay has a blend mode, so the contrast of the text depends on the image.
          </p>
        )}
      </div>
    </Row>
  )
}

/** A color or gradient over the image of a background, with the contrast of the text over it. */
export const OverlayControl = ({ layers, ...access }: LayersAccess) =>
  // texts are only measured where there is an image
  layers && hasPicture(layers) ? <Fields {...access} layers={layers} /> : null
