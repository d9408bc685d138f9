import '@mantine/notifications/styles.css'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { limits } from '@web2/contract'
import { useEffect } from 'react'
import { showQuestions } from '../../lib/questions.ts'
import { ImageDialogs } from '../../ui/images/image-dialogs.tsx'
import { markFirstItems } from '../../ui/menu-focus.ts'

/** Where questions and snackbars appear. */
export const Overlays = () => {
  useEffect(showQuestions, [])
  useEffect(markFirstItems, [])
  return (
    <>
      <ModalsProvider>{null}</ModalsProvider>
      <ImageDialogs />
      <Notifications autoClose={limits.snackbarDuration} position="bottom-center" limit={4} />
    </>
  )
}
