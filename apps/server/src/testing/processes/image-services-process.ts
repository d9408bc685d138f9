import { once } from 'node:events'
import { fluxKey, startBlackForestLabs } from '../servers/pictures/black-forest-labs.ts'
import { geminiImageKey, startGeminiImages } from '../servers/pictures/gemini-images.ts'
import { startMidjourneyProxy } from '../servers/pictures/midjourney-proxy.ts'
import { openAiImageKey, startOpenAiImages } from '../servers/pictures/openai-images.ts'
import { pexelsKey, startPexels } from '../servers/pictures/pexels.ts'
import { pixabayKey, startPixabay } from '../servers/pictures/pixabay.ts'
import { poeImageKey, startPoeImages } from '../servers/pictures/poe-images.ts'
import { stabilityKey, startStabilityImages } from '../servers/pictures/stability-images.ts'
import { startUnsplash, unsplashKey } from '../servers/pictures/unsplash.ts'
import { startWikimedia } from '../servers/pictures/wikimedia.ts'

/*
 * Image sources and generators for tests that may not import the server: prints their environment variables
 * and keys as a line of JSON, and stops when its input ends.
 */
const servers = await Promise.all([
  startPixabay(),
  startPexels(),
  startUnsplash(),
  startWikimedia(),
  startOpenAiImages(),
  startPoeImages(),
  startMidjourneyProxy(),
  startGeminiImages(),
  startBlackForestLabs(),
  startStabilityImages(),
])
const [pixabay, pexels, unsplash, wikimedia, openai, poe, midjourney, gemini, flux, stability] = servers
const environment = {
  PIXABAY_URL: pixabay.url,
  PEXELS_URL: pexels.url,
  UNSPLASH_URL: unsplash.url,
  WIKIMEDIA_URL: `${wikimedia.url}/w/api.php`,
  OPENAI_URL: openai.url,
  POE_URL: poe.url,
  MIDJOURNEY_URL: midjourney.url,
  GEMINI_URL: `${gemini.url}/v1beta`,
  BFL_URL: flux.url,
  STABILITY_URL: stability.url,
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
/** Keys of the services that came later, apart so that a test can have the earlier ones alone. */
const newMakerKeys = {
  gemini: { apiKey: geminiImageKey },
  blackForestLabs: { apiKey: fluxKey },
  stability: { apiKey: stabilityKey },
}
console.log(JSON.stringify({ environment, sourceKeys, makerKeys, newMakerKeys }))
process.stdin.resume()
await once(process.stdin, 'end')
await Promise.all(servers.map(({ stop }) => stop()))
