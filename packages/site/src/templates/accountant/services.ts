import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from '../parts/service.ts'
import { named, serviceDetails } from '../parts/service-details.ts'

/** Parts of a service, the thing that can wait, the work, the papers it needs, and the reasons for its price. */
const details = (
  parts: readonly (readonly [string, string])[],
  [wait, done, needed, price]: readonly [wait: string, done: string, needed: string, price: string],
): SectionItem[] =>
  serviceDetails({ signs: named(...parts), waits: ['What can wait', wait], done, needed, price })

const described = (what: string, more: string): string =>
  `${what}[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: ${more}, and what changes the price.`

/** Services of an accountant: first those of the whole year, then those that come once. */
export const services: readonly TradeService[] = [
  {
    slug: 'bookkeeping',
    name: 'Bookkeeping',
    text: 'Receipts recorded monthly and reconciled with the bank.',
    title: 'Books that agree with the bank',
    lead: 'Books are right when each line has a paper and the balance is the one the bank shows. Then the rest of the year is reading.',
    description: described('Receipts recorded and reconciled', 'what to send, what can wait'),
    details: details(
      [
        [
          'Each line has a paper',
          'A payment without a receipt is a question for later. Ten of them are an afternoon in April.',
        ],
        [
          'Private is apart',
          'One account for the business, one for you. Nothing saves more work, and it costs a visit to the bank.',
        ],
        [
          'Reconciled, then closed',
          'A month is finished when its last balance matches. After that nobody changes it without a note.',
        ],
      ],
      [
        'Sorting by color. By month is enough.',
        'Recorded, matched, reconciled, reported',
        'Statements, receipts, invoices sent, and payroll changes',
        'Documents, accounts, and how sorted they arrive',
      ],
    ),
    questions: named(
      [
        'Which software should I use?',
        'The one you will open. Ask first whether the books can be shared and exported from it; that matters more than its charts.',
      ],
      [
        'I am a year behind. Now what?',
        'Begin with this month, so that it does not grow. The old months are then done from the bank statements, one after another.',
      ],
    ),
    picture: { words: 'receipts sorted ledger pen close up', alt: 'Entering receipts in a ledger' },
  },
  {
    slug: 'payroll',
    name: 'Payroll',
    text: 'Wages, withholdings, and filings.',
    title: 'Paid right, on the day',
    lead: 'People forgive a late invoice, not a late wage. What is withheld belongs to others from the moment it is withheld.',
    description: described('Wages, withholdings and filings', 'what to report, what can wait'),
    details: details(
      [
        [
          'Changes before the run',
          'New people, raises, and hours reach us before the payday. After it they become a correction.',
        ],
        [
          'Employee or contractor',
          'The work decides, not the word in the contract. A wrong answer is paid for years back.',
        ],
        [
          'Deposits have their own dates',
          'Withheld taxes are deposited on a schedule that follows from their amount. It can change from year to year.',
        ],
      ],
      [
        'A new system, in the middle of a quarter.',
        'Calculated, paid, deposited, filed',
        'Forms of each person, hours, and changes',
        'People, pay periods, and states they work in',
      ],
    ),
    questions: named(
      [
        'May I pay an employee in cash?',
        'Often, but it is payroll all the same: withheld, recorded, with a pay stub where the law asks for one.',
      ],
      [
        'What if I cannot make a deposit?',
        'Say so before the date. Withheld taxes are held in trust, and those responsible can be liable in person.',
      ],
    ),
    picture: { words: 'time cards calculator desk close up', alt: 'Adding up hours for a payday' },
  },
  {
    slug: 'sales-tax',
    name: 'Sales tax and VAT',
    text: 'Registered, filed, and checked.',
    title: 'Collected for someone else',
    lead: 'Sales tax passes through your account without being yours. The work is to know where you owe it, and at which rate.',
    description: described('Sales tax registered and filed', 'where it may be owed, what can wait'),
    details: details(
      [
        [
          'Where you owe it',
          'An office, stock, or enough sales in a state can make you register there. Each state sets its own threshold.',
        ],
        [
          'What is taxed',
          'A coat may be taxed where bread is not, and services differ even more. The list is the state’s, not yours.',
        ],
        [
          'Filed when there is nothing',
          'A registration asks for returns, also for periods with no sales. A missed zero can cost a penalty.',
        ],
      ],
      [
        'A state in which you sold twice and keep nothing.',
        'Reviewed, registered, filed, checked',
        'Sales by state, exemption certificates, marketplaces used',
        'States, channels, and how often to file',
      ],
    ),
    questions: named(
      [
        'The marketplace collects it. Am I done?',
        'For those sales mostly. Your own shop, and returns that you may still have to file, remain.',
      ],
      [
        'I sell abroad. Does VAT concern me?',
        'It can, from the first sale in some places. Say where the customers are before you ship.',
      ],
    ),
    picture: { words: 'cash register receipt roll close up', alt: 'A receipt with its tax line' },
  },
  {
    slug: 'planning',
    name: 'Planning',
    text: 'A forecast before the year is over.',
    title: 'Look while it can still change',
    lead: 'Most questions in April were cheaper in November. A forecast shows what the year will cost while there is still something to decide.',
    description: described('A forecast before the year ends', 'what can still be decided, what can wait'),
    details: details(
      [
        [
          'What is set aside',
          'Estimated payments follow income through the year. Paying too little can cost interest, even if you pay in April.',
        ],
        [
          'What moves between years',
          'Some purchases, invoices, and contributions can fall into one year or the next. After the last day few of them can.',
        ],
        [
          'What the month can carry',
          'Profit is not cash. A forecast by month says when the account is lowest, and that is the month to plan for.',
        ],
      ],
      [
        'A five-year plan, before the first year has books.',
        'Forecast, compared, discussed, written down',
        'Books to date, contracts ahead, and what you plan to buy',
        'Businesses, states, and how current the books are',
      ],
    ),
    questions: named(
      [
        'When is the right month?',
        'October or November: most of the year is known, and there is time to act.',
      ],
      ['Should I buy something to save tax?', 'Only what you need. A dollar spent saves a part of a dollar.'],
    ),
    picture: { words: 'wall calendar pencil months close up', alt: 'Marking a date in the last quarter' },
  },
  {
    slug: 'tax-returns',
    name: 'Tax returns',
    text: 'For people, partners, and companies.',
    title: 'Signed once you have read it',
    lead: 'A return is a statement you sign. It should be one you can follow, from the first income to the last line.',
    description: described('Returns for people and companies', 'what to bring, what can wait'),
    details: details(
      [
        [
          'Everything that came in',
          'Wages, interest, sales, rent, coins. Most forms are sent to the tax office as well, so a missing one is noticed.',
        ],
        [
          'What changed this year',
          'A marriage, a child, a move, a house. One line from you can change several of ours.',
        ],
        [
          'Time to file is not time to pay',
          'An extension moves the date of the return. The tax is still due on the first date.',
        ],
      ],
      [
        'Receipts that could never count. Ask once, then stop keeping them.',
        'Collected, prepared, explained, filed',
        'Last year’s return, every form you received, and what changed',
        'Sources of income, states, and the state of the books',
      ],
    ),
    questions: named(
      [
        'What if I missed the date?',
        'File soon, even if you cannot pay all of it. Penalties for not filing are usually higher than for paying late.',
      ],
      [
        'I found a mistake in an old return.',
        'It can be amended, within limits of time. Bring both years, and say how you found it.',
      ],
    ),
    picture: { words: 'tax form pencil glasses desk close up', alt: 'Checking the lines of a form' },
  },
  {
    slug: 'year-end-accounts',
    name: 'Year-end accounts',
    text: 'Statements with notes you can read.',
    title: 'A number you understand',
    lead: 'A number you understand is worth two you file. Year-end accounts say what is there, what is owed, and what the year left over.',
    description: described('Year-end statements and notes', 'what to count, what can wait'),
    details: details(
      [
        [
          'Count on the last day',
          'Stock, cash, and open invoices are counted when the year ends. In March it is a guess.',
        ],
        [
          'What wears out',
          'A van is not an expense of one day. In the books its cost goes over its years; taxes have rules of their own.',
        ],
        [
          'Read before it is filed',
          'We go through the statements with you: three numbers that moved, and the reason for each.',
        ],
      ],
      [
        'A bound copy, if nobody asks for one.',
        'Adjusted, closed, drawn up, explained',
        'Stock, open invoices, loans, and what you bought',
        'Size, loans, and whether a bank wants a report',
      ],
    ),
    questions: named(
      [
        'Does my bank need audited accounts?',
        'Ask it in writing. Compiled, reviewed, and audited are three different reports, with three prices.',
      ],
      [
        'Why is there profit and no money?',
        'It is in stock, in unpaid invoices, in a loan paid back, or in what you took out. The statements say which.',
      ],
    ),
    picture: { words: 'binder year accounts shelf close up', alt: 'A binder of the year’s statements' },
  },
  {
    slug: 'start-ups',
    name: 'Start-ups',
    text: 'Form, first numbers, and what to keep.',
    title: 'The first shoebox, labeled',
    lead: 'The first month decides how easy the first year is. It takes an account, a habit, and three numbers.',
    description: described('First numbers for new businesses', 'form, registration, what can wait'),
    details: details(
      [
        [
          'Which form',
          'It decides who is liable and how profit is taxed. For the first half ask a lawyer, for the second half us.',
        ],
        [
          'Which registrations',
          'A tax number, the state, the city, sales tax, payroll. Not all of them concern you; one forgotten can cost a penalty.',
        ],
        [
          'Which numbers to watch',
          'What comes in, what must go out, and how many weeks the rest lasts. The others can wait for a year.',
        ],
      ],
      [
        'A logo on the invoice. The number on it cannot wait.',
        'Form compared, registered, books set up',
        'What you will sell, to whom, with whom, and from where',
        'Owners, states, and employees in the first year',
      ],
    ),
    questions: named(
      [
        'Can I deduct what I spent before opening?',
        'Some of it, within limits and over time. Keep every receipt with its date and a word on what it was for.',
      ],
      [
        'Should I become an S corporation?',
        'From a certain profit it may save tax, and it brings payroll with it. Calculate before you choose.',
      ],
    ),
    picture: { words: 'shoebox receipts new shop counter', alt: 'A shoebox of first receipts' },
  },
  {
    slug: 'audits-and-letters',
    name: 'Audits and letters',
    text: 'Answered with the documents at hand.',
    title: 'A letter has a date on it',
    lead: 'Most letters ask for a number or a paper. They are answered in time, in writing, with what they ask for and nothing else.',
    description: described('Tax letters and audits answered', 'what to note first, what can wait'),
    details: details(
      [
        [
          'Date and deadline first',
          'Write down when it came and when the answer is due. The period usually runs from the date on the letter.',
        ],
        [
          'Is it real',
          'Tax offices usually begin by mail. A call that wants gift cards or a password is a fraud, whoever it says it is.',
        ],
        [
          'Answer what is asked',
          'A copy of each paper, a short sentence to each point. More opens questions that nobody had.',
        ],
      ],
      [
        'A long explanation. Papers first.',
        'Read, matched with the books, answered, followed up',
        'The letter with its envelope, and the return it is about',
        'Years in question, and the state of the documents',
      ],
    ),
    questions: named(
      [
        'Must I sign a power of attorney?',
        'Only if someone is to speak to the tax office for you. It names the years and taxes it covers.',
      ],
      [
        'What if they are right?',
        'Then it is paid, and sometimes a penalty can be lifted for a good reason. Ask for that in the same answer.',
      ],
    ),
    picture: { words: 'official letter envelope desk close up', alt: 'A letter with its date marked' },
  },
]

/** Names of the two lists of services. */
export const groupOf = (at: number): string => (at < 4 ? 'All year' : 'Once, or when it comes')
