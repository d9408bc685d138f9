import { IconPlus, IconTrash } from '@tabler/icons-react'
import {
  addStop,
  gradientCss,
  gradientDegrees,
  moveStop,
  removeStop,
  stopPercents,
  type Gradient,
  type GradientKind,
} from '@web2/builder'
import { useState } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { refusalOf, steppedLength } from '../style-values.ts'
import { AngleDial } from './angle-dial.tsx'
import { blendedAt } from './blended.ts'
import { CenterPad } from './center-pad.tsx'
import { StopBar } from './stop-bar.tsx'
import { StopFields } from './stop-fields.tsx'
import { useTokenTexts } from './use-token-texts.ts'
import styles from './backgrounds.module.css'

interface GradientEditorProps {
  readonly gradient: Gradient
  readonly change: (gradient: Gradient, how?: 'merge') => void
}

const kinds = [
  { value: 'linear', label: 'Linear' },
  { value: 'radial', label: 'Radial' },
  { value: 'conic', label: 'Conic' },
]

const refusalWith = (gradient: Gradient): string | null =>
  refusalOf('background-image', gradientCss(gradient))

/** Returns the gradient with an optional part, or without it if the text is empty. */
const withPart = (gradient: Gradient, part: 'angle' | 'center' | 'shape', text: string): Gradient => {
  const { [part]: _before, ...rest } = gradient
  return text.trim() === '' ? rest : { ...rest, [part]: text.trim() }
}

const inDegrees = (typed: string): string => (/^-?[\d.]+$/.test(typed.trim()) ? `${typed.trim()}deg` : typed)

const ofKind = ({ angle: _angle, shape: _shape, ...gradient }: Gradient, kind: GradientKind): Gradient => ({
  ...gradient,
  kind,
})

/** Kind, direction, center and stops of a gradient. */
export const GradientEditor = ({ gradient, change }: GradientEditorProps) => {
  const [chosen, setChosen] = useState(0)
  const texts = useTokenTexts()
  const selected = Math.min(chosen, gradient.stops.length - 1)
  const degrees = gradientDegrees(gradient)
  const turns = gradient.kind !== 'radial'

  const add = () => {
    const percents = stopPercents(gradient)
    const next = selected < percents.length - 1 ? selected + 1 : selected - 1
    const percent = Math.round((percents[selected]! + percents[next]!) / 2)
    const added = addStop(gradient, percent, blendedAt(gradient, percent, texts))
    change(added.gradient)
    setChosen(added.index)
  }
  const left = removeStop(gradient, selected)
  return (
    <div className={fields.stack} role="group" aria-label="Gradient">
      <div className={fields.pair}>
        <SelectInput
          label="Gradient kind"
          value={gradient.kind}
          options={kinds}
          commit={(kind) => change(ofKind(gradient, kind as GradientKind))}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={gradient.repeating}
            onChange={({ currentTarget }) => change({ ...gradient, repeating: currentTarget.checked })}
          />
          Repeat
        </label>
      </div>
      <StopBar gradient={gradient} selected={selected} select={setChosen} change={change} />
      <div className={styles.buttons}>
        <button type="button" className={controls.button} onClick={add}>
          <IconPlus size={13} aria-hidden /> Add color
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-label="Delete this stop"
          title={left ? 'Delete this stop' : 'A gradient has at least two colors.'}
          disabled={!left}
          onClick={() => left && change(left)}
        >
          <IconTrash size={15} aria-hidden />
        </button>
      </div>
      <StopFields
        key={selected}
        gradient={gradient}
        index={selected}
        change={change}
        move={(percent) => change(moveStop(gradient, selected, percent))}
      />
      {turns && (
        <Row label="Angle">
          <div className={styles.angle}>
            <AngleDial
              degrees={degrees ?? 0}
              change={(angle) => change({ ...gradient, angle: `${angle}deg` }, 'merge')}
            />
            <CommitInput
              label="Angle"
              value={gradient.angle ?? ''}
              placeholder={`${degrees ?? 0}deg`}
              step={(text, by) => steppedLength(text, by, 'deg')}
              check={(typed) => refusalWith(withPart(gradient, 'angle', inDegrees(typed)))}
              commit={(typed) => change(withPart(gradient, 'angle', inDegrees(typed)))}
              commitStep={(typed) => change(withPart(gradient, 'angle', typed), 'merge')}
            />
          </div>
        </Row>
      )}
      {gradient.kind === 'radial' && (
        <Row label="Shape and size">
          <CommitInput
            label="Shape and size"
            value={gradient.shape ?? ''}
            placeholder="ellipse farthest-corner"
            check={(typed) => refusalWith(withPart(gradient, 'shape', typed))}
            commit={(typed) => change(withPart(gradient, 'shape', typed))}
          />
        </Row>
      )}
      {gradient.kind !== 'linear' && (
        <Row label="Center">
          <CenterPad gradient={gradient} change={change} />
          <CommitInput
            label="Center"
            value={gradient.center ?? ''}
            placeholder="50% 50%"
            check={(typed) => refusalWith(withPart(gradient, 'center', typed))}
            commit={(typed) => change(withPart(gradient, 'center', typed))}
          />
        </Row>
      )}
    </div>
  )
}
