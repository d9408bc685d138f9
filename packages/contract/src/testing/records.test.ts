import type { TObject, TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { defaultCardPrompt } from '../articles/cards/default-prompts.ts'
import { CardTree, type CardType } from '../articles/cards/card.ts'
import { withNewCard } from '../articles/cards/new-card.ts'
import { imageGenerators } from '../media/image-generators.ts'
import { Bucket } from '../clouds/cloud-setting.ts'
import { AdditionalSocial, NapData, Weekday } from '../listings/listing.ts'
import { Notification } from '../notifications/notification.ts'
import { Setting } from '../accounts/setting.ts'
import { Site, SiteCloud, SitePage } from '../sites/site.ts'
import { SubProperty } from '../properties/sub-property.ts'
import { TierData, User } from '../core/user.ts'

const card = (CardTree as unknown as { items: TObject }).items
const selectionsOf = (type: CardType) => withNewCard([], '', type)[0]!.selections
const inside = (schema: TObject, name: string) => schema.properties[name] as TObject

describe('the fields that the specification names', () => {
  it.each<[string, TSchema, string]>([
    ['a user', User, '_id name email imageUrl role roles subscription'],
    ['the subscription of a user', inside(User, 'subscription'), 'lc.isActive'],
    ['a tier', TierData, 'usedResources type'],
    ['a site', Site, 'name rootSlug siteLink pages status'],
    ['a page in a site', SitePage, '_id name slug isDefault'],
    ['a cloud section', SiteCloud, 'cloud accountLabel storageId buckets'],
    ['a bucket', Bucket, 'name CreationDate region isAddedManually'],
    ['a notification', Notification, '_id type status createdAt payload'],
    [
      'the payload of a notification',
      inside(Notification, 'payload'),
      'username propertyType propertyStatus nextStep jobId imagePath subPropertyCount',
    ],
    ['a sub-property', SubProperty, 'url webUrl propertyType scrapeStatus'],
    [
      'a NAP record',
      NapData,
      'businessName country address1 address2 city state zip plus4 mapEmbedCode phone fax website latitude longitude ' +
        'KGMID aboutUsBlurb youtube facebook linkedin tiktok instagram twitter weekdays additionalSocials',
    ],
    ['a weekday', Weekday, 'name value start end'],
    ['an additional social', AdditionalSocial, 'name value'],
    ['a card', card, 'id title type component children counter selections'],
    ['the selections of a card', inside(card, 'selections'), 'heading repeat promptSource settings'],
    ['the keys of an account', Setting, 'poeAI openAi midjourney pixabay pexels unsplash'],
    [
      'the keys of Midjourney',
      inside(Setting, 'midjourney'),
      'discordToken discordChannelId discordServerId',
    ],
  ])('%s has its fields', (_what, schema, names) => {
    expect(Object.keys((schema as TObject).properties)).toEqual(expect.arrayContaining(names.split(' ')))
  })
})

it('a new image card has a generator, a style and a shape', () => {
  const { heading, settings } = selectionsOf('image')
  expect(heading).toBe('img')
  expect(imageGenerators).toContain(settings.generateImageBy?.name)
  expect(Object.keys(settings.generateImageBy?.params ?? {}).sort()).toEqual(['aspectRatio', 'customStyle'])
})

it("default prompts contain the keyword and the parent card's text", () => {
  expect(defaultCardPrompt('paragraph', 'keyword')).toContain('{keyword}')
  expect(defaultCardPrompt('paragraph', 'subtitle')).toMatch(/\{subtitle\}.*\{keyword\}/)
})
