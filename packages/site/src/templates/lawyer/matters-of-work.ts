import type { TradeService } from '../parts/service.ts'

const canWait = 'What is not needed yet'
const glance = 'At a glance'
const by = 'by [[{nap.businessName}||{site.name}]]'

/** Matters of work and business. Titles are the questions of clients, leads the answers, notes the law. */
export const mattersOfWork: readonly TradeService[] = [
  {
    slug: 'contracts',
    name: 'Contracts',
    text: 'Written, reviewed, and negotiated before they are signed.',
    title: 'May I sign this?',
    lead: 'Yes, once you know what it binds you to, and how you get out of it.',
    description: `Contracts read and negotiated before they are signed[[ in {nap.city}]] ${by}: what binds you, what is missing, and what to bring.`,
    details: [
      {
        name: 'What you give, and what you get',
        text: 'Price, time, and place are usually clear. What happens when one of them fails often is not, and that is the part people argue about later.',
        note: 'A contract may also be made by email or by word. Some kinds, such as the sale of land, need writing and a signature.',
      },
      {
        name: 'How it ends',
        text: 'Look for the length, the notice, and the sentence that renews it by itself. A contract that is easy to begin can be hard to leave.',
        note: 'Laws on automatic renewal differ by state, and between consumers and businesses.',
      },
      {
        name: 'What was said, but is not written',
        text: 'A promise made at the table should be in the text. If it matters to you, ask for the sentence before you sign.',
        note: 'A clause that calls the paper the entire agreement can shut out what was said before it.',
      },
      {
        name: 'A contract as long as theirs. One page can be enough if it says the right things.',
        group: canWait,
      },
      {
        name: 'Read, marked, explained, and negotiated where you wish',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'The draft, every attachment it names, and what was promised by word',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Length, what is at stake, and how many rounds the other side wants',
        label: 'What changes the fee',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'I have signed already. Is it too late?',
        text: 'Perhaps not. Some contracts can be canceled within days, others for a reason or by notice. Bring it soon; the days are usually counted from the signature.',
      },
      {
        name: 'May I use a form from the internet?',
        text: 'For a small matter perhaps. Forms are made for another state or another case more often than they say, and the blanks are where it goes wrong.',
      },
    ],
    picture: { words: 'contract pages pen table close up', alt: 'A contract with marked lines' },
  },
  {
    slug: 'employment',
    name: 'Employment law',
    text: 'Notices, agreements, and disputes at work.',
    title: 'I was let go, what now?',
    lead: 'Keep the letter, sign nothing the same day, and find out how many days you have.',
    description: `Notices, severance, and disputes at work[[ in {nap.city}]], answered ${by}: what to keep, what not to sign yet, and what to bring.`,
    details: [
      {
        name: 'The day counts',
        text: 'Claims about a dismissal run against short periods. Note when and how you were told, and who was in the room.',
        note: 'A federal discrimination charge usually has to be filed within 180 or 300 days; other claims have other periods.',
      },
      {
        name: 'The paper with the money',
        text: 'A severance agreement usually asks for something in return: that you give up claims. What you give up decides what it is worth.',
        note: 'From the age of 40, a waiver of federal age claims needs time to consider it: at least 21 days, and 7 to revoke.',
      },
      {
        name: 'The reason, if there is one',
        text: 'In most states employment is at will, so no reason may be needed. Some reasons are forbidden all the same, and a contract can ask for one.',
        note: 'Forbidden are, among others, dismissals for discrimination or for reporting certain violations.',
      },
      { name: 'A reply in anger. Anything you write may be read aloud later.', group: canWait },
      {
        name: 'Papers read, claims and periods checked, talks or a filing',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'The notice, your contract, the last pay stubs, and the handbook',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Whether it ends with a letter, a settlement, or a hearing',
        label: 'What changes the fee',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'May I take documents from work?',
        text: 'Be careful: copying what belongs to the employer can hurt your case. Write down what exists and where, and ask before you copy.',
      },
      {
        name: 'Should I apply for unemployment benefits?',
        text: 'Usually soon after the last day, even if the end is disputed. The state agency decides, and its periods run apart from any claim.',
      },
    ],
    picture: { words: 'letter envelope kitchen table morning', alt: 'A letter with its envelope on a table' },
  },
  {
    slug: 'business',
    name: 'Business law',
    text: 'Founding, partners, and succession.',
    title: 'What if a partner leaves?',
    lead: 'What your agreement says; and where it is silent, what the law of your state fills in.',
    description: `Founding a company, partners who leave, and succession[[ in {nap.city}]], answered ${by}: what to settle first, and what to bring.`,
    details: [
      {
        name: 'Who may leave, and at which price',
        text: 'An agreement can name the notice, the price, and the years of payment. Without these sentences the price is what two experts cannot agree on.',
        note: 'For partnerships and LLCs each state has default rules, which apply where the agreement says nothing.',
      },
      {
        name: 'What the form protects',
        text: 'A company can keep its debts apart from yours, as long as you keep its money and papers apart as well.',
        note: 'A personal signature on a lease or loan binds you whatever the form.',
      },
      {
        name: 'Who decides when you cannot',
        text: 'Illness and death come without a meeting. Who signs the next day should be written somewhere that a bank accepts.',
        note: 'Powers of attorney and succession clauses have forms of their own. A will alone may come too late.',
      },
      { name: 'A holding, before there is something to hold.', group: canWait },
      {
        name: 'Form chosen, agreement written, changes filed where they must be',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'The agreement you have, the list of owners, and what each wants',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Number of owners, real estate, and whether you agree already',
        label: 'What changes the fee',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'Which form should we choose?',
        text: 'That depends on who is liable, who decides, and how profits are taxed. A lawyer answers the first two; ask a tax adviser about the third.',
      },
      {
        name: 'May one lawyer act for all partners?',
        text: 'Only while your interests are the same, and usually with consent in writing. Once they part, each needs a lawyer of their own.',
      },
    ],
    picture: { words: 'small office meeting table papers', alt: 'An agreement between two chairs' },
  },
  {
    slug: 'debt-and-claims',
    name: 'Debt and claims',
    text: 'Collecting what is owed, answering what is claimed.',
    title: 'They do not pay, what can I do?',
    lead: 'Write down what is owed and by when, keep proof of it, and know how long the claim lives.',
    description: `Collecting what is owed and answering what is claimed[[ in {nap.city}]] ${by}: what to send first, what to keep, and what it may cost.`,
    details: [
      {
        name: 'A letter before a lawsuit',
        text: 'A clear letter names the sum, the reason, and a date. Many claims end there, because the other side sees that the file is complete.',
        note: 'Each claim has a limitation period. It differs by state and by kind of claim, and a partial payment can change it.',
      },
      {
        name: 'A judgment is not yet money',
        text: 'Whether there is anything to collect should be known before you pay for a court. Sometimes a payment plan brings more than a victory.',
        note: 'Wages and bank accounts can often be reached, within limits that protect a part of them.',
      },
      {
        name: 'If the claim is against you',
        text: 'Do not ignore a summons. Whoever does not answer in time usually loses, whether or not the claim was right.',
        note: 'You may ask a debt collector to validate a debt; federal law gives 30 days from its notice to dispute it in writing.',
      },
      {
        name: 'A lawyer, for a small sum: small claims courts work without one in many places.',
        group: canWait,
      },
      {
        name: 'Claim checked, letter sent, payment plan or lawsuit',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'The contract, the invoices, and all that was written since',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'The sum, whether it is disputed, and where the other side is',
        label: 'What changes the fee',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'Who pays the lawyer if I win?',
        text: 'In the United States usually each side pays its own, unless a statute or the contract says otherwise.',
      },
      {
        name: 'I received a court paper. What now?',
        text: 'Note the day it reached you and the day by which you must answer. Bring it the same week; the period is often 20 or 30 days, and can be shorter.',
      },
    ],
    picture: { words: 'unpaid invoices folder desk', alt: 'A folder of invoices in order' },
  },
]
