import type { SectionContent, SectionItem } from '../../library/section-content.ts'

const row = (label: string, name: string, note?: string): SectionItem => ({
  label,
  name,
  ...(note && { note }),
})

const always = 'January–December'
const ownDates = 'Due dates are set by your tax office.'

/** The whole year, as the template shows it where no single service is meant. */
export const year: Partial<SectionContent> = {
  title: 'The year, on one line each',
  lead: `What you send, and what we do with it. ${ownDates}`,
  items: [
    row(always, 'You send receipts and statements', 'Each month, sorted or not.'),
    row(always, 'We record and reconcile', 'Until the balance is the bank’s.'),
    row('December–January', 'You send stock and open invoices', 'Counted on the last day.'),
    row('January–April', 'We close the year and file', 'You read it before you sign.'),
    row('June–July', 'You tell what changed', 'People, loans, a new address.'),
    row('October–November', 'We look ahead', 'While it can still be changed.'),
  ],
  isSample: false,
}

const years: Readonly<Record<string, readonly [title: string, lead: string, items: readonly SectionItem[]]>> =
  {
    bookkeeping: [
      'Twelve times the same, once a little more',
      'A month is small. Twelve of them in one week are not.',
      [
        row(always, 'You send receipts and statements', 'Each month, sorted or not.'),
        row(always, 'We record and reconcile', 'Until the balance is the bank’s.'),
        row('December–January', 'You count what is left', 'Stock, cash, and invoices nobody has paid.'),
      ],
    ],
    payroll: [
      'Each quarter is filed in the month after it',
      `So it is in most cases. Deposits are due more often. ${ownDates}`,
      [
        row(always, 'You report hours and people', 'Before each payday, not after it.'),
        row('April', 'First quarter filed'),
        row('July', 'Second quarter filed'),
        row('October', 'Third quarter filed'),
        row('January', 'Fourth quarter, and wage statements', 'Each person gets one for the year.'),
      ],
    ],
    'sales-tax': [
      'Filed by the month, the quarter, or the year',
      'Each state says which of the three it wants from you, and may change its mind.',
      [
        row(always, 'You send sales by state', 'The untaxed ones as well.'),
        row(always, 'We file on the state’s dates', 'Also when there is nothing to report.'),
        row('November–December', 'We look at the thresholds', 'Before a new year begins in a new state.'),
      ],
    ],
    planning: [
      'Four payments, and one long look',
      `For a calendar year, the usual months of federal estimated payments. ${ownDates}`,
      [
        row('April', 'First payment'),
        row('June', 'Second payment', 'After two months, not three.'),
        row('September', 'Third payment'),
        row('October–November', 'We look ahead', 'Most of the year is known, and can still be changed.'),
        row('January', 'Fourth payment', 'The first of the new year belongs to the old one.'),
      ],
    ],
    'tax-returns': [
      'Forms first, then the form',
      `For a calendar year. ${ownDates}`,
      [
        row('January–March', 'Forms come to you', 'Keep each, above all the one that looks wrong.'),
        row('February–April', 'We prepare, you read and sign', 'In this order.'),
        row('April–October', 'Time, if you asked for it', 'For the return. The tax was due before.'),
      ],
    ],
    'year-end-accounts': [
      'The last day, and what follows',
      'For a year that ends in December. Yours may end in another month.',
      [
        row('December–January', 'You count', 'Stock, cash, and open invoices.'),
        row('January–March', 'We adjust and close', 'What wears out, what was paid ahead.'),
        row('March–April', 'You read the statements', 'With a pencil. We like questions in the margin.'),
      ],
    ],
    'start-ups': [
      'A first year that begins in January',
      'Yours may begin in any month. The order stays.',
      [
        row('January', 'Form and registrations', 'Before the first sale.'),
        row('January–February', 'Account, books, and a box', 'Everything goes into the box.'),
        row('April–May', 'First look at three numbers', 'They are small. That is when to learn them.'),
        row('October–December', 'A look at the first year-end', 'Before it is one.'),
      ],
    ],
  }

/** Returns the year of one service; a letter from a tax office has no season, so its page shows the whole year. */
export const yearOf = (slug: string): Partial<SectionContent> => {
  const own = years[slug]
  if (own) return { ...year, title: own[0], lead: own[1], items: own[2] }
  return {
    ...year,
    title: 'A letter has no season',
    lead: 'It keeps its own date. The rest of the year goes on while it is answered.',
  }
}
