import { Type, type Static } from 'typebox'
import { nullable, recordFields } from '../core/record.ts'

/** Notification in a user's notification center. */
export const Notification = Type.Object({
  ...recordFields,
  type: Type.String(),
  status: Type.Union([Type.Literal('unread'), Type.Literal('seen')]),
  payload: Type.Object({
    title: Type.Optional(Type.String()),
    message: Type.Optional(Type.String()),
    link: Type.Optional(Type.String()),
    username: Type.Optional(Type.String()),
    propertyType: Type.Optional(Type.String()),
    propertyStatus: Type.Optional(nullable(Type.String())),
    nextStep: Type.Optional(Type.String()),
    jobId: Type.Optional(Type.String()),
    imagePath: Type.Optional(Type.String()),
    subPropertyCount: Type.Optional(Type.Integer()),
  }),
})
export type Notification = Static<typeof Notification>

declare module '../core/resources.ts' {
  interface Resources {
    notifications: {
      record: Notification
      update: { status: 'unread' | 'seen' }
      patch: { status: 'unread' | 'seen' }
    }
  }
}
