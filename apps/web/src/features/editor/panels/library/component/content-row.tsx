import { Button, Group } from '@mantine/core'
import type { CommandResult, ComponentProperty, OwnContent } from '@web2/builder'
import type { ReactNode } from 'react'
import { Row, type Origin } from '../../fields/field-row.tsx'
import { useBuilder } from '../../session/use-editor.ts'

/** Small button of a row. */
export const Action = ({
  onClick,
  children,
}: {
  readonly onClick: () => void
  readonly children: ReactNode
}) => (
  <Button size="compact-sm" variant="default" onClick={onClick}>
    {children}
  </Button>
)

const here: Origin = { kind: 'here', sentence: 'Set here.' }

export interface ContentRowProps {
  readonly property: ComponentProperty
  readonly own: OwnContent | undefined
  /** true if there is content to start from. */
  readonly hasDefault: boolean
  /** Variant whose content is shown while there is none of its own. */
  readonly variant?: string | undefined
  readonly fill: (empty: boolean) => CommandResult
  readonly reset: (uuid: string) => CommandResult
}

/** Row of a formatted text or a slot: as in the section, or with content of its own. */
export const ContentRow = ({ property, own, hasDefault, variant, fill, reset }: ContentRowProps) => {
  const { editor, canvas } = useBuilder()
  const { name, kind } = property
  const write = (uuid: string | undefined) => {
    if (uuid === undefined) return
    if (kind === 'slot') editor.select([uuid])
    else canvas.get()?.machine.send({ type: 'edit-text', uuid })
  }
  const begin = (empty: boolean) => {
    const result = fill(empty)
    const label = kind === 'slot' ? `Fill ${name}` : `Change ${name}`
    if (editor.run(label, result) && result.ok) write(result.select[0])
  }
  const origin: Origin = own
    ? here
    : variant === undefined
      ? { kind: 'none' }
      : { kind: 'inherited', sentence: `From the variant “${variant}”.` }
  return (
    <Row
      label={name}
      origin={origin}
      {...(own && { clear: () => editor.run(`Reset ${name}`, reset(own.uuid)) })}
    >
      <Group gap={6} role="group" aria-label={name}>
        {own ? (
          <Action onClick={() => write(own.uuid)}>
            {kind === 'slot' ? 'Select own blocks' : 'Edit text'}
          </Action>
        ) : kind === 'richText' ? (
          <Action onClick={() => begin(false)}>Edit text</Action>
        ) : (
          <>
            {hasDefault && <Action onClick={() => begin(false)}>Edit a copy</Action>}
            <Action onClick={() => begin(true)}>{hasDefault ? 'Start empty' : 'Fill slot'}</Action>
          </>
        )}
      </Group>
    </Row>
  )
}
