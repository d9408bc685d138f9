/** Limits of forms and leads. */
export const leadLimits = {
  /** Bytes of a submission without files, and with them. */
  bodyBytes: 1_000_000,
  bodyWithFilesBytes: 10_000_000,
  /** Fields of a form. Publishing reports one with more. */
  fields: 500,
  /** Values of a submission: buttons and each checked box count as well. */
  values: 950,
  /** Characters of one value. */
  valueLength: 20_000,
  files: 5,
  fileBytes: 5_000_000,
  /** Submissions per minute from one address, and to one site from all. */
  perAddressPerMinute: 10,
  perSitePerMinute: 300,
  /** Seconds that a submission may take to arrive. */
  arriveWithin: 30,
  /** Spam score from which a submission must be confirmed, and from which it is spam at once. */
  doubtfulFrom: 50,
  spamFrom: 90,
  /** Minutes in which a doubtful submission can be confirmed. */
  confirmWithin: 60,
  /** Automatic replies of an account per day, and hours between two to one address from one site. */
  autorepliesPerDay: 500,
  autoreplyEvery: 24,
  /** Seconds in which taps of one address on one number of a page count once. */
  tapsCountOnceIn: 30,
  /** Taps per minute that count, from one address, and of one site from all. */
  tapsPerAddressPerMinute: 20,
  tapsPerSitePerMinute: 120,
  /** Leads that a list counts; a larger total of a filtered list is this plus one. */
  counted: 10_000,
} as const
