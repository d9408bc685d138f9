import { Badge, Menu, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import type { OutlineSection } from '@web2/contract/articles'
import type { PointerEvent } from 'react'
import { IconAction } from '../../../../../ui/icon-button.tsx'
import type { MoveKey } from '../../card-moves.ts'
import { LineRows } from '../steps/line-rows.tsx'
import { WordRangeField } from '../steps/word-range-field.tsx'
import classes from './outline.module.css'

const moveKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

interface SectionRowProps {
  readonly section: OutlineSection
  readonly problem: string | undefined
  readonly isOpen: boolean
  readonly isDragged: boolean
  readonly drop: 'before' | 'after' | undefined
  readonly canWrite: boolean
  /** The sections are written, so that none can be added, moved or removed. */
  readonly isFixed: boolean
  readonly onGrab: (event: PointerEvent) => void
  readonly onMove: (key: MoveKey) => void
  readonly onToggle: () => void
  readonly onAdd: (level: 2 | 3) => void
  readonly onRemove: () => void
  readonly onChange: (part: Partial<OutlineSection>) => void
}

/** A section of the outline: heading and actions, and when opened its purpose, points and length. */
export const SectionRow = (props: SectionRowProps) => {
  const { section, isOpen, canWrite, isFixed, onChange } = props
  const { id, level, heading } = section
  const name = heading.trim() === '' ? 'section without a heading' : heading
  const isMovable = canWrite && !isFixed
  return (
    <li className={classes.item} data-level={level} aria-label={name}>
      <div
        className={classes.row}
        data-section-id={id}
        data-dragged={props.isDragged || undefined}
        data-drop={props.drop}
      >
        {isMovable && (
          <IconAction
            tip="Drag or use arrow keys"
            name={`Move ${name}`}
            data-grip={id}
            className={classes.grip}
            onPointerDown={props.onGrab}
            onKeyDown={(event) => {
              if (!moveKeys.has(event.key)) return
              event.preventDefault()
              props.onMove(event.key as MoveKey)
            }}
          >
            <IconGripVertical size={18} />
          </IconAction>
        )}
        <Badge variant="light" color={level === 2 ? 'blue' : 'gray'} className={classes.level}>
          H{level}
        </Badge>
        <TextInput
          aria-label={`Heading of ${name}`}
          className={classes.heading ?? ''}
          data-heading-of={id}
          maxLength={150}
          readOnly={!canWrite || isFixed}
          value={heading}
          error={props.problem}
          onChange={(event) => onChange({ heading: event.currentTarget.value })}
        />
        <div className={classes.actions}>
          {isMovable && (
            <Menu position="bottom-end">
              <Menu.Target>
                <IconAction tip="Add" name={`Add after ${name}`}>
                  <IconPlus size={18} />
                </IconAction>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => props.onAdd(2)}>Section (H2)</Menu.Item>
                <Menu.Item onClick={() => props.onAdd(3)}>Subsection (H3)</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
          {isMovable && (
            <IconAction tip="Remove" name={`Remove ${name}`} onClick={props.onRemove}>
              <IconTrash size={18} />
            </IconAction>
          )}
          <IconAction
            tip="Details"
            name={`Details of ${name}`}
            aria-expanded={isOpen}
            onClick={props.onToggle}
          >
            <IconChevronDown size={18} className={classes.chevron} data-open={isOpen || undefined} />
          </IconAction>
        </div>
      </div>
      {!isOpen && (section.purpose !== '' || section.points.length > 0) && (
        <p className={classes.purpose}>
          {section.purpose}
          {section.purpose !== '' && ' · '}
          <span style={{ whiteSpace: 'nowrap' }}>
            {section.words.from}–{section.words.to} words
          </span>
        </p>
      )}
      {isOpen && (
        <div className={classes.details}>
          <Textarea
            label="Purpose"
            autosize
            minRows={1}
            maxRows={6}
            maxLength={400}
            readOnly={!canWrite}
            value={section.purpose}
            onChange={(event) => onChange({ purpose: event.currentTarget.value })}
          />
          <LineRows
            label="Points"
            noun="point"
            lines={section.points}
            most={12}
            maxLength={400}
            canWrite={canWrite}
            onChange={(points) => onChange({ points })}
          />
          <WordRangeField
            label="Length"
            value={section.words}
            readOnly={!canWrite}
            onChange={(words) => onChange({ words })}
          />
        </div>
      )}
    </li>
  )
}
