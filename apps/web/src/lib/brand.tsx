import { Group, Text } from '@mantine/core'
import { appTitle } from '@web2/contract/core'
import { useId } from 'react'

interface BrandProps {
  size?: number
  /** Only the mark, where space is short. */
  markOnly?: boolean
}

/** The product's mark and name. */
export const Brand = ({ size = 28, markOnly = false }: BrandProps) => {
  const title = useId()
  return (
    <Group gap={10} wrap="nowrap">
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        style={{ flex: 'none' }}
        {...(markOnly ? { role: 'img', 'aria-labelledby': title } : { 'aria-hidden': true })}
      >
        {markOnly && <title id={title}>{appTitle}</title>}
        <rect width="32" height="32" rx="8" fill="#0e6a70" />
        <path
          d="M6.5 10.5 10.6 22l4-9.4L18.7 22l3-8.4"
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="24.2" cy="9.2" r="2.6" fill="#f2b84b" />
      </svg>
      {!markOnly && (
        <Text fw={650} size="md" style={{ whiteSpace: 'nowrap' }}>
          {appTitle}
        </Text>
      )}
    </Group>
  )
}
