import type { TradeService } from '../parts/service.ts'
import { apple, bag, kettlebell, plate, rack, roller, ropes, watch } from './art.ts'

const needless = 'What you can skip'
const glance = 'At a glance'
const done = 'What is done'
const needed = 'What we need from you'
const price = 'What changes the price'

/** Kinds of training, from alone to in company. */
export const services: readonly TradeService[] = [
  {
    slug: 'open-gym',
    name: 'Open gym',
    text: 'Racks, machines, and free weights in your own time.',
    title: 'Your time. Your rack.',
    lead: 'Come with a plan on paper, even a short one. Three lifts and a way home beat an hour of looking around.',
    closing: 'Pick a quiet hour.',
    description:
      'Open gym[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: how to share a rack, which hours are quiet, what to bring, and what changes the price.',
    details: [
      {
        name: 'Share the rack',
        text: 'Ask “how many sets?” and take turns. Unload what you loaded.',
      },
      {
        name: 'Set the pins first',
        text: 'Safeties at the height of your lowest rep, then the weight. Try the empty bar once.',
      },
      {
        name: 'Log it',
        text: 'Lift, weight, reps. Next week starts where this one ended.',
      },
      { name: 'Train every day', group: needless },
      { name: 'Know every machine: six movements are a program', group: needless },
      { name: 'Use of the room during open hours', label: done, group: glance },
      { name: 'Indoor shoes, a towel, and weights put back', label: needed, group: glance },
      { name: 'Length of the contract, hours, and classes on top', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Will someone show me the machines?',
        text: 'Ask for a first session. After that, ask the coach on the floor before you guess.',
      },
      {
        name: 'Can I bring a friend?',
        text: 'Ask at the desk. Some gyms sell single visits, some want a form signed first.',
      },
    ],
    picture: { words: 'squat rack barbell black white', alt: 'A barbell in a rack', drawing: rack(3) },
  },
  {
    slug: 'strength',
    name: 'Strength',
    text: 'Small groups on squat, press, and pull.',
    title: 'Squat. Press. Pull.',
    lead: 'Small groups, few lifts, many weeks. Form is watched, weight comes second and stays longer.',
    closing: 'Start light. Come back.',
    description:
      'Strength classes[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: which lifts, how much to start with, how weight is added, and what to bring.',
    details: [
      {
        name: 'Start too light',
        text: 'The first two weeks feel easy. They are for the joints, and for learning where your feet go.',
      },
      {
        name: 'Add five',
        text: 'Five pounds when every rep was clean. Two and a half when five is too much.',
      },
      {
        name: 'Rest between sets',
        text: 'Two minutes, three for heavy ones. Tired sets teach tired form.',
      },
      { name: 'Wear a belt', group: needless },
      { name: 'Train to failure', group: needless },
      { name: 'Warm-up, two or three lifts, notes', label: done, group: glance },
      { name: 'Flat shoes, and old injuries named', label: needed, group: glance },
      { name: 'Sessions a week, and the size of the group', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Will I get bulky?',
        text: 'Not by accident. Size takes years of eating and lifting for it; strength comes first.',
      },
      {
        name: 'My back hurts after deadlifts. Is that normal?',
        text: 'Tired muscle is. Sharp pain, numbness, or pain down the leg is not: stop and see a doctor. If you also lose control of bladder or bowels, go to an emergency room.',
      },
    ],
    picture: {
      words: 'chalk hands barbell black white',
      alt: 'A weight plate from the front',
      drawing: plate(2),
    },
  },
  {
    slug: 'conditioning',
    name: 'Conditioning',
    text: 'Intervals that end before form does.',
    title: 'Stop before form does.',
    lead: 'Ropes, rower, sled, and short runs in intervals. Hard enough to talk in words, easy enough to keep moving well.',
    closing: 'Ten minutes. Then decide.',
    description:
      'Conditioning classes[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: how hard it should feel, how to scale it, what to eat before, what to bring.',
    details: [
      {
        name: 'Talk in words',
        text: 'Single words at the top, sentences in the rest. If neither comes, slow down.',
      },
      {
        name: 'Scale it',
        text: 'Shorter, lighter, slower. Each station has an easier version: ask for it before the clock starts.',
      },
      {
        name: 'Walk it off',
        text: 'Five minutes on your feet after the last round. Then water.',
      },
      { name: 'Finish first', group: needless },
      { name: 'Eat right before: two hours is better', group: needless },
      { name: 'Warm-up, stations in intervals, walk', label: done, group: glance },
      { name: 'Water, a towel, and any heart or lung condition named', label: needed, group: glance },
      { name: 'Sessions a week, alone or with a plan', label: price, group: glance },
    ],
    questions: [
      {
        name: 'I am out of breath on stairs. Is this for me?',
        text: 'Start with walking and the easier version. If breath is new trouble, or comes with chest pain, see a doctor before the first class.',
      },
      {
        name: 'How often?',
        text: 'Twice a week on top of lifting is plenty. More takes from the legs you want on Monday.',
      },
    ],
    picture: { words: 'battle ropes gym floor', alt: 'Two ropes in waves', drawing: ropes(5) },
  },
  {
    slug: 'mobility',
    name: 'Mobility',
    text: 'Joints moved slowly through their range.',
    title: 'Slow. Full. Again.',
    lead: 'Joints moved slowly, with strength at the end of the range. It looks like little and shows in every squat.',
    closing: 'Move slowly. Start here.',
    description:
      'Mobility classes[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: what it does for lifting, how it should feel, and what helps at a desk.',
    details: [
      {
        name: 'Breathe out, go deeper',
        text: 'Range comes with the breath. Force brings it back the same day.',
      },
      {
        name: 'Hold it with muscle',
        text: 'The last inch counts only if you can keep it without hands.',
      },
      {
        name: 'Take it to the desk',
        text: 'Hips and upper back, two minutes, each hour that you sit.',
      },
      { name: 'Touch your toes', group: needless },
      { name: 'Stretch into pain', group: needless },
      { name: 'Floor work by joint, roller, breath', label: done, group: glance },
      { name: 'Clothes you can kneel in, and joints that hurt named', label: needed, group: glance },
      { name: 'Class or single session', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Before or after lifting?',
        text: 'A few minutes before, for the joint you will use. Long holds after, or on a day off.',
      },
      {
        name: 'Does a roller help?',
        text: 'It loosens for a while. Use the while: move through the range right after.',
      },
    ],
    picture: {
      words: 'foam roller gym floor',
      alt: 'A grooved roller, seen from its end',
      drawing: roller(1),
    },
  },
  {
    slug: 'personal-training',
    name: 'Personal training',
    text: 'One coach, one plan, one hour.',
    title: 'One coach. One hour.',
    lead: 'One plan, made for your week as it is. A good one makes you need the coach less.',
    closing: 'Bring one goal.',
    description:
      'Personal training[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: how a plan is made, how many sessions make sense, what changes the price.',
    details: [
      {
        name: 'Say the goal in numbers',
        text: 'Ten push-ups, a 5K, stairs without a stop. “Fit” cannot be planned.',
      },
      {
        name: 'Say what you hate',
        text: 'A plan you skip is no plan. There is another way to train that leg.',
      },
      {
        name: 'Get it in writing',
        text: 'Lifts, sets, weights, and what to do alone. It is yours to keep: ask for it.',
      },
      { name: 'Buy fifty sessions to begin with', group: needless },
      { name: 'Train hard in the first hour', group: needless },
      { name: 'A talk, a look at how you move, a plan', label: done, group: glance },
      { name: 'Your week, your injuries, what you did before', label: needed, group: glance },
      { name: 'Number of sessions, alone or in twos, the hour', label: price, group: glance },
    ],
    questions: [
      {
        name: 'How do I choose a coach?',
        text: 'Watch one coach for ten minutes. Eyes on the lifter, and not on a phone, are worth the hour.',
      },
      {
        name: 'How often do I need one?',
        text: 'Weekly for a month, then once every few weeks to check form, suits many people.',
      },
    ],
    picture: { words: 'stopwatch close up black white', alt: 'A stopwatch', drawing: watch(2) },
  },
  {
    slug: 'beginners',
    name: 'Beginners',
    text: 'The room, the rules, and six basic movements.',
    title: 'First week: learn the room.',
    lead: 'No one is looking. All of them had a first day, and most wish someone had shown them six movements.',
    closing: 'Come once. Look around.',
    description:
      'Gym for beginners[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: the six basic movements, how often to come, what to wear, what to ask.',
    details: [
      {
        name: 'Squat, hinge, push',
        text: 'Sit down and up. Bow with a flat back. Press away from you.',
      },
      {
        name: 'Pull, carry, brace',
        text: 'Draw toward you. Walk with weight. Hold still under load.',
      },
      {
        name: 'Three rules of the room',
        text: 'Put it back, wipe it down, ask before you take it.',
      },
      { name: 'Get fit first', group: needless },
      { name: 'Buy gloves, belt, or powder', group: needless },
      { name: 'A walk through the room, six movements, light', label: done, group: glance },
      { name: 'Indoor shoes, an hour, and what hurts', label: needed, group: glance },
      { name: 'Alone or in a group, and what comes after', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Am I too old to start?',
        text: 'No. Start lighter and add slower. With heart trouble, high blood pressure, or years without exercise, ask a doctor first.',
      },
      {
        name: 'How sore is too sore?',
        text: 'Two days of stiff legs are normal. Swelling, dark urine, or weakness that grows is not: go to an emergency room the same day.',
      },
    ],
    picture: {
      words: 'kettlebell on gym floor',
      alt: 'A kettlebell on the floor',
      drawing: kettlebell(4),
    },
  },
  {
    slug: 'boxing',
    name: 'Boxing',
    text: 'Bags, pads, and footwork.',
    title: 'Feet first. Then hands.',
    lead: 'Bags and pads, rounds and rests. You learn to stand before you hit, and to breathe before both.',
    closing: 'Wrap up. Step in.',
    description:
      'Boxing training[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: wraps and gloves, what the first class is like, and why it starts with feet.',
    details: [
      {
        name: 'Wrap your hands',
        text: 'Wrist, knuckles, thumb. Ask to be shown once, and keep it snug, not blue.',
      },
      {
        name: 'Hit with the hip',
        text: 'The hand arrives last. If the shoulder burns first, the feet stood still.',
      },
      {
        name: 'Three minutes, one off',
        text: 'A round is long. Save something for the last thirty seconds.',
      },
      { name: 'Spar: bags and pads are a full training', group: needless },
      { name: 'Own gloves on the first day: ask to borrow', group: needless },
      { name: 'Footwork, bag rounds, pads in pairs', label: done, group: glance },
      { name: 'Hand wraps, water, and wrist trouble named', label: needed, group: glance },
      { name: 'Class or coach, gloves rented or your own', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Will I get hit?',
        text: 'Not on bags and pads. Sparring is a step of its own that you choose; ask how it is handled.',
      },
      {
        name: 'Which gloves?',
        text: 'Twelve to sixteen ounces for the bag, by your weight. Closed with velcro, so that you can do it alone.',
      },
    ],
    picture: {
      words: 'boxing wraps heavy bag black white',
      alt: 'A glove that hits a heavy bag',
      drawing: bag(2),
    },
  },
  {
    slug: 'nutrition',
    name: 'Nutrition talk',
    text: 'Habits before numbers.',
    title: 'Habits before numbers.',
    lead: 'What you eat on a plain Tuesday counts more than any plan. The talk begins there and changes one thing.',
    closing: 'Tell us one meal.',
    description:
      'Talks on food and training[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: what to write down first, what one change can do, when to see a doctor.',
    details: [
      {
        name: 'Write down three days',
        text: 'What and when, without weighing. One of them a weekend day.',
      },
      {
        name: 'Change one thing',
        text: 'Breakfast, the drink in the afternoon, or protein at noon. One for two weeks.',
      },
      {
        name: 'Sleep counts',
        text: 'Short nights make hungry days. Start there if food is already fine.',
      },
      { name: 'Count every calorie', group: needless },
      { name: 'Buy supplements', group: needless },
      { name: 'A talk over three days of notes, one change agreed', label: done, group: glance },
      { name: 'Your notes, and any illness or medicine named', label: needed, group: glance },
      { name: 'Number of talks', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Do I need protein powder?',
        text: 'Most people get enough from food. Powder is convenient, not better.',
      },
      {
        name: 'Is this medical advice?',
        text: 'No. With diabetes, kidney disease, pregnancy, or an eating disorder, now or before, see a doctor or a registered dietitian first.',
      },
    ],
    picture: {
      words: 'apple bite black white close up',
      alt: 'An apple with one bite out of it',
      drawing: apple(1),
    },
  },
]
