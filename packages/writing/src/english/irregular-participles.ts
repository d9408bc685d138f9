/** Past participles that do not end in -ed. */
export const irregularParticiples: ReadonlySet<string> = new Set(
  (
    'arisen awoken beaten become begun bent bet bitten bled blown born borne bought bound bred broken brought built burnt burst ' +
    'cast caught chosen cut dealt done drawn driven drunk dug dreamt eaten fallen fed felt fled flown forbidden foreseen forgiven ' +
    'forgotten fought found frozen given gone grown ground heard held hidden hit hung hurt kept known laid leapt learnt led left ' +
    'lent let lit lost made meant met mistaken mown overcome overseen paid proven put read rebuilt redone rewritten ridden risen run ' +
    'said sawn seen sent set sewn shaken shed shone shot shown shut slain slept slid sold sought sown spent spilt spoken spread ' +
    'spun stolen stood strewn struck stuck sung sunk swept swollen sworn swum swung taken taught thought thrown told torn ' +
    'understood undertaken undone upheld upset withdrawn woken won worn wound woven written'
  ).split(' '),
)

/** Words that end in -ed or look like participles, but are not participles after "to be". */
export const noParticiples: ReadonlySet<string> = new Set(
  (
    'aged bed beloved crooked deed embed exceed excited feed greed hundred indeed interested kindred left need naked pleased ' +
    'proceed red rugged sacred scared seed shed shred sled speed steed succeed sunbed tired weed wed wicked worried wretched'
  ).split(' '),
)
