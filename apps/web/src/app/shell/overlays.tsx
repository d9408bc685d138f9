import '@mantine/notifications/styles.css'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { limits } from '@web2/contract/core'
import { useEffect } from 'react'
import { Queries } from '../../lib/query/queries.tsx'
import { showQuestions } from '../../lib/questions.ts'
import { ImageDialogs } from '../../features/media/images/image-dialogs.tsx'
import { VideoDialogs } from '../../features/media/videos/video-dialogs.tsx'

/** Where questions and snackbars appear. */
export const Overlays = () => {
  useEffect(showQuestions, [])
  return (
    <Queries>
      <ModalsProvider>{null}</ModalsProvider>
      <ImageDialogs />
      <VideoDialogs />
      <Notifications autoClose={limits.snackbarDuration} position="bottom-center" limit={4} />
    </Queries>
  )
}
