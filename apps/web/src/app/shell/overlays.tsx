import '@mantine/notifications/styles.css'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { limits } from '@web2/contract'

/** Where questions and snackbars appear. */
export const Overlays = () => (
  <>
    <ModalsProvider>{null}</ModalsProvider>
    <Notifications autoClose={limits.snackbarDuration} position="bottom-center" limit={4} />
  </>
)
