import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import {
  followsScroll,
  hasDistance,
  motionLimits,
  motionPresets,
  motionText,
  newMotion,
  readMotion,
  setProps,
  type Motion,
  type MotionPreset,
} from '@web2/builder'
import { useId, useSyncExternalStore } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import panel from '../../inspector/panel.module.css'
import { useEditor } from '../../session/use-editor.ts'
import { steppedNumber } from '../style-values.ts'
import { useStyleModel } from '../use-style.ts'
import { playMotion } from './play-motion.ts'

const labels: Readonly<Record<MotionPreset, string>> = {
  fade: 'Fade in',
  rise: 'Rise',
  'slide-left': 'Slide in from the left',
  'slide-right': 'Slide in from the right',
  scale: 'Grow',
  reveal: 'Reveal from the top',
  drift: 'Drift while scrolling',
  progress: 'Widen with the page’s scroll progress',
}

const mixed = 'mixed'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly commit: (value: number) => void
}

const NumberField = ({ label, value, least, most, commit }: NumberFieldProps) => {
  const id = useId()
  const fits = (typed: string) =>
    /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most
  return (
    <Row label={label} htmlFor={id}>
      <CommitInput
        id={id}
        label={label}
        inputMode="numeric"
        value={String(value)}
        step={steppedNumber}
        check={(typed) => (fits(typed) ? null : `${label} must be a whole number from ${least} to ${most}.`)}
        commit={(typed) => commit(Number(typed))}
        commitStep={(typed) => fits(typed) && commit(Number(typed))}
      />
    </Row>
  )
}

interface MotionFieldsProps {
  readonly motion: Motion
  readonly change: (motion: Motion) => void
}

/** Start, distance, duration and delay of a movement; those that it has. */
const MotionFields = ({ motion, change }: MotionFieldsProps) => {
  const { preset, when, distance, duration, delay } = motion
  const isTimed = when === 'load'
  const unit = isTimed ? 'ms' : '%'
  const limits = motionLimits[when]
  return (
    <>
      {!followsScroll(preset) && (
        <Row label="Starts">
          <SelectInput
            label="Starts"
            value={when}
            options={[
              { value: 'view', label: 'As it scrolls into view' },
              { value: 'load', label: 'When the page opens' },
            ]}
            commit={(chosen) =>
              change({ ...newMotion(preset, chosen === 'load' ? 'load' : 'view'), distance })
            }
          />
        </Row>
      )}
      {hasDistance(preset) && (
        <NumberField
          label="Distance (px)"
          value={distance}
          least={0}
          most={motionLimits.distance}
          commit={(value) => change({ ...motion, distance: value })}
        />
      )}
      {!followsScroll(preset) && (
        <>
          <NumberField
            label={`Duration (${unit})`}
            value={duration}
            least={limits.least}
            most={isTimed ? limits.duration : limits.duration - delay}
            commit={(value) => change({ ...motion, duration: value })}
          />
          <NumberField
            label={`Delay (${unit})`}
            value={delay}
            least={0}
            most={limits.delay}
            commit={(value) => change({ ...motion, delay: value })}
          />
        </>
      )}
      <p className={panel.note}>
        {isTimed || followsScroll(preset)
          ? 'Visitors who prefer reduced motion see the block without the movement.'
          : 'Duration and delay are shares of the block’s way into view. Visitors who prefer reduced motion, and browsers that can’t follow the scroll position, show the block without the movement.'}
      </p>
    </>
  )
}

/** Movement of the selected blocks on published pages, with a button that plays it on the canvas. */
export const MotionControls = () => {
  const id = useId()
  const editor = useEditor()
  const model = useStyleModel()
  const shared = useSyncExternalStore(model.subscribe, () => {
    const [first = '', ...others] = model
      .records()
      .map(({ props }) => readMotion(props.motion) && props.motion)
    return others.every((each) => each === first) ? String(first ?? '') : mixed
  })
  const isPage = useSyncExternalStore(model.subscribe, () =>
    model.records().some(({ parent }) => parent === null),
  )
  if (isPage) return <p className={panel.note}>The page itself can’t move. Select a block on it.</p>
  const motion = readMotion(shared)
  const set = (next: Motion | null) => {
    const ids = model.records().map(({ uuid }) => uuid)
    const text = next ? motionText(next) : undefined
    editor.run('Change motion', setProps(editor.store.document, { ids, props: { motion: text } }))
    if (next) playMotion(model.elements(), readMotion(text) ?? next)
  }
  const choose = (chosen: string) => {
    const preset = motionPresets.find((each) => each === chosen)
    if (preset) set(newMotion(preset, motion?.when))
    else if (chosen === '') set(null)
  }
  return (
    <>
      <Row label="Movement" htmlFor={id}>
        <SelectInput
          id={id}
          label="Movement"
          value={shared === mixed ? mixed : (motion?.preset ?? '')}
          none="None"
          options={[
            ...motionPresets.map((preset) => ({ value: preset, label: labels[preset] })),
            ...(shared === mixed ? [{ value: mixed, label: 'Mixed' }] : []),
          ]}
          commit={choose}
        />
      </Row>
      {motion && (
        <>
          <MotionFields motion={motion} change={set} />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPlay size={14} />}
            onClick={() => playMotion(model.elements(), motion)}
          >
            Play on the page
          </Button>
        </>
      )}
    </>
  )
}
