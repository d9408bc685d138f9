import type { Setting } from '@web2/contract/accounts'
import { expect, it } from 'vitest'
import { serviceGroups } from './service-fields.ts'
import {
  clearedService,
  initialValues,
  isComplete,
  serviceChange,
  serviceProblems,
} from './service-values.ts'

const cards = serviceGroups.flatMap(({ cards: each }) => each)
const card = (service: string) => cards.find((each) => each.service === service)!
const unset = { set: false, last4: '' }
const set = (last4: string) => ({ set: true, last4 })
const setting = {
  openAi: { apiKey: set('wxyz') },
  poeAI: { apiKey: unset },
  openAiCompatible: { baseUrl: 'https://llm.example.com/v1', label: 'Own', apiKey: set('1234') },
  midjourney: {
    discordToken: set('abcd'),
    discordServerId: unset,
    discordChannelId: unset,
    gateway: '',
    gatewaySecret: unset,
    hasGateway: true,
  },
} as unknown as Setting

it('a secret left empty stays, another field is sent when it differs', () => {
  const own = card('openAiCompatible')
  const values = initialValues(setting, own)
  expect(values).toEqual({ baseUrl: 'https://llm.example.com/v1', label: 'Own', apiKey: '' })
  expect(serviceChange(values, setting, own)).toEqual({ openAiCompatible: {} })
  expect(serviceChange({ ...values, label: ' ', apiKey: ' new ' }, setting, own)).toEqual({
    openAiCompatible: { label: null, apiKey: 'new' },
  })
})

it('a service is complete when all that it needs is stored, and asks for no more than what is missing', () => {
  expect(
    ['openAi', 'poeAI', 'openAiCompatible', 'midjourney'].filter((name) => isComplete(setting, card(name))),
  ).toEqual(['openAi', 'openAiCompatible'])
  const mj = card('midjourney')
  expect(Object.keys(serviceProblems(initialValues(setting, mj), setting, mj))).toEqual([
    'discordServerId',
    'discordChannelId',
  ])
})

it('clearing names every field of the service', () => {
  expect(clearedService(card('openAiCompatible'))).toEqual({
    openAiCompatible: { baseUrl: null, label: null, apiKey: null },
  })
})

it('that keys may go over http is sent beside such an address alone', () => {
  const own = card('openAiCompatible')
  const values = { ...initialValues(setting, own), baseUrl: 'http://llm.example.com', apiKey: 'new' }
  expect(serviceChange(values, setting, own, true)).toMatchObject({ openAiCompatible: { allowsHttp: true } })
  const local = { ...values, baseUrl: 'http://localhost:11434' }
  expect(serviceChange(local, setting, own, true).openAiCompatible).not.toHaveProperty('allowsHttp')
})
