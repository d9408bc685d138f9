import { signs } from './art.ts'
import { business, inCity, sheetOf, stop, type DentalService } from './service-parts.ts'

/** Services for teeth that are ill, broken, or missing. */
export const repair: readonly DentalService[] = [
  {
    slug: 'root-canal-treatment',
    name: 'Root canal treatment',
    text: 'The inside of a tooth cleaned and sealed.',
    title: 'Root canal treatment[[ in {nap.city}]]',
    phrase: 'Keeping a tooth that has had enough',
    lead: 'When the inside of a tooth is inflamed or dead, it can often be cleaned and sealed. The other way is to take the tooth out.',
    closing: 'Ask what the other choices are, too.',
    description: `Root canal treatment${inCity} by ${business}: when it is needed, what you feel, how many visits it takes, and what changes the price.`,
    details: [
      {
        name: 'Pain that stays after cold or heat',
        text: 'A sting that lasts for minutes, or wakes you at night, can mean that the nerve is inflamed.',
      },
      {
        name: 'A tooth that hurts when touched',
        text: 'Pressure at the tip of the root. It can be inflamed even if the tooth feels nothing cold any more.',
      },
      {
        name: 'A pimple on the gum, or swelling',
        text: 'Call the same day. With fever, trouble swallowing or breathing, or swelling toward the eye or neck, seek emergency care at once.',
      },
      ...sheetOf(
        [
          'The crown, for a short while: ask how long the filling may stay',
          'Bleaching a tooth that turned dark',
        ],
        'Canals opened, cleaned, and sealed, the tooth closed',
        'Medicines, heart conditions, and allergies',
        'Number of canals, their shape, and the crown after it',
      ),
    ],
    steps: [
      {
        name: 'Numb',
        text: 'Until the tooth is quiet. Inflamed teeth may need more, and get it.',
        note: '“Not yet.”',
      },
      {
        name: 'Cover',
        text: 'A thin sheet keeps the tooth dry and your mouth clear.',
        note: '“I breathe better like this.”',
      },
      stop('The sheet does not stop you from raising a hand.'),
      { name: 'Clean', text: 'Fine files and a rinse. Most of it is waiting.', note: '“How long still?”' },
      {
        name: 'Seal',
        text: 'The same day, or at a second visit after a calm week.',
        note: '“What should I watch for?”',
      },
    ],
    questions: [
      {
        name: 'Does it hurt?',
        text: 'With numbing, most people feel pressure and a stiff jaw. Some soreness on biting is common for a few days; pain that grows is a reason to call.',
      },
      {
        name: 'Why not just pull it?',
        text: 'Sometimes that is right. A gap can let neighbors tip and often costs more to close, so ask for both plans with their prices.',
      },
    ],
    picture: {
      words: 'dental files close up minimal tray',
      alt: 'Fine files for the inside of a tooth',
      drawing: signs.canal,
    },
  },
  {
    slug: 'crowns-and-bridges',
    name: 'Crowns and bridges',
    text: 'Teeth covered or gaps closed.',
    title: 'Crowns and bridges[[ in {nap.city}]]',
    phrase: 'Covered, or bridged',
    lead: 'A crown covers a tooth that could break. A bridge closes a gap by resting on the teeth next to it.',
    closing: 'Something broke off? Keep it, and tell us.',
    description: `Crowns and bridges${inCity} by ${business}: when each makes sense, how many visits it takes, and what changes the price.`,
    details: [
      {
        name: 'A tooth that is more filling than tooth',
        text: 'Thin walls break under load. A crown holds them together from outside.',
      },
      {
        name: 'A crack that pinches on release',
        text: 'Pain when you open from a bite can mean a crack. It should be seen within days.',
      },
      {
        name: 'A gap with strong neighbors',
        text: 'A bridge needs them as pillars, so they are ground. If they are sound, ask about an implant too.',
      },
      ...sheetOf(
        ['A gap far back that you do not miss', 'Matching a color no one sees'],
        'Tooth shaped, copied, covered for now, then fitted',
        'How you bite: grinding, clenching, and any mouthguard',
        'Material, lab, number of teeth, and what is below',
      ),
    ],
    steps: [
      { name: 'Shape', text: 'Numbed, the tooth is ground to hold the crown.', note: '“How much is left?”' },
      stop('Grinding takes a while. Ask for breaks before it begins.'),
      {
        name: 'Copy',
        text: 'A scan or a mold. The mold is the part some people dislike.',
        note: '“I gag easily.”',
      },
      { name: 'Between', text: 'A temporary cover until the lab is done.', note: '“What if it comes off?”' },
      {
        name: 'Fit',
        text: 'Tried first, fixed only when color and bite suit you.',
        note: '“May I see it in daylight?”',
      },
    ],
    questions: [
      {
        name: 'How long does a crown last?',
        text: 'Many last ten years or longer. The edge decides: it can decay like any tooth, so brush and floss there.',
      },
      {
        name: 'The crown came off. What now?',
        text: 'Keep it, keep the tooth clean, and call. Do not fix it with household glue, and do not sleep with it loose in your mouth.',
      },
    ],
    picture: {
      words: 'dental crown model close up minimal',
      alt: 'A bridge on a model of teeth',
      drawing: signs.bridge,
    },
  },
  {
    slug: 'implants',
    name: 'Implants',
    text: 'A fixed root for a missing tooth, after planning.',
    title: 'Dental implants[[ in {nap.city}]]',
    phrase: 'A root, planned first',
    lead: 'An implant is a post that grows into the jaw and carries a tooth. It takes months, most of which is healing.',
    closing: 'Ask for two plans, and compare them.',
    description: `Dental implants${inCity} by ${business}: who they suit, how long healing takes, what else could close the gap, and what changes the price.`,
    details: [
      {
        name: 'Enough bone',
        text: 'An X-ray shows height and width. Where bone is missing it can sometimes be built up, which adds months.',
      },
      {
        name: 'Calm gums',
        text: 'Inflammation is treated first. It is what implants are lost to later.',
      },
      {
        name: 'Your health',
        text: 'Smoking, diabetes, and some medicines for bones or blood change the plan. Bring the full list.',
      },
      ...sheetOf(
        ['Deciding on the day of the first talk', 'Replacing a bridge that is tight'],
        'Planning, placing, healing, and a crown on top',
        'Your medical history, all medicines, and smoking',
        'Bone, number of teeth, and the crown or bridge on it',
      ),
    ],
    steps: [
      {
        name: 'Plan',
        text: 'X-rays and choices. Ask for one plan without an implant, to compare.',
        note: '“What would you leave out?”',
      },
      {
        name: 'Place',
        text: 'Numbed. You feel pressure and hear more than you feel.',
        note: '“Tell me what comes next.”',
      },
      stop('There is time for it here as well.'),
      {
        name: 'Heal',
        text: 'Often three to six months, with a temporary tooth where it shows.',
        note: '“What may I eat?”',
      },
      { name: 'Crown', text: 'Copied, tried, and fixed.', note: '“It feels high.”' },
    ],
    questions: [
      {
        name: 'Am I too old for one?',
        text: 'Age alone rarely decides; health, bone, and how well you can clean do. Growing jaws have to wait.',
      },
      {
        name: 'What should worry me afterward?',
        text: 'Some swelling and soreness are usual for a few days. Call at once for bleeding that does not stop with pressure, growing pain, fever, or numbness that stays.',
      },
    ],
    picture: {
      words: 'dental implant model close up minimal',
      alt: 'A model of an implant in a jaw',
      drawing: signs.root,
    },
  },
  {
    slug: 'toothache',
    name: 'Toothache',
    text: 'Tell us on the phone how long and how strong.',
    title: 'Help with a toothache[[ in {nap.city}]]',
    phrase: 'How soon you should be seen',
    lead: 'Since when, and how strong: those answers decide how soon you should be seen. Swelling with fever, or trouble swallowing or breathing: call the emergency number now.',
    closing: 'Since when, how strong, and is anything swollen?',
    description: `Toothache${inCity}: what to do tonight, what to tell ${business} on the phone, and which signs need emergency care at once.`,
    details: [
      {
        name: 'Go to emergency care now',
        text: 'Swelling with fever, trouble swallowing or breathing, a mouth that hardly opens, or swelling toward the eye or neck. Call the emergency number; do not wait for a dentist.',
      },
      {
        name: 'Call the same day',
        text: 'Pain that wakes you, a swollen gum, a knocked or broken tooth, or bleeding that does not stop with pressure.',
      },
      {
        name: 'Until then',
        text: 'Rinse with lukewarm water, cool from outside, and keep to the dose on the label of any painkiller. Never lay a tablet on the gum: it burns.',
      },
      ...sheetOf(
        ['A short sting on ice cream', 'A rough edge that does not cut'],
        'The cause found and the pain treated first',
        'Since when, how strong, swelling, fever, medicines',
        'What the cause is, and what it takes to calm it',
      ),
    ],
    steps: [
      {
        name: 'Call',
        text: 'Since when, how strong, and whether anything is swollen.',
        note: '“It woke me at three.”',
      },
      {
        name: 'Find',
        text: 'Cold, a tap, an X-ray: which tooth it is, is not always clear.',
        note: '“That one.”',
      },
      stop('Pain makes everything louder, so the signal comes first.'),
      { name: 'Calm', text: 'First the pain, then the plan.', note: '“Will it last until Monday?”' },
    ],
    questions: [
      {
        name: 'The pain stopped. Do I still come?',
        text: 'Yes. A nerve that dies stops hurting, and the inflammation continues without telling you.',
      },
      {
        name: 'Which painkiller may I take?',
        text: 'One you have taken safely before, as its label says. Ask a pharmacist or doctor if you are pregnant, take blood thinners, have kidney, liver, or stomach illness, or for a child.',
      },
    ],
    picture: {
      words: 'phone receiver on a desk minimal',
      alt: 'A phone for calls about toothache',
      drawing: signs.call,
    },
  },
]
