import { verificationLimits, type VerificationAsk, type VerificationStep } from '@web2/contract/properties'
import type { Selectable, Transaction } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { PropertiesTable } from '../tables.ts'
import type { VerificationQuestion, VerificationStepResult } from '../providers/connector.ts'
import { queueMail, type LetterContent } from '../../notifications/index.ts'
import type { ClaimedVerification } from './claim-verification.ts'
import { failVerification } from './fail-verification.ts'
import { askNotice, shownProperty } from './verification-notices.ts'
import { sealPhase } from './seal-phase.ts'
import { recordStep } from './record-step.ts'
import type { Config } from '../../../platform/config/config.ts'

/** Returns the email with a one-time code to a site's contact address. */
const codeLetter = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  property: string,
  code: string,
): LetterContent => ({
  subject: `${code} is your one-time code`,
  paragraphs: [
    `Someone is connecting ${property} to Web 2 Manager and chose this email address, which the site shows, to verify ownership.`,
    `Your one-time code is ${code}. It expires in 15 minutes.`,
  ],
  button: { label: 'Enter code', url: `${publicUrl}/get-otp` },
  note: 'Didn’t request this? Ignore this email, and never share the code.',
})

type Context = Pick<AppContext, 'config' | 'jobs' | 'now'>

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Ms that a question stays open, by step. Changes of a site take longest, because other users may have to
 * make them.
 */
const patience: Readonly<Record<VerificationStep, number>> = {
  approve: 60 * minute,
  'choose-way': day,
  otp: 15 * minute,
  picture: day,
  'ownership-code': 3 * day,
}

/** Returns the URL of a verification's image; the name is its only protection. */
export const picturePath = (name: string): string => `/api/verification-pictures/${name}`

const shown = (
  ask: VerificationQuestion,
  wrong: string | undefined,
  imagePath: string | undefined,
): VerificationAsk => {
  const why = wrong === undefined ? {} : { wrong }
  if (ask.step !== 'picture')
    return { ...ask, ways: 'ways' in ask ? [...ask.ways] : undefined, ...why } as VerificationAsk
  return { step: 'picture', hint: ask.hint, ...(imagePath !== undefined && { imagePath }), ...why }
}

/** Asks the user a question. Fails the verification after too many wrong answers. */
export const askPerson = async (
  transaction: Transaction<Database>,
  context: Context,
  { claimed, moment }: { readonly claimed: ClaimedVerification; readonly moment: Date },
  property: Selectable<PropertiesTable>,
  { ask, memory, wrong, mail }: Extract<VerificationStepResult, { kind: 'ask' }>,
): Promise<void> => {
  const { id, accountId } = claimed
  const { config } = context
  const tries = wrong === undefined ? claimed.tries : claimed.tries + 1
  if (wrong !== undefined && tries >= verificationLimits.tries)
    return failVerification(
      transaction,
      { id, moment },
      property,
      ask.step === 'ownership-code' ? 'code-not-found' : 'incorrect-credentials',
      `${wrong} You’ve used all ${verificationLimits.tries} attempts. Start the verification again.`,
    )
  if (mail)
    await queueMail(transaction, context, {
      to: mail.to,
      content: codeLetter(config, shownProperty(property), mail.code),
    })
  const picture = ask.step === 'picture' ? ask.picture : null
  const pictureName = picture && randomBytes(24).toString('base64url')
  const imagePath = pictureName === null ? undefined : picturePath(pictureName)
  await recordStep(transaction, {
    id,
    moment,
    verification: {
      status: 'waiting',
      step: ask.step,
      ask: JSON.stringify(shown(ask, wrong, imagePath)),
      stateSealed: sealPhase(config, accountId, { kind: 'asked', step: ask.step, memory }),
      answerSealed: null,
      tries,
      attempts: 0,
      dueAt: null,
      expiresAt: new Date(moment.getTime() + patience[ask.step]).toISOString(),
      problem: '',
      picture,
      pictureName,
    },
    property: { status: 'action-needed', nextStep: ask.step, problemKind: null, problem: '' },
    notice: askNotice(property, id, ask.step, { wrong, imagePath }),
  })
}
