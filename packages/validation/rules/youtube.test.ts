import { expect, test } from 'vitest'
import { isYoutubeId, youtubeId } from './youtube.ts'

const id = 'dQw4w9WgX-_'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?v=${id}&t=42s&list=PL123`,
  `https://www.youtube.com/watch?feature=share&v=${id}#t=1`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=abcdef&t=3`,
  `https://www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/v/${id}`,
  `https://www.youtube.com/e/${id}`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/live/${id}?si=x`,
  `https://www.youtube.com/watch/${id}`,
  `https://www.youtube.com/attribution_link?u=${encodeURIComponent(`/watch?v=${id}&feature=share`)}`,
  `youtube.com/watch?v=${id}`,
  `//youtu.be/${id}`,
  `  HTTPS://YOUTU.BE/${id}  `,
])('%s gives its id', (url) => {
  expect(youtubeId(url)).toBe(id)
})

test.each([
  '',
  id,
  `https://vimeo.com/watch?v=${id}`,
  `https://youtube.com.evil.com/watch?v=${id}`,
  `https://evil.com/youtube.com/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?v=${id}x`,
  `https://youtu.be/${id.slice(1)}`,
  'https://www.youtube.com/watch?v=dQw4w9WgX!_',
  'https://www.youtube.com/',
  'https://www.youtube.com/@someone',
  `https://www.youtube.com/channel/${id}`,
  `javascript:alert('${id}')`,
  'https://',
])('%j gives none', (url) => {
  expect(youtubeId(url)).toBeNull()
})

test('an id alone is 11 letters, digits, _ or -', () => {
  expect(isYoutubeId(id)).toBe(true)
  expect(isYoutubeId(`${id}x`)).toBe(false)
})
