import { Center, Loader } from '@mantine/core'

/** Something is on its way from the server. */
export const Waiting = ({ label = 'Loading' }: { label?: string }) => (
  <Center mih={240} role="status" aria-label={label}>
    <Loader type="dots" />
  </Center>
)
