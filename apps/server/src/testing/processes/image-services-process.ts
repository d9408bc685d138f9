import { once } from 'node:events'
import { startMidjourneyProxy } from '../servers/pictures/midjourney-proxy.ts'
import { openAiImageKey, startOpenAiImages } from '../servers/pictures/openai-images.ts'
import { pexelsKey, startPexels } from '../servers/pictures/pexels.ts'
import { pixabayKey, startPixabay } from '../servers/pictures/pixabay.ts'
import { poeImageKey, startPoeImages } from '../servers/pictures/poe-images.ts'
import { startUnsplash, unsplashKey } from '../servers/pictures/unsplash.ts'
import { startWikimedia } from '../servers/pictures/wikimedia.ts'

/*
 * Image sources and generators for tests that may not import the server: prints their environment variables
 * and keys as a line of JSON, and stops when its input ends.
 */
const [pixabay, pexels, unsplash, wikimedia, openai, poe, midjourney] = await Promise.all([
  startPixabay(),
  startPexels(),
  startUnsplash(),
  startWikimedia(),
  startOpenAiImages(),
  startPoeImages(),
  startMidjourneyProxy(),
])
const environment = {
  PIXABAY_URL: pixabay.url,
  PEXELS_URL: pexels.url,
  UNSPLASH_URL: unsplash.url,
  WIKIMEDIA_URL: `${wikimedia.url}/w/api.php`,
  OPENAI_URL: openai.url,
  POE_URL: poe.url,
  MIDJOURNEY_URL: midjourney.url,
}
const sourceKeys = {
  pixabay: { apiKey: pixabayKey },
  pexels: { apiKey: pexelsKey },
  unsplash: { apiKey: unsplashKey },
}
const makerKeys = {
  openAi: { apiKey: openAiImageKey },
  poeAI: { apiKey: poeImageKey },
  midjourney: {
    discordToken: 'discord-token-of-a-test',
    discordServerId: '1118138338562560101',
    discordChannelId: '1118138338562560102',
  },
}
console.log(JSON.stringify({ environment, sourceKeys, makerKeys }))
process.stdin.resume()
await once(process.stdin, 'end')
await Promise.all([pixabay, pexels, unsplash, wikimedia, openai, poe, midjourney].map(({ stop }) => stop()))
