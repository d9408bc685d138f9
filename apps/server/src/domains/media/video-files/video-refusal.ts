/** An upload that is no playable video, with a message for the user. */
export class VideoRefusal extends Error {
  override readonly name = 'VideoRefusal'
}

export const incompleteVideo = (): VideoRefusal =>
  new VideoRefusal('This video is incomplete. Export it again and upload the new file.')

export const damagedVideo = (): VideoRefusal =>
  new VideoRefusal('This video is damaged. Export it again and upload the new file.')
