import type { TradeService } from '../parts/service.ts'

const canWait = 'What is not needed yet'
const glance = 'At a glance'
const by = 'by [[{nap.businessName}||{site.name}]]'

/** Matters of people and their homes. Titles are the questions of clients, leads the answers, notes the law. */
export const mattersOfPeople: readonly TradeService[] = [
  {
    slug: 'family',
    name: 'Family law',
    text: 'Separation, custody, and support.',
    title: 'Who stays where, and who decides?',
    lead: 'What you can agree on, you decide. What is left goes to a court, and it looks at the children first.',
    description: `Separation, custody, and support[[ in {nap.city}]], answered ${by}: what can be agreed, what a court decides, and what to bring.`,
    details: [
      {
        name: 'The home, for now',
        text: 'Who stays in the house during a separation can be agreed or ordered, and it is not yet the answer to who keeps it. If someone is in danger, that comes first.',
        note: 'In danger call 911. Courts can issue protective orders quickly, often the same day.',
      },
      {
        name: 'The children',
        text: 'Two questions are kept apart: where a child lives, and who decides on school and health. Both can be shared, and plans can change as a child grows.',
        note: 'Courts decide by the best interests of the child; what counts is listed in the law of each state.',
      },
      {
        name: 'Money, in two parts',
        text: 'Support for children follows guidelines. Support between spouses, and who keeps what, leaves more room, and therefore more to talk about.',
        note: 'Some states divide marital property in equal halves, most by what they hold to be fair.',
      },
      {
        name: 'A court date, while you can still talk. A mediator may be enough for most of it.',
        group: canWait,
      },
      {
        name: 'What you agree on is written down; the rest is negotiated or filed',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'Dates, incomes, what you own and owe, and any order or agreement',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'How much you agree on, and whether there is a house or a business',
        label: 'What changes the fee',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'May I move away with the children?',
        text: 'Do not do it without agreement or advice. A move can need consent or an order, and it can count against you. If you are in danger, get to safety first and call.',
      },
      {
        name: 'Do we have to go to court?',
        text: 'A divorce needs a judgment. What it says can be your own agreement, and then the hearing is short or on paper.',
      },
    ],
    picture: { words: 'two chairs window table light', alt: 'Two chairs at a table by a window' },
  },
  {
    slug: 'property',
    name: 'Property law',
    text: 'Purchase, lease, and neighbors.',
    title: 'The neighbor builds, may they?',
    lead: 'Often yes, within limits: the deed, the zoning, and the permit say where they are.',
    description: `Purchase, lease, and disputes with neighbors[[ in {nap.city}]], answered ${by}: which papers count, what to photograph, what to bring.`,
    details: [
      {
        name: 'Where the line is',
        text: 'A fence is not a boundary. The deed and a survey are, and between neighbors the survey is usually cheaper than the quarrel.',
        note: 'Long open use of a strip of land can, under strict conditions, create a right to it.',
      },
      {
        name: 'What the town allows',
        text: 'Distance, height, and use are set by zoning and permits. You may look at both, and hearings have days on which neighbors are heard.',
        note: 'Appeals against a permit run within short periods, often counted in days.',
      },
      {
        name: 'What the lease or contract says',
        text: 'Before a purchase the contract decides what you may still inspect and when you may leave. In a lease it says who repairs, within what the law allows.',
        note: 'Tenants have rights that a lease cannot take away; they differ by state and city.',
      },
      { name: 'A lawsuit, before anyone has looked at the survey.', group: canWait },
      {
        name: 'Deed, survey, and permits read; then a letter, a talk, or a filing',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'Deed or lease, survey, photos with dates, and letters so far',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Whether an expert is needed, and whether building has begun',
        label: 'What changes the fee',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'May I cut branches that hang over?',
        text: 'In many states up to the line, at your own cost, without harming the tree. Ask first: a tree cut wrongly can become expensive.',
      },
      {
        name: 'Do I need a lawyer to buy a home?',
        text: 'Some states require one at closing, others do not. What matters is that someone reads the contract and the title for you alone.',
      },
    ],
    picture: { words: 'boundary fence garden path morning', alt: 'A fence between two gardens' },
  },
  {
    slug: 'wills-and-estates',
    name: 'Wills and estates',
    text: 'Who receives what, and who decides.',
    title: 'Who inherits if I do nothing?',
    lead: 'Those whom the law of your state names, in its order, which may not be yours.',
    description: `Wills, powers of attorney, and estates[[ in {nap.city}]], answered ${by}: who inherits without a will, and what to bring.`,
    details: [
      {
        name: 'The order of the law',
        text: 'Without a will, spouse and children usually come first, then parents and further family. An unmarried partner, a stepchild, or a friend usually receives nothing.',
        note: 'Each state has an intestacy statute. Its shares differ, also between spouse and children.',
      },
      {
        name: 'What a will does not reach',
        text: 'Life insurance, retirement accounts, and some joint property go to whoever is named there. An old form can undo a new will.',
        note: 'Look at beneficiary forms after each marriage, divorce, and birth.',
      },
      {
        name: 'Who decides while you live',
        text: 'A power of attorney and a health care directive name the person who acts when you cannot. Without them a court may have to appoint someone.',
        note: 'Both need the form of your state: signature, witnesses, or a notary.',
      },
      { name: 'A trust, if a will and two forms do the same for you.', group: canWait },
      {
        name: 'Wishes put in order, documents written, signed in the right form',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'A list of what you own, who depends on you, and any older will',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Second families, a business, and property in other states',
        label: 'What changes the fee',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'Is a handwritten will valid?',
        text: 'In some states, if it is in your hand and signed; in others it needs witnesses. A formal one is safer, because nobody can ask you later what was meant.',
      },
      {
        name: 'Someone died. What comes first?',
        text: 'Find the will, order several death certificates, and pay no debt from your own pocket yet. A court may have periods for filing the will.',
      },
    ],
    picture: { words: 'old desk letters window light', alt: 'Letters in a drawer of an old desk' },
  },
  {
    slug: 'traffic-and-injury',
    name: 'Traffic and injury',
    text: 'Claims after accidents.',
    title: 'Who pays after the accident?',
    lead: 'Usually an insurer, theirs or yours, and only for what can be shown in the time the law allows.',
    description: `Claims after accidents[[ in {nap.city}]], answered ${by}: what to photograph, what not to sign yet, and which papers to bring.`,
    details: [
      {
        name: 'First a doctor, then a claim',
        text: 'See a doctor even if it seems small. Some injuries show after days, and a record made that week says more than a memory.',
        note: 'In an emergency call 911. Many states ask you to report a crash with injuries.',
      },
      {
        name: 'Which insurer it is',
        text: 'In most states the insurer of whoever was at fault pays; in no-fault states your own pays first, up to a limit. Fault can also be shared.',
        note: 'In some states a share of fault lowers what you receive; in a few it can take all of it.',
      },
      {
        name: 'The first offer',
        text: 'A quick settlement closes the claim, also for what shows up later. Before you sign, it should be known how the injury heals.',
        note: 'Limitation periods are often two or three years; claims against a city or state can need notice within months.',
      },
      {
        name: 'A recorded statement for the other side’s insurer. You may say that you call back.',
        group: canWait,
      },
      {
        name: 'Records and proof gathered, insurers answered, settled or filed',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'Photos, the police report, medical bills, and your policy',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Whether fault is disputed, and how long treatment lasts',
        label: 'What changes the fee',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'What is a contingency fee?',
        text: 'A share of what is recovered, common in injury cases. Ask which share, what it is taken from, and who pays the costs if nothing comes in.',
      },
      {
        name: 'It was only a ticket. Does it matter?',
        text: 'It may. Paying it can count as admitting it, with points or a higher premium. The date on the ticket says how long you can contest it.',
      },
    ],
    picture: { words: 'intersection empty street wet morning', alt: 'An empty crossing in the morning' },
  },
]
