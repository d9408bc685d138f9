import '@mantine/notifications/styles.css'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { limits } from '@web2/contract/core'
import { useEffect } from 'react'
import { showQuestions } from '../../lib/questions.ts'
import { ImageDialogs } from '../../features/media/images/image-dialogs.tsx'
import { markFirstItems } from '../../ui/menus/menu-focus.ts'

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
