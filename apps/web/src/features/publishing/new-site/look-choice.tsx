import { Radio, Text } from '@mantine/core'
import type { BindingData } from '@web2/builder'
import { looks } from '@web2/site'
import type { KeyboardEvent } from 'react'
import { LookPreview } from './look-preview.tsx'
import classes from './new-site.module.css'

interface LookChoiceProps {
  readonly value: string
  readonly data: BindingData
  readonly onChange: (look: string) => void
}

const columnsOf = (grid: HTMLElement): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length

/** Looks, each with the business in it. Arrow keys move in the grid: up and down by a row. */
export const LookChoice = ({ value, data, onChange }: LookChoiceProps) => {
  const moveByRow = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
    const at = cards.indexOf(document.activeElement as HTMLElement)
    const next = at + step * columnsOf(event.currentTarget)
    const look = looks[next]
    if (at < 0 || look === undefined) return
    cards[next]?.focus()
    onChange(look.id)
  }
  return (
    <Radio.Group value={value} onChange={onChange} aria-label="Design">
      <div className={classes.looks} onKeyDownCapture={moveByRow}>
        {looks.map((look) => (
          <Radio.Card key={look.id} value={look.id} className={classes.look ?? ''} aria-label={look.name}>
            <LookPreview look={look} data={data} />
            <div className={classes.lookName}>
              <Radio.Indicator />
              <Text fw={600} size="sm">
                {look.name}
              </Text>
              <span className={classes.colors} aria-hidden>
                {[look.palette.dark, look.palette.primary, look.palette.accent].map((color) => (
                  <span key={color} className={classes.color} style={{ background: color }} />
                ))}
              </span>
            </div>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
