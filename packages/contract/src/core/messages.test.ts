import { expect, test } from 'vitest'
import { messages } from './messages.ts'

/** Error catalog and success messages, word for word from the specification. */
const specified: readonly (readonly [string, string])[] = [
  [messages.notFound, '404 Not Found'],
  [messages.errorOccurred, 'An error occurred'],
  [messages.errorPageFailed, 'An error occurred while showing the error page'],
  [messages.pageNotFound, 'This page could not be found'],
  [messages.homePage, 'Home page'],
  [messages.unknownMiddleware, 'Unknown middleware'],
  [messages.newVersionTitle, 'New App Version'],
  [
    messages.newVersion('1.1.1', '1.2.0'),
    "Currently you are using version 1.1.1 but there's a new version 1.2.0!",
  ],
  [messages.usageReached(85), "You've reached 85% of your allowed account usage for this month"],
  [messages.usageExhausted, "You've reached your Tier usage for this month. Check Billing page"],
  [messages.providerKeyMissing('Pexels'), 'Please, add API key of Pexels in the Settings page.'],
  [messages.poeKeyMissing, 'Please add Poe API key in Settings page to use this feature.'],
  [messages.openAiKeyMissing, 'Please add Open AI API key in Settings page to use this feature.'],
  [messages.midjourneyIncomplete, 'Please complete Midjourney fields in Settings page to use this feature.'],
  [messages.noUploadedImages, 'Please add images to your Uploaded Images in the Articles page.'],
  [messages.somethingWentWrong, 'Something went wrong. Please try again.'],
  [messages.invalidImport, 'The input is not valid.'],
  [messages.downloadFailed('no'), 'Error during download: no'],
  [messages.downloadFileFailed('no'), 'Error downloading file: no'],
  [messages.bucketListEmpty, 'The bucket list is empty, please create one.'],
  [messages.bucketNameTaken, 'Please, use not used Bucket Name'],
  [messages.required, 'This field is required'],
  [messages.siteNameEmpty, 'Site Name should be no empty'],
  [messages.rootSlugEmpty, 'Root Slug should be no empty'],
  [messages.pageNameEmpty, 'Page Name should be no empty'],
  [messages.pageSlugEmpty, 'Page Slug should be no empty'],
  [messages.pageSlugTaken, 'Please use unique slug'],
  [messages.sectionNameEmpty, 'Section Name should be no empty'],
  [
    messages.switchPageNeedsName,
    "Please, fill the Page slug and Page Name. It is required. They shouldn't be empty.",
  ],
  [messages.downloadDone('Green Acre'), "The Green Acre site's pages are successfully downloaded"],
  [messages.copied, 'Copied!'],
  [messages.sectionSaved, 'Section Saved Successfully!'],
  [messages.sectionEdited, 'Section Edited Successfully!'],
  [messages.pageSaved, 'Page Saved Successfully!'],
  [messages.pageEdited, 'Page Edited Successfully!'],
  [messages.siteSaved, 'Site Saved Successfully!'],
  [messages.siteEdited, 'Site Edited Successfully!'],
  [messages.sitePublished, 'Site Published Successfully!'],
  [messages.downloadStarted, 'Process is started. You will receive zip file with pages as soon as possible.'],
]

test('messages match the specification word for word', () => {
  for (const [said, asked] of specified) expect(said).toBe(asked)
})
