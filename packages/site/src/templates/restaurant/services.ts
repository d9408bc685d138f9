import type { TradeService } from '../parts/service.ts'
import { lemon, sardines, tomato } from './art.ts'
import { bag, glass, loaf, table } from './tableware.ts'

const needless = 'What you can skip'
const glance = 'At a glance'
const done = 'What you get'
const needed = 'What we need from you'
const price = 'What changes the price'

/** Services of a restaurant, by occasion. */
export const services: readonly TradeService[] = [
  {
    slug: 'lunch',
    name: 'Lunch',
    text: 'A short card for the middle of the day.',
    title: 'Lunch, before the hour is over',
    lead: 'A short card for the middle of the day. Say when you have to be back before you order, and choose by that clock.',
    description:
      'Lunch[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: what to say when you have an hour, how to order ahead, and what changes the bill.',
    details: [
      {
        name: 'You have an hour',
        text: 'Say so when you sit down. A soup, a salad, or a pasta is on the table long before a roast is.',
      },
      {
        name: 'You are six from one office',
        text: 'Call in the morning with the number. Choosing two or three dishes for everyone gets all six plates out together.',
      },
      {
        name: 'You eat alone',
        text: 'A single chair is often free when the room looks full. Ask, and bring the paper.',
      },
      { name: 'Choose three courses: one is a lunch', group: needless },
      { name: 'Read the whole card: ask for the two quickest dishes', group: needless },
      {
        name: 'A table, bread or water as the house serves it, and the short card',
        label: done,
        group: glance,
      },
      { name: 'How many, from when, and when you must leave', label: needed, group: glance },
      { name: 'Courses, drinks, and whether lunch has a card of its own', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Can I order before I arrive?',
        text: 'Ask by phone. A dish that is quick to finish can be ready when you sit down; one from the oven cannot be hurried.',
      },
      {
        name: 'Can we split the check?',
        text: 'Say it before the first course. Separate checks are easy when they are begun that way.',
      },
    ],
    picture: {
      words: 'tomato salad plate overhead natural light',
      alt: 'Tomatoes with basil on a plate',
      drawing: tomato(3),
    },
  },
  {
    slug: 'dinner',
    name: 'Dinner',
    text: 'The full menu from the evening on.',
    title: 'Dinner, with nothing after it',
    lead: 'The full menu from the evening on. Book if it is a weekend, come early or late if you did not.',
    description:
      'Dinner[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: when a table is easy to get, how to order for the middle of the table, and what to say first.',
    details: [
      {
        name: 'One for the middle',
        text: 'Order a dish that belongs to the table. Ask for extra plates; it fills the wait for the rest.',
      },
      {
        name: 'Ask what came in',
        text: 'Fish and vegetables follow the market more than the printed card. The newest dish is seldom in print yet.',
      },
      {
        name: 'A glass before a bottle',
        text: 'Say what you like and what you do not. A taste settles more than a name.',
      },
      { name: 'Know the wine list: say what you like', group: needless },
      { name: 'Finish everything: ask for the rest to be packed', group: needless },
      { name: 'The full menu, as long as the kitchen is open', label: done, group: glance },
      { name: 'How many, what time, and what someone cannot eat', label: needed, group: glance },
      { name: 'Courses, wine by glass or bottle, and dishes priced by weight', label: price, group: glance },
    ],
    questions: [
      {
        name: 'How long is the table ours?',
        text: 'On full evenings some rooms are booked twice. Ask when you reserve, and the clock is no surprise.',
      },
      {
        name: 'What if we are late?',
        text: 'Call. A table is held for a short while, and longer for someone who has called.',
      },
    ],
    picture: {
      words: 'grilled sardines lemon platter',
      alt: 'Grilled sardines with lemon on a platter',
      drawing: sardines(4),
    },
  },
  {
    slug: 'groups',
    name: 'Groups',
    text: 'One long table and a menu agreed before.',
    title: 'One long table',
    lead: 'Eight people order slowly and eat at different times. One menu, agreed before, puts every plate on the table at once.',
    description:
      'Tables for groups[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: how a menu is agreed, when to give the number, and what changes the price.',
    details: [
      {
        name: 'From about eight on',
        text: 'Call rather than write: tables have to be moved, and the kitchen wants to know.',
      },
      {
        name: 'Two choices are enough',
        text: 'A start to share, two mains, one sweet. One of the mains without meat feeds more guests than you expect.',
      },
      {
        name: 'One person answers',
        text: 'Name the one who knows the number, the allergies, and who pays. The evening runs on it.',
      },
      { name: 'Seating plans: leave the ends for those who come late', group: needless },
      { name: 'Choosing every wine: a red, a white, and water will do', group: needless },
      { name: 'A table together, and a menu agreed in writing', label: done, group: glance },
      { name: 'The number two days before, and every allergy by name', label: needed, group: glance },
      {
        name: 'Courses, drinks, the evening of the week, and how long you stay',
        label: price,
        group: glance,
      },
    ],
    questions: [
      {
        name: 'What if fewer come?',
        text: 'Tell us as soon as you know. Food is bought for the number you gave; ask until when it can change.',
      },
      {
        name: 'Do you ask for a deposit?',
        text: 'Many houses do for large tables. Ask what it is, and how it comes off the bill.',
      },
    ],
    picture: {
      words: 'long table set for many overhead',
      alt: 'A long table with plates',
      drawing: table(5),
    },
  },
  {
    slug: 'private-dining',
    name: 'Private dining',
    text: 'The room to yourselves.',
    title: 'The room to yourselves',
    lead: 'For the toast that strangers should not hear. The room, the hours, and the menu are settled before anyone is invited.',
    description:
      'Private dining[[ in {nap.city}]] at [[{nap.businessName}||{site.name}]]: what to settle before you invite, what we need to know, and what changes the price.',
    details: [
      {
        name: 'See it first',
        text: 'Come on a quiet afternoon. Stand where the speech will be given, and look for the door to the kitchen.',
      },
      {
        name: 'Hours, not only a date',
        text: 'When you may decorate, when guests come, when the last plate leaves: three times, written down.',
      },
      {
        name: 'Music, candles, a screen',
        text: 'Each has a rule in every house. Ask about all three at once.',
      },
      { name: 'Flowers taller than the eyes of those who sit', group: needless },
      { name: 'A fourth course', group: needless },
      { name: 'A room or the whole house, with a menu for it', label: done, group: glance },
      { name: 'Date, hours, number of guests, and what is celebrated', label: needed, group: glance },
      { name: 'Day of the week, least amount spent, room, and extra staff', label: price, group: glance },
    ],
    questions: [
      {
        name: 'How far ahead should we ask?',
        text: 'Weeks for a weekday, months for a Saturday in December. A second date in mind saves a round of calls.',
      },
      {
        name: 'May we bring our own wine?',
        text: 'In some places the law says no, in others the house asks for corkage. Ask before you buy.',
      },
    ],
    picture: {
      words: 'hand pouring red wine daylight',
      alt: 'A glass of red wine by a window',
      drawing: glass(3),
    },
  },
  {
    slug: 'take-out',
    name: 'Take-out',
    text: 'Ordered by phone, packed to travel.',
    title: 'Packed to travel',
    lead: 'Ordered by phone, packed to travel. Ask for sauce apart and for crisp things vented, and half the trip is won.',
    description:
      'Take-out[[ in {nap.city}]] from [[{nap.businessName}||{site.name}]]: what travels well, when to call, and how to warm it up at home.',
    details: [
      {
        name: 'What travels well',
        text: 'Braises, soups, grains, and anything from the oven. Fried things keep their edge for about ten minutes.',
      },
      {
        name: 'What you do at home',
        text: 'Oven rather than microwave for crust, a pan with a spoon of water for pasta. Dress the salad last.',
      },
      {
        name: 'How to keep it safe',
        text: 'Eat hot food within two hours, or cool it in flat boxes and put it in the refrigerator. Heat it through once.',
      },
      { name: 'Take cutlery home: say that you have some', group: needless },
      { name: 'Arrive early: hot food waits worse than you do', group: needless },
      { name: 'Your order, packed and labeled', label: done, group: glance },
      { name: 'Name, number, time, and allergies before you order', label: needed, group: glance },
      { name: 'Dishes, packaging, and who carries it', label: price, group: glance },
    ],
    questions: [
      {
        name: 'When is it quickest?',
        text: 'Before the room fills. At the busiest hour tables and bags share one stove.',
      },
      {
        name: 'Is every dish available?',
        text: 'Seldom. A few lose too much on the way; ask, and we name the ones that do not.',
      },
    ],
    picture: {
      words: 'paper bag groceries take out counter',
      alt: 'A paper bag ready to be picked up',
      drawing: bag(4),
    },
  },
  {
    slug: 'catering',
    name: 'Catering',
    text: 'Dishes that stay good away from the kitchen.',
    title: 'Our kitchen, your table',
    lead: 'Dishes that stay good away from the kitchen. Which ones those are depends on your oven, your stairs, and your guests.',
    description:
      'Catering[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: which dishes suit your room, what to tell us about the place, and what changes the price.',
    details: [
      {
        name: 'Standing or sitting',
        text: 'Standing guests eat with one hand: nothing that needs a knife. Sitting guests forgive a sauce.',
      },
      {
        name: 'What the place has',
        text: 'Oven, outlets, sink, a door wide enough for a trolley. Two photos say most of it.',
      },
      {
        name: 'How much is enough',
        text: 'A meal needs fewer dishes and more of each than one thinks. Six good ones beat twelve.',
      },
      { name: 'A separate menu for each guest', group: needless },
      { name: 'Renting plates before you have asked what comes with the food', group: needless },
      { name: 'Food, delivery, and service as agreed in writing', label: done, group: glance },
      { name: 'Date, place, number of guests, and what the kitchen there has', label: needed, group: glance },
      { name: 'Guests, courses, distance, staff, and what has to be rented', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Who serves?',
        text: 'That is a choice: trays you set out yourself, or people who stay until the last plate. Say which when you ask for a price.',
      },
      {
        name: 'Can we taste it before?',
        text: 'The simplest tasting is a dinner here. Order what you are thinking of serving.',
      },
    ],
    picture: { words: 'bread loaf board knife linen', alt: 'A loaf of bread on a board', drawing: loaf(2) },
  },
  {
    slug: 'gift-cards',
    name: 'Gift cards',
    text: 'An evening for someone else.',
    title: 'An evening for someone else',
    lead: 'A gift card leaves the best part to them: the night, the company, and what to eat.',
    description:
      'Gift cards[[ in {nap.city}]] from [[{nap.businessName}||{site.name}]]: how to buy one, what to write on it, and what to ask before you do.',
    details: [
      {
        name: 'How much to put on it',
        text: 'Look at the menu and count two people. A round sum that ends in the middle of dessert is no gift.',
      },
      {
        name: 'What to write',
        text: 'The occasion and your name. “For Thursday” gets used sooner than “for some day.”',
      },
      {
        name: 'How to hand it over',
        text: 'Ask whether it comes on paper, by email, or both. Paper can stand next to a plate.',
      },
      { name: 'The date: they will book it themselves', group: needless },
      { name: 'A choice of dishes', group: needless },
      { name: 'A card for a sum, to spend on food and drink here', label: done, group: glance },
      { name: 'The sum, and the name if you want one on it', label: needed, group: glance },
      { name: 'Nothing but the sum; ask whether postage is extra', label: price, group: glance },
    ],
    questions: [
      {
        name: 'Does it run out?',
        text: 'Laws differ by state, and many cards are valid for years. Ask for the date and note it on the card.',
      },
      {
        name: 'What if it is lost?',
        text: 'Take a photo of the number. Ask whether a lost card can be replaced before you buy it.',
      },
    ],
    picture: { words: 'lemon half leaf table', alt: 'Half a lemon with its leaf', drawing: lemon(2) },
  },
]
