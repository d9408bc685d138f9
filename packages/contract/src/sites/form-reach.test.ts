import { describe, expect, it } from 'vitest'
import { formReachProblem } from './form-reach.ts'

describe('formReachProblem', () => {
  it.each<[string, string | undefined, boolean]>([
    ['https://app.example.com', 'https://bucket.s3.amazonaws.com/site/', true],
    ['https://app.example.com', undefined, true],
    ['https://app.example.com', 'http://127.0.0.1:9000/site/', true],
    ['http://app.example.com', 'https://site.example.com/', false],
    ['http://app.example.com', undefined, false],
    ['http://localhost:3000', 'https://site.example.com/', false],
    ['http://localhost:3000', undefined, false],
    ['http://localhost:3000', 'http://localhost:3001/site/', true],
    ['http://localhost:3000', 'http://127.0.0.1:7480/bucket/site/', true],
    ['http://localhost:3000', 'http://192.168.1.5:3001/site/', false],
    ['http://192.168.1.5:3000', 'http://192.168.1.5:3001/site/', true],
    ['https://intranet', 'http://10.0.0.7/', true],
    ['https://10.1.2.3', 'https://site.example.com/', false],
    ['https://app.local', 'https://site.example.com/', false],
    ['https://[fd00::1]', 'https://site.example.com/', false],
    ['https://172.20.0.1', undefined, false],
    ['https://172.32.0.1', undefined, true],
  ])('PUBLIC_URL %s and a site at %s: %s', (publicUrl, baseUrl, reaches) => {
    const problem = formReachProblem(publicUrl, baseUrl)
    if (reaches) expect(problem).toBeNull()
    else expect(problem).toContain(`PUBLIC_URL is ${publicUrl}.`)
  })
})
