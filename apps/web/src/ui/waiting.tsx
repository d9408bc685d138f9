import { Center, Loader } from '@mantine/core'
import { useIndicatorStyle } from './loading-indicators.tsx'

/** Something is on its way from the server. */
export const Waiting = ({ label = 'Loading' }: { label?: string }) => (
  <Center mih={240} role="status" aria-label={label} style={useIndicatorStyle()}>
    <Loader type="dots" />
  </Center>
)
