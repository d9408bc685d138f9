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
  approve: 'Approve the connection on the platform.',
  'choose-way': 'Choose how to continue.',
  otp: 'Enter the one-time code.',
  picture: 'Confirm the site’s preview image.',
  'ownership-code': 'Add a code to the site to verify ownership.',
}

/** Notification of a question that a user has to answer. */
export const askNotice = (
  property: Named,
  jobId: string,
  step: VerificationStep,
  { wrong = '', imagePath }: { readonly wrong?: string | undefined; readonly imagePath?: string | undefined },
): Payload => ({
  ...common(property, jobId),
  title: `${shownProperty(property)} needs your input`,
  message: wrong === '' ? questions[step] : `${wrong} ${questions[step]}`,
  propertyStatus: 'action-needed',
  nextStep: step,
  ...(imagePath !== undefined && { imagePath }),
})

/** Notification of the progress while sub-properties are stored. */
export const fetchingNotice = (property: Named, jobId: string, stored: number, found: number): Payload => ({
  ...common(property, jobId),
  title: `${shownProperty(property)} is connected`,
  message: `Its sub-properties are being fetched in batches of 10: ${stored} of ${found} so far. You don’t need to wait.`,
  propertyStatus: 'verified',
  subPropertyCount: stored,
})

export const doneNotice = (property: Named, jobId: string, found: number): Payload => ({
  ...common(property, jobId),
  title: `${shownProperty(property)} is ready`,
  message: found === 1 ? 'It’s ready for posts.' : `All ${found} sub-properties are ready for posts.`,
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
  'answer-timed-out': 'Verification timed out',
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
