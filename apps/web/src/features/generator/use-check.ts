import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { TurboCheck } from '@web2/contract/generator'
import { useMemo } from 'react'
import { turboCheck } from './api/project-api.ts'
import { definitionOf, type TurboValues } from './project-values.ts'

/** Ms without typing until the server is asked. */
const pause = 400

/** True if the source page has no blocks to generate pages from. */
export const isSourceEmpty = (check: Pick<TurboCheck, 'source' | 'blocks'> | undefined): boolean =>
  check !== undefined && check.source !== null && check.blocks.length < 2

/** Checks the entered values while the form is filled in; returns the definition that was sent as well. */
export const useCheck = (values: TurboValues) => {
  const latest = useMemo(() => definitionOf(values), [values])
  const [definition] = useDebouncedValue(latest, pause)
  const check = useQuery(turboCheck(definition))
  return { check, definition, isOld: check.isPlaceholderData || definition !== latest }
}
