import { Box, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

/** A card in the column beside the text. */
export const SideCard = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Box component="section" className="card" p="md" aria-labelledby={id}>
      <Title order={2} size="h6" id={id} mb="sm">
        {title}
      </Title>
      {children}
    </Box>
  )
}
