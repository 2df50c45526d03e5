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
  `https://www.youtube.com/?v=${id}`,
  `https://www.youtube.com/?feature=player_embedded&v=${id}`,
  `https://www.youtube.com/watch?vi=${id}`,
  `https://www.youtube.com/?vi=${id}&feature=youtu.be`,
  `https://www.youtube.com/vi/${id}`,
  `https://www.youtube.com/w/${id}`,
  `https://gaming.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch#!v=${id}`,
  `https://www.youtube.com/watch_popup?v=${id}`,
  `https://www.youtube.com/ytscreeningroom?v=${id}`,
  `https://www.youtube.com/embed/watch?feature=player_embedded&v=${id}`,
  `https://www.youtube.com/v/${id}&hl=en&fs=1`,
  `https://www.youtube.com/oembed?url=${encodeURIComponent(`https://youtu.be/${id}`)}&format=json`,
  `https://youtube.googleapis.com/v/${id}?version=3`,
  `https://youtu.be/${id}&feature=youtu.be`,
  `https://youtu.be/${id}&t=42`,
  `https://youtu.be/?v=${id}`,
  `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  `https://i3.ytimg.com/vi_webp/${id}/maxresdefault.webp`,
  `https://img.youtube.com/vi/${id}/0.jpg`,
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
  `https://gaming.youtube.com.evil.com/watch?v=${id}`,
  `https://i.ytimg.com/other/${id}/0.jpg`,
  `https://evil.ytimg.com/vi/${id}/0.jpg`,
  `https://www.youtube.com/results?v=${id}`,
  `https://youtu.be/${id}x&t=42`,
  `https://www.youtube.com/oembed?url=${encodeURIComponent(`https://vimeo.com/${id}`)}`,
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
