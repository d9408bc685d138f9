import { Box, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './form-section.module.css'

interface FormSectionProps {
  title: string
  /** Anchor for links to this section. */
  anchor?: string
  text?: string
  children: ReactNode
}

/** Section of a long form: its name at the left, its fields at the right; stacked on a narrow screen. */
export const FormSection = ({ title, anchor, text, children }: FormSectionProps) => {
  const id = useId()
  return (
    <section id={anchor} className={classes.section} aria-labelledby={id}>
      <Box>
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {text !== undefined && (
          <Text size="sm" c="dimmed" mt={4}>
            {text}
          </Text>
        )}
      </Box>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}

interface CellProps {
  /** How many of the six columns. */
  span?: 2 | 3 | 6
  children: ReactNode
}

/** A field's place in a section: half the width unless it says otherwise. */
export const Cell = ({ span = 3, children }: CellProps) => (
  <div className={classes.cell} data-span={span}>
    {children}
  </div>
)
