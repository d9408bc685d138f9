import { useMediaQuery } from '@mantine/hooks'

/** Returns whether the screen is as narrow as a phone's, where tables are cards; right from the first render. */
export const useNarrowScreen = (): boolean =>
  useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
