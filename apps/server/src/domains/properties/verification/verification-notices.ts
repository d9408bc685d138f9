import type { Notification } from '@web2/contract/notifications'
import { propertyTypeTitles, type ConnectionProblem, type VerificationStep } from '@web2/contract/properties'
import type { Selectable } from 'kysely'
import type { PropertiesTable } from '../tables.ts'

type Payload = Notification['payload']
type Named = Pick<Selectable<PropertiesTable>, 'id' | 'propertyType' | 'name' | 'url' | 'username'>

const common = ({ propertyType, username }: Named, jobId: string): Payload => ({
  username,
  propertyType,
  jobId,
})

/** 'Tumblr “garden-notes”' */
export const shownProperty = ({ propertyType, name, url }: Named): string =>
  `${propertyTypeTitles[propertyType]} “${name || url}”`

const questions: Readonly<Record<VerificationStep, string>> = {
  approve: 'Approve the connection at the platform.',
  'choose-way': 'Choose one of the ways to go on.',
  otp: 'Enter the one-time code.',
  picture: 'Look at a picture and say whether it is right.',
  'ownership-code': 'Put a code on the site to show that it is yours.',
}

/** Notification of a question that a user has to answer. */
export const askNotice = (
  property: Named,
  jobId: string,
  step: VerificationStep,
  { wrong = '', imagePath }: { readonly wrong?: string | undefined; readonly imagePath?: string | undefined },
): Payload => ({
  ...common(property, jobId),
  title: `${shownProperty(property)} needs you`,
  message: wrong === '' ? questions[step] : `${wrong} ${questions[step]}`,
  propertyStatus: 'action-needed',
  nextStep: step,
  ...(imagePath !== undefined && { imagePath }),
})

/** Notification of the progress while sub-properties are stored. */
export const fetchingNotice = (property: Named, jobId: string, stored: number, found: number): Payload => ({
  ...common(property, jobId),
  title: `${shownProperty(property)} is connected`,
  message: `Its sub-properties are being fetched in batches of 10: ${stored} of ${found} so far. You need not wait here.`,
  propertyStatus: 'verified',
  subPropertyCount: stored,
})

export const doneNotice = (property: Named, jobId: string, found: number): Payload => ({
  ...common(property, jobId),
  title: `${shownProperty(property)} is ready`,
  message:
    found === 1
      ? 'It can take posts now.'
      : `All of its ${found} sub-properties were fetched. They can take posts now.`,
  propertyStatus: 'scraped',
  subPropertyCount: found,
  link: `/properties/edit-property?id=${property.id}`,
})

const failureTitles: Readonly<Partial<Record<ConnectionProblem, string>>> = {
  'wrong-password': 'Wrong password',
  'incorrect-credentials': 'Incorrect credentials',
  'password-expired': 'Password expired',
  'password-revoked': 'Password revoked',
  'account-recovery': 'Account recovery needed',
  'answer-timed-out': 'Nobody answered in time',
}

export const failedNotice = (
  property: Named,
  jobId: string,
  problem: ConnectionProblem,
  message: string,
): Payload => ({
  ...common(property, jobId),
  title: `${failureTitles[problem] ?? 'Not connected'}: ${shownProperty(property)}`,
  message,
  propertyStatus: 'failed',
  link: `/properties/edit-property?id=${property.id}`,
})
