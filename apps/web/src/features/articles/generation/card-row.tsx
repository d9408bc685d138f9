import { Badge, Group, Menu, Text } from '@mantine/core'
import { IconAdjustments, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import {
  cardTypeLabels,
  childTypes,
  indexesOf,
  type Card,
  type CardPath,
  type CardType,
} from '@web2/contract/articles'
import type { PointerEvent, ReactNode } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import type { DropSide, MoveKey } from './card-moves.ts'
import classes from './card-tree.module.css'

const moveKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

interface CardRowProps {
  readonly path: CardPath
  readonly card: Card
  readonly isOpen: boolean
  readonly hasProblem: boolean
  readonly isDragged: boolean
  /** Drop position of the dragged card; undefined if it is not over this one. */
  readonly drop: { readonly side: DropSide; readonly isAllowed: boolean } | undefined
  readonly onGrab: (event: PointerEvent) => void
  readonly onMove: (key: MoveKey) => void
  readonly onToggle: () => void
  readonly onAdd: (type: CardType) => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** A card of the outline: handle, type and actions. */
export const CardRow = (props: CardRowProps) => {
  const { path, card, isOpen, drop } = props
  const { title, type, selections } = card
  const types = childTypes(type)
  return (
    <li className={classes.item} data-level={indexesOf(path).length}>
      <div
        className={classes.row}
        data-card-path={path}
        data-type={type}
        data-dragged={props.isDragged || undefined}
        data-drop={drop?.side}
        data-forbidden={(drop && !drop.isAllowed) || undefined}
      >
        <Group gap={4} wrap="nowrap" miw={0} flex={1}>
          <IconAction
            tip="Drag or use arrow keys"
            name={`Move ${title}`}
            data-grip={card.id}
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
          <Badge
            variant="light"
            tt="none"
            color={type === 'paragraph' ? 'gray' : 'blue'}
            className={classes.type}
          >
            {cardTypeLabels[type]}
          </Badge>
          <Text size="sm" fw={600} truncate>
            {title}
          </Text>
          {selections.repeat > 1 && (
            <Text size="sm" c="dimmed" className={classes.times}>
              {selections.repeat} times
            </Text>
          )}
          {props.hasProblem && (
            <Badge color="red" variant="light" tt="none">
              Error
            </Badge>
          )}
        </Group>
        <Group gap={2} wrap="nowrap">
          {types.length > 0 && (
            <Menu position="bottom-end">
              <Menu.Target>
                <IconAction tip="Add below" name={`Add below ${title}`}>
                  <IconPlus size={18} />
                </IconAction>
              </Menu.Target>
              <Menu.Dropdown>
                {types.map((each) => (
                  <Menu.Item key={each} onClick={() => props.onAdd(each)}>
                    {cardTypeLabels[each]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          <IconAction
            tip="Settings"
            name={`Settings for ${title}`}
            aria-expanded={isOpen}
            onClick={props.onToggle}
          >
            <IconAdjustments size={18} />
          </IconAction>
          <IconAction tip="Remove" name={`Remove ${title}`} onClick={props.onRemove}>
            <IconTrash size={18} />
          </IconAction>
        </Group>
      </div>
      {props.children}
    </li>
  )
}
