import { setTone, toneAttribute, tones, type NodeRecord, type Tone } from '@web2/builder'
import { useId, useSyncExternalStore } from 'react'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { useTheme } from '../../theme/use-theme.ts'
import { useStyleModel } from '../use-style.ts'

const labels: Readonly<Record<Tone, string>> = {
  paper: 'Page',
  tint: 'Quiet',
  deep: 'Dark',
  brand: 'Brand',
}

const mixed = 'mixed'

const toneOf = ({ addition }: NodeRecord): string => addition.attributes?.[toneAttribute] ?? ''

/** Tone of blocks: their surface with the colors of texts, links and buttons on it. Nothing without a theme. */
export const ToneControl = () => {
  const id = useId()
  const editor = useEditor()
  const model = useStyleModel()
  const { theme } = useTheme()
  const value = useSyncExternalStore(model.subscribe, () => {
    const [first = '', ...others] = model.records().map(toneOf)
    return others.every((each) => each === first) ? first : mixed
  })
  if (!theme) return null
  const choose = (chosen: string) => {
    const tone = tones.find((each) => each === chosen) ?? null
    const ids = model.records().map(({ uuid }) => uuid)
    editor.run('Change tone', setTone(editor.store.document, { ids, tone }))
  }
  return (
    <Row label="Tone" htmlFor={id}>
      <SelectInput
        id={id}
        label="Tone"
        value={value}
        none="None"
        options={[
          ...tones.map((tone) => ({ value: tone, label: labels[tone] })),
          ...(value === mixed ? [{ value: mixed, label: 'Mixed' }] : []),
        ]}
        commit={choose}
      />
    </Row>
  )
}
