import { Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

interface NewSiteHeadProps {
  /** Number of the step, of three. */
  readonly step: 1 | 2 | 3
  readonly title: string
  readonly text: string
  /** A field of the step has the focus instead. */
  readonly hasFocusedField?: boolean
}

/** The head of a step; it takes the focus, so that the next step is announced and reached by keyboard. */
export const NewSiteHead = ({ step, title, text, hasFocusedField = false }: NewSiteHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [takesFocus] = useState(!hasFocusedField)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [title, takesFocus])
  return (
    <header>
      <Text size="sm" c="dimmed">
        New site · Step {step} of 3
      </Text>
      <Title order={1} ref={heading} tabIndex={-1} style={{ outline: 'none', overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      <Text c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </header>
  )
}
