import '@mantine/notifications/styles.css'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { limits } from '@web2/contract'
import { useEffect } from 'react'
import { showQuestions } from '../../lib/questions.ts'

/** Where questions and snackbars appear. */
export const Overlays = () => {
  useEffect(showQuestions, [])
  return (
    <>
      <ModalsProvider>{null}</ModalsProvider>
      <Notifications autoClose={limits.snackbarDuration} position="bottom-center" limit={4} />
    </>
  )
}
