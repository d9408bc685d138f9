import { Center, Loader } from '@mantine/core'

/** Shown only when a screen takes noticeably long to arrive. */
export const PendingPage = () => (
  <Center mih="50vh" role="status" aria-label="Loading">
    <Loader />
  </Center>
)
