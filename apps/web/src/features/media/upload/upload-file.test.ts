import { afterEach, expect, test, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs a request that is answered at once. */
const answered = (status: number, responseText: string) => {
  class Request {
    readonly upload = { addEventListener: vi.fn() }
    readonly status = status
    readonly responseText = responseText
    #loaded = () => {}
    addEventListener(event: string, listener: () => void) {
      if (event === 'load') this.#loaded = listener
    }
    open() {}
    setRequestHeader() {}
    send() {
      this.#loaded()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
}

test.each([
  [
    409,
    { success: false, msg: 'x.png: This picture is damaged.', data: {} },
    'x.png: This picture is damaged.',
  ],
  [400, { name: 'BadRequest', message: 'The upload broke off.' }, 'The upload broke off.'],
  [413, '<html>', 'This file is too large for this server.'],
  [502, '<html>', 'Something went wrong. Please try again.'],
])('an upload answered %i with %j reports “%s”', async (status, answer, msg) => {
  answered(status, typeof answer === 'string' ? answer : JSON.stringify(answer))
  const { end } = uploadFile(new File(['x'], 'x.png'), '/', () => undefined)
  expect(await end).toEqual({ ok: false, msg })
})
