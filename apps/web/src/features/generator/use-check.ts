import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { turboCheck } from './api/project-api.ts'
import { definitionOf, type TurboValues } from './project-values.ts'

/** Ms that typing rests before the server is asked. */
const pause = 400

/** Checks the entered values while the form is filled in. */
export const useCheck = (values: TurboValues) => {
  const definition = useMemo(() => definitionOf(values), [values])
  const [settled] = useDebouncedValue(definition, pause)
  const check = useQuery(turboCheck(settled))
  return { check, isOld: check.isPlaceholderData || settled !== definition }
}
