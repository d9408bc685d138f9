import { Collapse, Stack, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import classes from '../generator.module.css'
import { useWizard } from './wizard-context.ts'

interface AdvancedProps {
  readonly label?: string
  /** Beginnings of the fields inside; an error of one of them opens it and keeps it open. */
  readonly fields: readonly string[]
  readonly children: ReactNode
}

/** Rarely used settings of a step, closed at first. */
export const Advanced = ({ label = 'Advanced', fields, children }: AdvancedProps) => {
  const { problems } = useWizard()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isWrong = Object.keys(problems).some((problem) => fields.some((field) => problem.startsWith(field)))
  // stays open when the error is fixed, with what the user works on
  if (isWrong && !isOpen) setOpen(true)
  return (
    <div>
      <UnstyledButton
        className={classes.advanced ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden style={{ rotate: isOpen ? '90deg' : '0deg' }} />
        {label}
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id}>
        <Stack gap="lg" pt="md">
          {children}
        </Stack>
      </Collapse>
    </div>
  )
}
