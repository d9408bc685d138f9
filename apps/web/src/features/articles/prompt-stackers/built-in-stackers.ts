import type { PromptStackerData, PromptStep } from '@web2/contract/articles'

interface BuiltIn {
  readonly key: string
  readonly stacker: PromptStackerData
}

/** The lines of a prompt are joined; an empty line begins its next paragraph. */
const step = (title: string, ...lines: readonly string[]): PromptStep => ({
  title,
  prompt: lines.join(' ').replaceAll(/ {2,}/g, '\n\n'),
  generateTextBy: { name: 'openai', params: { model: 'gpt-4o' } },
})

/** Built-in prompt stackers to start from. */
export const builtInStackers: readonly BuiltIn[] = [
  {
    key: 'local-service-page',
    stacker: {
      name: 'Local service page',
      description: 'A page about one service in one city, from outline to edited draft.',
      variables: [{ name: 'audience', value: 'home owners who compare three local companies' }],
      steps: [
        step(
          'Questions',
          'You plan a web page about {keyword} for {nap.businessName} in {nap.city}, {nap.state}.',
          'Its readers are {audience}.',
          'List the eight questions they ask before they call, the most urgent first. One line each.',
        ),
        step(
          'Outline',
          'Turn these questions into the outline of one page: a heading for each part, and below it one line that',
          'says what the part must answer. Leave out what says nothing about {keyword}.',
          '',
          '{step:Questions}',
        ),
        step(
          'Draft',
          'Write the page after this outline, in plain words, in short paragraphs, without promises of first places',
          'or of prices. Name {nap.businessName} and {nap.city} where a reader would expect it, not more often.',
          'End with how to reach the business: {nap.phone}, {nap.website}.',
          '',
          '{step:Outline}',
        ),
        step(
          'Check',
          'Read the draft as a careful editor. Remove claims that nothing supports, repeated sentences and empty',
          'words. Keep the headings. Answer with the improved page only.',
          '',
          '{previous}',
        ),
      ],
    },
  },
  {
    key: 'blog-article',
    stacker: {
      name: 'Blog article',
      description: 'A complete article from one keyword: title, introduction, body and meta description.',
      variables: [
        { name: 'tone', value: 'friendly and factual' },
        { name: 'words', value: '900' },
      ],
      steps: [
        step(
          'Intent',
          'Someone searches for “{keyword}”. Say in three sentences what they want to know, what they know already,',
          'and what they will do next.',
        ),
        step(
          'Titles',
          'Write five titles of at most 60 characters for an article that serves this reader. Put the best one first.',
          '',
          '{step:Intent}',
        ),
        step(
          'Outline',
          'Make an outline of five to seven parts for the first of these titles, with two facts to cover in each.',
          '',
          '{step:Titles}',
        ),
        step(
          'Article',
          'Write the article in about {words} words, {tone}, with an introduction of three sentences that answers the',
          'question at once, and with the parts of this outline as headings. Where a figure is needed that you are',
          'not sure of, say so instead of making one up.',
          '',
          '{step:Outline}',
        ),
        step(
          'Meta description',
          'Write one description of at most 155 characters for search results. No quotation marks.',
          '',
          '{step:Article}',
        ),
      ],
    },
  },
  {
    key: 'questions-and-answers',
    stacker: {
      name: 'FAQ',
      description: 'Questions your customers ask, with short answers and no repetition.',
      variables: [{ name: 'count', value: '8' }],
      steps: [
        step(
          'Collect',
          'List twenty questions that people ask about {keyword}: about cost, time, risk, choice and care.',
        ),
        step(
          'Choose',
          'Choose the {count} questions that matter most to someone who is about to decide. Join those that ask for',
          'the same. Keep their wording simple.',
          '',
          '{previous}',
        ),
        step(
          'Answer',
          'Answer each question in two or three sentences. The first sentence is the answer, the others the reason.',
          'Where the answer depends on the place, speak of {nap.city}.',
          '',
          '{step:Choose}',
        ),
      ],
    },
  },
  {
    key: 'comparison',
    stacker: {
      name: 'Comparison',
      description: '2 options compared by the criteria that matter to buyers.',
      variables: [
        { name: 'first', value: 'a gravel path' },
        { name: 'second', value: 'a paved path' },
      ],
      steps: [
        step(
          'Criteria',
          'Someone must choose between {first} and {second} for {keyword}. List the six things they should compare,',
          'with a reason for each.',
        ),
        step(
          'Table',
          'Compare {first} and {second} by each of these, in a table of three columns. Be fair to both.',
          '',
          '{step:Criteria}',
        ),
        step(
          'Text',
          'Write an article of four parts around the table: when {first} is better, when {second} is better, what both',
          'have in common, and a recommendation for three typical cases.',
          '',
          '{step:Table}',
        ),
      ],
    },
  },
  {
    key: 'web-2-posts',
    stacker: {
      name: 'Blog post variations',
      description: 'One topic from 3 angles, so that each of your blogs gets unique content.',
      variables: [{ name: 'link', value: 'https://www.example.com' }],
      steps: [
        step(
          'Angles',
          'Find three different ways to tell a story about {keyword}: one as advice, one as an experience, one as news',
          'from {nap.city}. Give each a title and two sentences.',
        ),
        step(
          'Advice',
          'Write the advice as a post of 350 words. Mention {link} once, where it helps the reader.',
          '',
          '{step:Angles}',
        ),
        step(
          'Experience',
          'Write the experience as a post of 350 words that shares no sentence with the advice.',
          'Mention {nap.businessName} once.',
          '',
          'The ways to tell it:',
          '{step:Angles}',
          '',
          'The advice:',
          '{step:Advice}',
        ),
        step(
          'News',
          'Write the news as a post of 200 words, without dates or figures that you are not sure of.',
          '',
          '{step:Angles}',
        ),
      ],
    },
  },
]

/** Returns the built-in prompt stacker with the key. */
export const builtInStacker = (key: string | undefined): PromptStackerData | undefined =>
  builtInStackers.find((each) => each.key === key)?.stacker
