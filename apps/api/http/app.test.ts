import { expect, it } from 'vitest'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

it('sends long answers compressed to whoever takes them so', async () => {
  for (let n = 0; n < 6; n++) await made.stage.project()
  const path = '/projects/filter/trending/'
  const plain = await made.platform.app.request(path)
  const small = await made.platform.app.request(path, { headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(small.headers.get('vary')).toMatch(/accept-encoding/i)
  const [whole, squeezed] = [await plain.text(), await small.arrayBuffer()]
  expect(squeezed.byteLength).toBeLessThan(whole.length / 2)
  const unpacked = new Response(new Blob([squeezed]).stream().pipeThrough(new DecompressionStream('gzip')))
  expect(JSON.parse(await unpacked.text())).toEqual(JSON.parse(whole))
})
