/** Sentences for visitors of a site. `{…}` stands for a value. */
export interface VisitorWords {
  /** Title of the page that shows wrong entries, with its text. */
  readonly check: string
  readonly checkText: string
  /** Title of the page for a submission that was not stored; the next five are its reasons. */
  readonly notSent: string
  readonly busy: string
  readonly away: string
  readonly large: string
  readonly unreadable: string
  readonly late: string
  /** Whole answer to a network that sends so much that it gets no page. */
  readonly crowded: string
  /** Note at a file field, which browsers show empty. */
  readonly filesAgain: string
  /** Button. */
  readonly send: string
  /** Empty choice of a list. */
  readonly choose: string
  /** Errors of one field. */
  readonly required: string
  readonly agree: string
  readonly option: string
  readonly email: string
  readonly url: string
  readonly number: string
  readonly date: string
  /** Bounds of numbers. */
  readonly least: string
  readonly most: string
  /** Bounds of dates. */
  readonly earliest: string
  readonly latest: string
  /** Bounds of texts, in characters. */
  readonly short: string
  readonly long: string
  readonly pattern: string
  readonly fileType: string
  readonly fileSize: string
  readonly oneFile: string
  /** Title of the page after a stored submission. */
  readonly thanks: string
  readonly thanksText: string
  /** Links that lead on from a page. */
  readonly back: string
  readonly onward: string
  /** Title of the page that asks for confirmation. */
  readonly oneStep: string
  readonly oneStepText: string
  readonly sum: string
  readonly checking: string
  readonly wrong: string
  readonly later: string
  /** Title of the page of a confirmation that came too late. */
  readonly expired: string
  readonly expiredText: string
  /** Title of the page of a form that does not exist. */
  readonly unknown: string
  readonly unknownText: string
  /** Title of the page of a phone link that is none, with its text. */
  readonly noCall: string
  readonly noCallText: string
  /** Title of the page of a phone link that can't be checked, with its text. */
  readonly noCallNow: string
  readonly noCallNowText: string
  /** Title of a page that can't be shown while the database is away, with its text. */
  readonly notNow: string
  readonly notNowText: string
}

export const english: VisitorWords = {
  check: 'Check your entries',
  checkText: 'Correct the marked fields, then send the form again.',
  notSent: 'Not sent yet',
  busy: 'Too many messages are arriving right now. Your entries are kept below. Wait a minute, then send them again.',
  away: 'Your message can’t be saved right now. Your entries are kept below. Wait a minute, then send them again.',
  large:
    'Your entries or files are too large. Shorten them or choose smaller files, then send the form again.',
  unreadable: 'Your entries could not be read. Go back to the form and send it again.',
  late: 'Your message took too long to arrive. Check your connection, then send it again.',
  crowded:
    'Too many messages are arriving from your network. Go back, wait a minute, then send the form again.',
  filesAgain: 'Files can’t be kept. Choose them again.',
  send: 'Send',
  choose: 'Choose',
  required: 'Fill in this field.',
  agree: 'Check this box to continue.',
  option: 'Choose one of the options.',
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter a web address that begins with https://.',
  number: 'Enter a number.',
  date: 'Enter a date.',
  least: 'Enter {value} or more.',
  most: 'Enter {value} or less.',
  earliest: 'Enter {value} or a later date.',
  latest: 'Enter {value} or an earlier date.',
  short: 'Enter at least {value} characters.',
  long: 'Enter at most {value} characters.',
  pattern: 'Enter this in the format that the form asks for.',
  fileType: 'Files of this type aren’t accepted. Choose another file.',
  fileSize: 'Choose a file of up to {value} MB.',
  oneFile: 'Choose one file only.',
  thanks: 'Thank you',
  thanksText: 'Your message has been sent.',
  back: 'Back to the site',
  onward: 'Continue',
  oneStep: 'One more step',
  oneStepText: 'Answer this question to send your message.',
  sum: 'What is {a} plus {b}?',
  checking: 'Your message is being sent.',
  wrong: 'That answer isn’t right. Try again.',
  later: 'Your answer can’t be saved right now. Wait a minute, then send it again.',
  expired: 'This page has expired',
  expiredText: 'Go back to the form and send it again.',
  unknown: 'This form no longer exists',
  unknownText: 'Your message was not sent. Contact the business in another way.',
  noCall: 'This phone link doesn’t work',
  noCallText:
    'Its address is incomplete or was changed. Go back to the website and call the number that is shown there.',
  noCallNow: 'This phone link doesn’t work right now',
  noCallNowText: 'Go back to the website and call the number that is shown there, or try again in a minute.',
  notNow: 'This page can’t be shown right now',
  notNowText: 'Wait a minute, then reload this page.',
}
