import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  cardTypeLabels,
  childPath,
  childTypes,
  movedCard,
  withCard,
  withNewCard,
  withoutCard,
  type Card,
  type CardMove,
  type CardPath,
} from '@web2/contract/articles'
import { useEffect, useRef, useState } from 'react'
import { useCardDrag } from './use-card-drag.ts'
import { moveByKey } from './card-moves.ts'
import { CardRow } from './card-row.tsx'
import { CardSettings } from './card-settings.tsx'
import classes from './card-tree.module.css'

interface CardTreeProps {
  readonly cards: readonly Card[]
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (cards: readonly Card[]) => void
}

/** Editor of an outline: cards are added, moved by drag or arrow keys, edited and removed. */
export const CardTreeEditor = ({ cards, problems, onChange }: CardTreeProps) => {
  const [openId, setOpenId] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const refocus = useRef<number | null>(null)
  const list = useRef<HTMLDivElement>(null)

  const move = (change: CardMove, title: string) => {
    onChange(movedCard(cards, change))
    setTold(`${title} was moved.`)
  }
  const drag = useCardDrag(cards, (change) => move(change, 'The section'))
  // a handle loses the focus when its card moves
  useEffect(() => {
    if (refocus.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-grip="${refocus.current}"]`)?.focus()
    refocus.current = null
  })

  const branch = (children: readonly Card[], parent: CardPath) => (
    <ul className={classes.list}>
      {children.map((card, index) => {
        const path = childPath(parent, index)
        return (
          <CardRow
            key={card.id}
            path={path}
            card={card}
            isOpen={openId === card.id}
            hasProblem={Object.keys(problems).some(
              (field) => field === `cards.${path}` || field.startsWith(`cards.${path}.`),
            )}
            isDragged={drag.dragged === path}
            drop={
              drag.over?.path === path && drag.dragged !== path
                ? { side: drag.over.side, isAllowed: drag.over.move !== null }
                : undefined
            }
            onGrab={(event) => drag.start(event, path)}
            onMove={(key) => {
              const change = moveByKey(cards, path, key)
              if (change === null) return setTold(`${card.title} can’t be moved there.`)
              refocus.current = card.id
              move(change, card.title)
            }}
            onToggle={() => setOpenId(openId === card.id ? null : card.id)}
            onAdd={(type) => {
              onChange(withNewCard(cards, path, type))
              setTold(`${type === 'image' ? 'An' : 'A'} ${type} was added below ${card.title}.`)
            }}
            onRemove={() => {
              onChange(withoutCard(cards, path))
              setTold(`${card.title} was removed.`)
            }}
          >
            {openId === card.id && (
              <CardSettings
                cards={cards}
                path={path}
                card={card}
                problems={problems}
                onChange={(next) => onChange(withCard(cards, path, () => next))}
              />
            )}
            {card.children.length > 0 && branch(card.children, path)}
          </CardRow>
        )
      })}
    </ul>
  )
  return (
    <div ref={list}>
      {branch(cards, '')}
      <Group gap="xs" mt="sm">
        {childTypes('keyword').map((type) => (
          <Button
            key={type}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange(withNewCard(cards, '', type))}
          >
            {cardTypeLabels[type]}
          </Button>
        ))}
      </Group>
      <div className="visually-hidden" role="status">
        {told}
      </div>
    </div>
  )
}
