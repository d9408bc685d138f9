/**
 * Script of the confirmation page: finds the number of an ALTCHA challenge (SHA-256 of salt and number, as hexadecimal
 * digits) and sends the form. SHA-256 (FIPS 180-4) is written out, because browsers offer theirs only over HTTPS. It
 * works in short turns, so that the page stays usable.
 */
export const solverScript = `(function () {
  'use strict'
  var form = document.querySelector('form[data-altcha]')
  if (!form || !window.TextEncoder) return
  var wanted = JSON.parse(form.dataset.altcha)
  var k = new Uint32Array(64), start = new Uint32Array(8), n = 0
  for (var p = 2; n < 64; p++) {
    var prime = true
    for (var d = 2; d * d <= p; d++) if (p % d === 0) { prime = false; break }
    if (!prime) continue
    if (n < 8) start[n] = Math.floor((Math.sqrt(p) % 1) * 4294967296)
    k[n++] = Math.floor((Math.cbrt(p) % 1) * 4294967296)
  }
  var w = new Uint32Array(64)
  function hash(text) {
    var bytes = new TextEncoder().encode(text), length = bytes.length
    var padded = new Uint8Array(((length + 8) >> 6 << 6) + 64), view = new DataView(padded.buffer)
    padded.set(bytes)
    padded[length] = 128
    view.setUint32(padded.length - 4, length * 8)
    var h = Uint32Array.from(start)
    for (var at = 0; at < padded.length; at += 64) {
      for (var i = 0; i < 64; i++) {
        if (i < 16) { w[i] = view.getUint32(at + i * 4); continue }
        var x = w[i - 15], y = w[i - 2]
        w[i] = w[i - 16] + w[i - 7] + ((x >>> 7 | x << 25) ^ (x >>> 18 | x << 14) ^ x >>> 3) +
          ((y >>> 17 | y << 15) ^ (y >>> 19 | y << 13) ^ y >>> 10)
      }
      var a = h[0], b = h[1], c = h[2], e = h[4], f = h[5], g = h[6], q = h[3], r = h[7]
      for (i = 0; i < 64; i++) {
        var one = r + ((e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7)) + (e & f ^ ~e & g) + k[i] + w[i]
        var two = ((a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10)) + (a & b ^ a & c ^ b & c)
        r = g; g = f; f = e; e = q + one | 0; q = c; c = b; b = a; a = one + two | 0
      }
      h[0] += a; h[1] += b; h[2] += c; h[3] += q; h[4] += e; h[5] += f; h[6] += g; h[7] += r
    }
    var hex = ''
    for (i = 0; i < 8; i++) hex += ('0000000' + h[i].toString(16)).slice(-8)
    return hex
  }
  var number = 0, begun = Date.now()
  function turn() {
    for (var end = Date.now() + 20; Date.now() < end; number++) {
      if (number > wanted.maxnumber) return
      if (hash(wanted.salt + number) !== wanted.challenge) continue
      // a person who has begun to answer sends the form
      if (form.elements.answer.value !== '') return
      form.elements.altcha.value = btoa(JSON.stringify({
        algorithm: wanted.algorithm, challenge: wanted.challenge, number: number, salt: wanted.salt,
        signature: wanted.signature, took: Date.now() - begun
      }))
      document.getElementById('text').textContent = form.dataset.checking
      form.hidden = true
      form.submit()
      return
    }
    setTimeout(turn, 0)
  }
  turn()
})()`
